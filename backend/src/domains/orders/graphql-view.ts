import { dollars } from '../../shared/money.ts';
import { amount, uid } from '../content/graphql/values.ts';
import { incrementId } from './rules.ts';
import type { Shipment } from './shipments.ts';
import type { Order, OrderAddress, OrderLine } from './types.ts';

const money = (cents: number) => amount(dollars(cents));

const statusLabel = ({ status }: Order): string => status.charAt(0).toUpperCase() + status.slice(1);

const addressView = (address: OrderAddress | undefined) =>
  address && {
    ...address,
    region_id: address.regionId ?? null,
    country_code: address.countryId ?? null,
  };

function toDiscounts({ snapshot }: Order, cents: number) {
  const label = snapshot.coupon?.label ?? 'Discount';
  return cents === 0 ? [] : [{ label, amount: money(cents) }];
}

/** A line's state in the order's: the shop ships and bills orders whole. */
function getProgress({ state, snapshot }: Order, qty: number) {
  const isComplete = state === 'complete';
  const isInvoiced = isComplete || (snapshot.isPaid === true && state === 'processing');
  const isCanceled = state === 'canceled';
  return {
    status: isCanceled ? 'Canceled' : isComplete ? 'Shipped' : isInvoiced ? 'Invoiced' : 'Ordered',
    quantity_ordered: qty,
    quantity_shipped: isComplete ? qty : 0,
    quantity_invoiced: isInvoiced ? qty : 0,
    quantity_refunded: 0,
    quantity_canceled: isCanceled ? qty : 0,
    quantity_returned: null,
  };
}

/** What an order's lines show of products and parcels, and how the order is looked up without an account. */
export interface OrderViewSources {
  /** The product as GraphQL shows it; undefined once the catalogue has none. */
  product(productId: number): { readonly url_key: string } | undefined;
  shipments(orderId: number): readonly Shipment[];
  getToken(order: Order): string;
}

function itemView(order: Order, { id, totals }: OrderLine, sources: OrderViewSources) {
  const { item, discount } = totals;
  const product = sources.product(item.productId);
  return {
    __typename: 'OrderItem',
    id: uid(id),
    product: product ?? null,
    product_name: item.name,
    product_sku: item.sku,
    product_type: item.productType,
    product_url_key: product?.url_key ?? null,
    product_sale_price: amount(item.price),
    ...getProgress(order, item.qty),
    selected_options: [],
    entered_options: [],
    discounts: toDiscounts(order, discount),
  };
}

function totalView(order: Order) {
  const { snapshot } = order;
  const shipping = money(snapshot.shipping);
  const { tax } = snapshot;
  return {
    grand_total: money(order.grandTotal),
    base_grand_total: money(order.grandTotal),
    subtotal: money(snapshot.subtotal),
    total_shipping: shipping,
    total_tax: money(snapshot.taxAmount),
    taxes:
      tax && snapshot.taxAmount > 0
        ? [{ title: tax.code, rate: tax.percent, amount: money(snapshot.taxAmount) }]
        : [],
    discounts: toDiscounts(order, snapshot.discount),
    shipping_handling: {
      total_amount: shipping,
      amount_excluding_tax: shipping,
      amount_including_tax: shipping,
      taxes: [],
      discounts: snapshot.coupon ? [{ amount: money(0) }] : [],
    },
  };
}

const shipmentView = (order: Order, { id, title, carrier_code, track_number }: Shipment) => ({
  id: Buffer.from(incrementId(id)).toString('base64'),
  number: incrementId(id),
  comments: [],
  tracking: [{ title, carrier: carrier_code, number: track_number }],
  items: order.lines.map(({ id: lineId, totals: { item } }) => ({
    id: uid(lineId),
    product_name: item.name,
    product_sku: item.sku,
    quantity_shipped: item.qty,
  })),
});

/** As in Magento 2.4.7, whose orders cannot name their coupons: `total.discounts` can. */
function faultOfCoupons(): never {
  throw new Error('An order does not name its coupon.');
}

/** An order as Magento's GraphQL shows it. */
export function orderView(order: Order, sources: OrderViewSources) {
  const { snapshot } = order;
  const findAddress = (kind: OrderAddress['kind']) =>
    addressView(order.addresses.find((address) => address.kind === kind));
  return {
    id: uid(order.id),
    increment_id: order.incrementId,
    order_number: order.incrementId,
    number: order.incrementId,
    order_date: order.createdAt,
    created_at: order.createdAt,
    status: statusLabel(order),
    email: snapshot.email,
    token: sources.getToken(order),
    grand_total: dollars(order.grandTotal),
    total: totalView(order),
    items: order.lines.map((line) => itemView(order, line, sources)),
    billing_address: findAddress('billing'),
    shipping_address: snapshot.isVirtual ? null : findAddress('shipping'),
    payment_methods: [{ name: snapshot.methodTitle, type: snapshot.method, additional_data: [] }],
    shipping_method: snapshot.isVirtual ? null : 'Flat Rate - Fixed',
    carrier: snapshot.isVirtual ? null : 'Flat Rate',
    shipments: sources.shipments(order.id).map((shipment) => shipmentView(order, shipment)),
    // The shop bills and refunds without papers of its own.
    invoices: [],
    credit_memos: [],
    comments: null,
    applied_coupons: snapshot.coupon ? [{ code: faultOfCoupons }] : [],
    gift_message: null,
  };
}
