import { z } from 'zod';
import type {
  OrderAddressResponse,
  OrderItemResponse,
  OrderResponse,
} from '../commerce-rest/orders.ts';
import { idText, number, text } from '../wire-values.ts';
import type { CustomerOperation } from './customer-client.ts';

const money = z.looseObject({ value: number }).nullish();
const discounts = z.array(z.looseObject({ amount: money }).nullable()).nullish();
const address = z
  .looseObject({
    firstname: text,
    lastname: text,
    company: text,
    street: z.array(z.string().nullable()).nullish(),
    city: text,
    region: text,
    postcode: text,
    country_code: text,
    telephone: text,
  })
  .nullish();
const total = z.looseObject({ total: z.looseObject({ grand_total: money }).nullish() });
const order = z.looseObject({
  id: z.string(),
  number: z.string(),
  order_date: text,
  status: text,
  email: text,
  shipping_method: text,
  payment_methods: z.array(z.looseObject({ name: text, type: text }).nullable()).nullish(),
  shipping_address: address,
  billing_address: address,
  items: z
    .array(
      z
        .looseObject({
          id: idText,
          product_sku: z.string(),
          product_name: text,
          product_type: text,
          product_sale_price: money,
          quantity_ordered: number.nullish(),
          quantity_shipped: number.nullish(),
          quantity_refunded: number.nullish(),
          quantity_canceled: number.nullish(),
          discounts,
        })
        .nullable(),
    )
    .nullish(),
  total: z
    .looseObject({
      subtotal: money,
      grand_total: money,
      total_tax: money,
      total_shipping: money,
      discounts,
      taxes: z
        .array(z.looseObject({ title: text, rate: number.nullish(), amount: money }).nullable())
        .nullish(),
    })
    .nullish(),
  shipments: z
    .array(
      z
        .looseObject({
          tracking: z
            .array(
              z
                .looseObject({ title: text, carrier: text, number: z.string().nullish() })
                .nullable(),
            )
            .nullish(),
        })
        .nullable(),
    )
    .nullish(),
  invoices: z.array(total.nullable()).nullish(),
  credit_memos: z.array(total.nullable()).nullish(),
});
type GraphqlOrder = z.infer<typeof order>;

/** The result of an order look-up has no count. */
const page = z.looseObject({
  items: z
    .array(order.nullable())
    .transform((orders) => orders.filter((each): each is GraphqlOrder => each !== null)),
  total_count: number.default(0),
});
const response = z.object({
  customer: z.looseObject({ orders: page, newest: page.optional() }),
});
type OrdersOperation = CustomerOperation<z.infer<typeof response>>;

const ADDRESS = '{firstname lastname company street city region postcode country_code telephone}';
/** Omits `applied_coupons`, which causes an internal error in Magento 2.4.7 for an order with a coupon. */
const FIELDS = `items{id number order_date status email shipping_method payment_methods{name type}shipping_address${ADDRESS}billing_address${ADDRESS}items{id product_sku product_name product_type product_sale_price{value}quantity_ordered quantity_shipped quantity_refunded quantity_canceled discounts{amount{value}}}total{subtotal{value}grand_total{value}total_tax{value}total_shipping{value}discounts{amount{value}}taxes{title rate amount{value}}}shipments{tracking{title carrier number}}invoices{total{grand_total{value}}}credit_memos{total{grand_total{value}}}}`;
/** The default order is oldest first. */
const NEWEST_FIRST = 'sort:{sort_field:CREATED_AT,sort_direction:DESC}';

/** A page of the customer's orders, newest first. Variables: `page` (one-based) and `size`. */
export const ordersQuery: OrdersOperation = {
  name: 'customer',
  text: `query($page:Int!,$size:Int!){customer{orders(currentPage:$page,pageSize:$size,${NEWEST_FIRST}){total_count ${FIELDS}}}}`,
  response,
};

/**
 * An order by its number, because the filter does not support ids. With `byId`, it also reads the newest orders to find
 * one that was just placed by its id.
 */
export const orderQuery: OrdersOperation = {
  name: 'customer',
  text: `query($number:String!,$byId:Boolean!){customer{orders(filter:{number:{eq:$number}}){${FIELDS}}newest:orders(pageSize:5,${NEWEST_FIRST})@include(if:$byId){${FIELDS}}}}`,
  response,
};

/** Magento's default status labels; orders of a shop with other labels have no state. */
const STATE_OF_LABEL: Readonly<Record<string, string>> = {
  Pending: 'new',
  'Pending Payment': 'pending_payment',
  Processing: 'processing',
  Complete: 'complete',
  Closed: 'closed',
  Canceled: 'canceled',
  'On Hold': 'holded',
  'Payment Review': 'payment_review',
  'Suspected Fraud': 'payment_review',
};

/** Decodes a base64 GraphQL id to the id used by REST. */
export function decodeId(id: string): string {
  return Buffer.from(id, 'base64').toString('utf8');
}

function sum(
  amounts: readonly ({ readonly amount?: { readonly value: number } | null | undefined } | null)[],
) {
  return amounts.reduce((dollars, each) => dollars + (each?.amount?.value ?? 0), 0);
}

function toAddressResponse(from: GraphqlOrder['billing_address']): OrderAddressResponse | null {
  if (!from) return null;
  const { country_code, street, ...known } = from;
  const lines = street?.filter((line) => line !== null);
  return { ...known, street: lines, country_id: country_code, region_code: null };
}

function toItemResponse(line: NonNullable<GraphqlOrder['items']>[number]): OrderItemResponse[] {
  if (line === null) return [];
  const [price, quantity] = [line.product_sale_price?.value ?? 0, line.quantity_ordered ?? 0];
  const discount = sum(line.discounts ?? []);
  return [
    {
      item_id: decodeId(line.id),
      sku: line.product_sku,
      name: line.product_name,
      qty_ordered: quantity,
      qty_shipped: line.quantity_shipped,
      qty_canceled: line.quantity_canceled,
      qty_refunded: line.quantity_refunded,
      price,
      row_total: price * quantity,
      discount_amount: discount,
      product_type: line.product_type,
    },
  ];
}

/** Tracking numbers. GraphQL does not provide the time of a shipment. */
function toShipmentResponses({ shipments }: GraphqlOrder) {
  return (shipments ?? [])
    .flatMap((shipment) => shipment?.tracking ?? [])
    .flatMap((track) =>
      track?.number
        ? [{ carrier_code: track.carrier, title: track.title, track_number: track.number }]
        : [],
    );
}

function sumTotals(documents: GraphqlOrder['credit_memos'] | GraphqlOrder['invoices']): number {
  return sum((documents ?? []).map((document) => ({ amount: document?.total?.grand_total })));
}

/**
 * Converts a GraphQL order to its REST shape. The order number serves as the id because orders can only be looked up by
 * it. GraphQL omits line taxes, the coupon code and the card's last digits.
 */
export function toOrderResponse(from: GraphqlOrder): OrderResponse {
  const { total } = from;
  const [payment] = from.payment_methods ?? [];
  const label = from.status ?? '';
  const grandTotal = total?.grand_total?.value ?? 0;
  const shipTo = toAddressResponse(from.shipping_address);
  return {
    entity_id: from.number,
    increment_id: from.number,
    created_at: from.order_date,
    state: STATE_OF_LABEL[label] ?? null,
    status: label.toLowerCase().replaceAll(' ', '_'),
    customer_email: from.email,
    subtotal: total?.subtotal?.value,
    discount_amount: -sum(total?.discounts ?? []),
    shipping_amount: total?.total_shipping?.value,
    tax_amount: total?.total_tax?.value,
    grand_total: grandTotal,
    total_due: Math.max(0, grandTotal - sumTotals(from.invoices)),
    total_refunded: sumTotals(from.credit_memos),
    shipping_description: from.shipping_method,
    items: (from.items ?? []).flatMap(toItemResponse),
    billing_address: toAddressResponse(from.billing_address),
    payment: payment ? { method: payment.type, additional_information: [payment.name] } : null,
    extension_attributes: {
      shipping_assignments: shipTo ? [{ shipping: { address: shipTo } }] : [],
      applied_taxes: (total?.taxes ?? []).flatMap((tax) =>
        tax ? [{ title: tax.title, percent: tax.rate, amount: tax.amount?.value }] : [],
      ),
      shipments: toShipmentResponses(from),
    },
  };
}
