import { z } from 'zod';
import { orderResponse } from '../commerce-rest/orders.ts';
import { camelObject, idText, list, number, text } from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

const amount = number.nullish();
/** An amount in dollars; 0 if it is missing. */
const money = z
  .object({ value: number })
  .nullish()
  .transform((given) => given?.value ?? 0);
const discounts = list(z.object({ amount: money }));
const address = z
  .object({
    firstname: text,
    lastname: text,
    company: text,
    street: list(z.string()),
    city: text,
    region: text,
    postcode: text,
    country_code: text,
    telephone: text,
  })
  .nullish();
const documents = list(z.object({ total: z.object({ grand_total: money }).nullish() }));
const item = z.object({
  id: idText,
  product_sku: z.string(),
  product_name: text,
  product_type: text,
  product_sale_price: money,
  quantity_ordered: amount,
  quantity_shipped: amount,
  quantity_refunded: amount,
  quantity_canceled: amount,
  discounts,
});
const order = z.object({
  id: z.string(),
  number: z.string(),
  created_at: text,
  status: text,
  email: text,
  shipping_method: text,
  payment_methods: list(z.object({ name: text, type: text })),
  shipping_address: address,
  billing_address: address,
  items: list(item),
  total: z
    .object({
      subtotal: money,
      grand_total: money,
      total_tax: money,
      total_shipping: money,
      discounts,
      taxes: list(z.object({ title: text, rate: amount, amount: money })),
    })
    .nullish(),
  shipments: list(
    z.object({ tracking: list(z.object({ title: text, carrier: text, number: text })) }),
  ),
  invoices: documents,
  credit_memos: documents,
});
type GraphqlOrder = z.infer<typeof order>;

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

function decodeId(id: string): string {
  return Buffer.from(id, 'base64').toString('utf8');
}

function sum(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((dollars, { amount }) => dollars + amount, 0);
}

function sumTotals(from: GraphqlOrder['invoices']): number {
  return sum(from.map(({ total }) => ({ amount: total?.grand_total ?? 0 })));
}

function toRestAddress(from: GraphqlOrder['billing_address']) {
  if (!from) return null;
  const { country_code, ...known } = from;
  return { ...known, country_id: country_code };
}

function toRestItem(item: GraphqlOrder['items'][number]) {
  const price = item.product_sale_price;
  const quantity = item.quantity_ordered ?? 0;
  return {
    item_id: decodeId(item.id),
    sku: item.product_sku,
    name: item.product_name,
    qty_ordered: quantity,
    qty_shipped: item.quantity_shipped,
    qty_canceled: item.quantity_canceled,
    qty_refunded: item.quantity_refunded,
    price,
    row_total: price * quantity,
    discount_amount: sum(item.discounts),
    product_type: item.product_type,
  };
}

/** Tracking numbers. GraphQL does not provide the time of a shipment. */
function toRestShipments({ shipments }: GraphqlOrder) {
  return shipments
    .flatMap(({ tracking }) => tracking)
    .flatMap(({ carrier, title, number }) =>
      number ? [{ carrier_code: carrier, title, track_number: number }] : [],
    );
}

/**
 * Converts a GraphQL order to its REST shape. The order number serves as the id because orders can only be looked up by
 * it. GraphQL omits line taxes, the coupon code and the card's last digits.
 */
function toRestOrder(from: GraphqlOrder): Record<string, unknown> {
  const { total } = from;
  const [payment] = from.payment_methods;
  const label = from.status ?? '';
  const grandTotal = total?.grand_total ?? 0;
  const shipTo = toRestAddress(from.shipping_address);
  return {
    entity_id: from.number,
    increment_id: from.number,
    created_at: from.created_at,
    state: STATE_OF_LABEL[label] ?? null,
    status: label.toLowerCase().replaceAll(' ', '_'),
    customer_email: from.email,
    subtotal: total?.subtotal,
    discount_amount: -sum(total?.discounts ?? []),
    shipping_amount: total?.total_shipping,
    tax_amount: total?.total_tax,
    grand_total: grandTotal,
    total_due: Math.max(0, grandTotal - sumTotals(from.invoices)),
    total_refunded: sumTotals(from.credit_memos),
    shipping_description: from.shipping_method,
    items: from.items.map(toRestItem),
    billing_address: toRestAddress(from.billing_address),
    payment: payment ? { method: payment.type, additional_information: [payment.name] } : null,
    extension_attributes: {
      shipping_assignments: shipTo ? [{ shipping: { address: shipTo } }] : [],
      applied_taxes: (total?.taxes ?? []).map(({ title, rate: percent, amount }) => ({
        title,
        percent,
        amount,
      })),
      shipments: toRestShipments(from),
    },
  };
}

const orderOfId = order
  .transform((from) => ({ entityId: decodeId(from.id), order: toRestOrder(from) }))
  .pipe(z.object({ entityId: z.string(), order: orderResponse }));

/** The result of an order look-up has no count. */
const page = camelObject({ items: list(orderOfId), total_count: number.default(0) });
export type GraphqlOrders = z.infer<typeof page>;
const response = z.object({
  customer: z.object({ orders: page, newest: page.optional() }),
});

const ADDRESS = '{firstname lastname company street city region postcode country_code telephone}';
/**
 * Omits `applied_coupons`, which causes an internal error in Magento 2.4.7 for an order with a coupon, and `order_date`,
 * which is in the time zone of the store in versions after 2.4.7.
 */
const FIELDS = `items{id number created_at status shipping_method payment_methods{name type}shipping_address${ADDRESS}billing_address${ADDRESS}items{id product_sku product_name product_type product_sale_price{value}quantity_ordered quantity_shipped quantity_refunded quantity_canceled discounts{amount{value}}}total{subtotal{value}grand_total{value}total_tax{value}total_shipping{value}discounts{amount{value}}taxes{title rate amount{value}}}shipments{tracking{title carrier number}}invoices{total{grand_total{value}}}credit_memos{total{grand_total{value}}}}`;
const FIELDS_WITH_EMAIL = FIELDS.replace('status', 'status email');
/** How many of the newest orders are read to find one that was just placed. */
export const NEWEST = 5;
/** By default, Magento finds only orders of the current store view, although an account belongs to its website. */
const ALL = 'scope:WEBSITE';
/** The default order is oldest first. */
const NEWEST_FIRST = `${ALL},sort:{sort_field:CREATED_AT,sort_direction:DESC}`;

function toOperation(text: string) {
  return customerOperation('customer', text, response);
}

/** A page of the customer's orders, newest first. Variables: `page` (one-based) and `size`. */
export const ordersQuery = toOperation(
  `query($page:Int!,$size:Int!){customer{orders(currentPage:$page,pageSize:$size,${NEWEST_FIRST}){total_count ${FIELDS_WITH_EMAIL}}}}`,
);

/**
 * An order by its number, because the filter does not support ids. With `byId`, it also reads the newest orders to find
 * one that was just placed by its id.
 */
export const orderQuery = toOperation(
  `query($number:String!,$byId:Boolean!){customer{orders(filter:{number:{eq:$number}},${ALL}){${FIELDS_WITH_EMAIL}}newest:orders(pageSize:${NEWEST},${NEWEST_FIRST})@include(if:$byId){${FIELDS_WITH_EMAIL}}}}`,
);

/** The queries of Magento 2.4.4, whose orders have no email address and are listed oldest first. */
export const unsortedOrdersQuery = toOperation(
  `query($page:Int!,$size:Int!){customer{orders(currentPage:$page,pageSize:$size){total_count ${FIELDS}}}}`,
);
export const unsortedOrderQuery = toOperation(
  `query($number:String!){customer{orders(filter:{number:{eq:$number}}){${FIELDS}}}}`,
);
