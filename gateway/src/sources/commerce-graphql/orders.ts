import { z } from 'zod';
import { toMoney } from '../../core/values.ts';
import { type OrderResponse, orderAddressResponse, toAddress } from '../commerce-rest/orders.ts';
import {
  as,
  camelObject,
  dateTime,
  decodedText,
  idText,
  list,
  number,
  objectOrEmpty,
  orNull,
  text,
  textOrNull,
} from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

const id = idText.transform((encoded) => Buffer.from(encoded, 'base64').toString('utf8'));
const numberOrZero = number.nullish().transform((given) => given ?? 0);
const quantity = numberOrZero.transform(Math.round);
/** An amount in dollars; 0 if it is missing. */
const dollars = objectOrEmpty(z.object({ value: numberOrZero })).transform(({ value }) => value);
const discount = list(z.object({ amount: dollars })).transform((discounts) =>
  discounts.reduce((sum, { amount }) => sum + amount, 0),
);
/** The sum of invoices or credit memos, in dollars. */
const grandTotal = list(
  z.object({ total: objectOrEmpty(z.object({ grand_total: dollars })) }),
).transform((documents) => documents.reduce((sum, { total }) => sum + total.grand_total, 0));

const address = orNull(
  orderAddressResponse
    .extend({ street: list(z.string()), country_code: text })
    .transform((wire) => toAddress({ ...wire, country_id: wire.country_code })),
);

const item = camelObject({
  id,
  product_sku: as('sku', z.string()),
  product_name: as('name', decodedText),
  product_type: text.transform((type) => type ?? 'simple'),
  product_sale_price: as('price', dollars),
  quantity_ordered: as('quantity', numberOrZero),
  quantity_shipped: quantity,
  quantity_refunded: quantity,
  quantity_canceled: quantity,
  discounts: as('discount', discount),
}).transform(({ name, price, quantity, discount: reduction, ...rest }) => ({
  ...rest,
  name: name ?? rest.sku,
  quantity: Math.round(quantity),
  price: toMoney(price),
  priceInclTax: null,
  discount: toMoney(reduction),
  rowTotal: toMoney(price * quantity - reduction),
  tax: null,
  taxPercent: null,
  parentItemId: null,
}));

const totals = camelObject({
  subtotal: dollars,
  grand_total: dollars,
  total_tax: as('tax', dollars),
  total_shipping: as('shipping', dollars),
  discounts: as(
    'discount',
    discount.transform((total) => -total),
  ),
  taxes: list(
    camelObject({
      title: text.transform((title) => title ?? ''),
      rate: as('percent', orNull(number.transform(String))),
      amount: dollars.transform(toMoney),
    }),
  ),
});

/** GraphQL does not provide the time of a shipment. */
const shipment = z
  .object({ title: text, carrier: text, number: text })
  .transform(({ title, carrier, number }) => ({
    id: number ?? '',
    carrierCode: carrier ?? '',
    carrier: title ?? carrier ?? '',
    trackNumber: number ?? '',
    createdAt: null,
    status: null,
    events: null,
  }));

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

/**
 * An order as in a REST response. Its number serves as the id because orders can only be looked up by it. GraphQL omits
 * line taxes, the coupon code and the card's last digits.
 */
const order = camelObject({
  id: as('entityId', id),
  number: z.string(),
  created_at: dateTime,
  status: as(
    'label',
    text.transform((label) => label ?? ''),
  ),
  email: textOrNull,
  shipping_method: textOrNull,
  payment_methods: list(z.object({ name: text, type: text })),
  shipping_address: address,
  billing_address: address,
  items: list(item),
  total: objectOrEmpty(totals),
  shipments: list(z.object({ tracking: list(shipment) })),
  invoices: as('invoiced', grandTotal),
  credit_memos: as('credited', grandTotal),
}).transform(({ entityId, label, invoiced, credited, shippingAddress, ...given }) => {
  const { paymentMethods, shipments, total, ...rest } = given;
  const { taxes, ...amounts } = total;
  const [payment] = paymentMethods;
  const order: OrderResponse = {
    ...rest,
    ...amounts,
    id: rest.number,
    state: STATE_OF_LABEL[label] ?? null,
    status: label.toLowerCase().replaceAll(' ', '_'),
    due: toMoney(Math.max(0, amounts.grandTotal - invoiced)),
    refunded: toMoney(credited),
    couponCode: null,
    payment: payment
      ? { method: payment.type, ccLast4: null, additionalInformation: [payment.name] }
      : null,
    extension: {
      shippingAssignments: [{ shipping: { address: shippingAddress } }],
      paymentAdditionalInfo: [],
      appliedTaxes: taxes,
      shipments: shipments
        .flatMap(({ tracking }) => tracking)
        .filter(({ trackNumber }) => trackNumber !== ''),
      giftCards: [],
      returnFee: null,
    },
  };
  return { entityId, order };
});

/** The result of an order look-up has no count. */
const page = camelObject({ items: list(order), total_count: number.default(0) });
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
