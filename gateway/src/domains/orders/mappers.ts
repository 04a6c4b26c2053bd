import { toAddress } from '../../calls/address.ts';
import { createToEnum, moneyOrNull, toDateTime, toMoney } from '../../core/values.ts';
import type {
  OrderAddress,
  OrderPayment,
  OrderReturnStatus,
  OrderState,
  OrderTotals,
  ShipmentStatus,
} from '../../generated/types.ts';
import type {
  OrderItemResponse,
  OrderResponse,
  OrdersResponse,
  ReturnResponse,
  ShipmentResponse,
} from '../../sources/commerce-rest/orders.ts';

const DAY_MS = 86_400_000;
/** Days after shipping in which items can be returned (docs/wire/orders.md). */
const RETURN_DAYS = 15;

const toState = createToEnum<OrderState>([
  'NEW',
  'PENDING_PAYMENT',
  'PROCESSING',
  'COMPLETE',
  'CLOSED',
  'CANCELED',
  'HOLDED',
  'PAYMENT_REVIEW',
]);
const toShipmentStatus = createToEnum<ShipmentStatus>([
  'LABEL_CREATED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
]);

function whole(quantity: number | null | undefined): number {
  return Math.round(quantity ?? 0);
}

function toItem(item: OrderItemResponse) {
  return {
    id: item.item_id,
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: whole(item.qty_ordered),
    quantityShipped: whole(item.qty_shipped),
    quantityCanceled: whole(item.qty_canceled),
    quantityRefunded: whole(item.qty_refunded),
    price: toMoney(item.price ?? 0),
    priceInclTax: moneyOrNull(item.price_incl_tax),
    rowTotal: toMoney(item.row_total ?? 0),
    discount: toMoney(item.discount_amount ?? 0),
    tax: moneyOrNull(item.tax_amount),
    taxPercent: typeof item.tax_percent === 'number' ? String(item.tax_percent) : null,
    productType: item.product_type ?? 'simple',
  };
}

function toGiftCards({ extension_attributes: extension }: OrderResponse) {
  return (extension?.gift_cards ?? []).map(({ code, amount }) => ({ code, paid: amount ?? 0 }));
}

function toTotals(order: OrderResponse): OrderTotals {
  const subtotal = order.subtotal ?? 0;
  const discount = order.discount_amount ?? 0;
  const shipping = order.shipping_amount ?? 0;
  const tax = order.tax_amount ?? 0;
  const grandTotal = order.grand_total ?? 0;
  const giftCards = toGiftCards(order).reduce((sum, { paid }) => sum + paid, 0);
  const addends = [
    { code: 'subtotal', title: 'Subtotal', dollars: subtotal },
    { code: 'discount', title: 'Discount', dollars: discount },
    { code: 'shipping', title: 'Shipping & Handling', dollars: shipping },
    { code: 'tax', title: 'Tax', dollars: tax },
    { code: 'giftcard', title: 'Gift Card', dollars: -giftCards },
  ].filter(({ dollars }) => dollars !== 0);
  const segments = [...addends, { code: 'grand_total', title: 'Grand Total', dollars: grandTotal }];
  return {
    subtotal: toMoney(subtotal),
    discount: toMoney(discount),
    shipping: toMoney(shipping),
    tax: toMoney(tax),
    grandTotal: toMoney(grandTotal),
    due: toMoney(order.total_due ?? 0),
    refunded: toMoney(order.total_refunded ?? 0),
    segments: segments.map(({ dollars, ...segment }) => ({ ...segment, value: toMoney(dollars) })),
  };
}

function toPayment(order: OrderResponse): OrderPayment | null {
  const { payment, extension_attributes: extension } = order;
  if (!payment?.method) return null;
  const named = extension?.payment_additional_info?.find(({ key }) => key === 'method_title');
  const [first] = payment.additional_information ?? [];
  const label = named?.value || (typeof first === 'string' && first) || payment.method;
  return { code: payment.method, label, cardLast4: payment.cc_last4 || null };
}

/** A shipment; `events` is missing if the response lacks them. */
export function toShipment(wire: ShipmentResponse) {
  return {
    id: wire.id ?? wire.track_number,
    carrierCode: wire.carrier_code ?? '',
    carrier: wire.title ?? wire.carrier_code ?? '',
    trackNumber: wire.track_number,
    status: toShipmentStatus(wire.status),
    createdAt: toDateTime(wire.created_at),
    ...(wire.events && {
      events: wire.events.map((event) => ({
        status: toShipmentStatus(event.status),
        location: event.location || null,
        note: event.note || null,
        createdAt: toDateTime(event.created_at),
      })),
    }),
  };
}

function returnableUntil(
  state: OrderState | null,
  [first]: readonly ReturnType<typeof toShipment>[],
): string | null {
  const isOver = state === 'CANCELED' || state === 'CLOSED';
  if (isOver || !first?.createdAt) return null;
  return new Date(Date.parse(first.createdAt) + RETURN_DAYS * DAY_MS).toISOString();
}

/** An order for its owner. Child lines are parts of their parent and omitted. */
export function toOrder(order: OrderResponse) {
  const { extension_attributes: extension } = order;
  const items = (order.items ?? []).filter((item) => !item.parent_item_id).map(toItem);
  const shipments = (extension?.shipments ?? []).map(toShipment);
  const shippingAddress = extension?.shipping_assignments?.[0]?.shipping?.address;
  const state = toState(order.state);
  return {
    id: order.entity_id,
    number: order.increment_id,
    createdAt: toDateTime(order.created_at),
    state,
    status: order.status ?? order.state ?? '',
    email: order.customer_email || null,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toTotals(order),
    billingAddress: order.billing_address ? toAddress(order.billing_address) : null,
    shippingAddress: shippingAddress ? toAddress(shippingAddress) : null,
    shippingMethod: order.shipping_description || null,
    payment: toPayment(order),
    couponCode: order.coupon_code || null,
    giftCards: toGiftCards(order).map(({ code, paid }) => ({ code, amount: toMoney(paid) })),
    taxes: (extension?.applied_taxes ?? []).map((tax) => ({
      title: tax.title ?? tax.code ?? '',
      percent: typeof tax.percent === 'number' ? String(tax.percent) : null,
      amount: toMoney(tax.amount ?? 0),
    })),
    shipments,
    returnableUntil: returnableUntil(state, shipments),
    returnFee: moneyOrNull(extension?.return_fee),
  };
}

function withoutStreet(address: OrderAddress | null | undefined): OrderAddress | null {
  return address ? { ...address, company: null, line1: null, line2: null, phone: null } : null;
}

/** An order for a guest: three values that others may know do not reveal the full address. */
export function toGuestOrder(response: OrderResponse) {
  const order = toOrder(response);
  return {
    ...order,
    email: null,
    giftCards: [],
    billingAddress: withoutStreet(order.billingAddress),
    shippingAddress: withoutStreet(order.shippingAddress),
  };
}

/** A page of orders. If the back end returns a plain list, it is paginated here. */
export function toOrderList(response: OrdersResponse, page: number, pageSize: number) {
  const from = (page - 1) * pageSize;
  const { items, total_count: totalCount } = Array.isArray(response)
    ? { items: response.slice(from, from + pageSize), total_count: response.length }
    : response;
  const pageCount = Math.ceil(totalCount / pageSize);
  return { orders: (items ?? []).map(toOrder), page, totalCount, pageCount };
}

const toReturnStatus = createToEnum<OrderReturnStatus>([
  'REQUESTED',
  'RECEIVED',
  'REFUNDED',
  'DECLINED',
]);

export function toReturn(response: ReturnResponse) {
  const { orderIncrementId: orderNumber, refundAmount: refund, ...rest } = response;
  return {
    ...rest,
    orderNumber,
    refund,
    status: toReturnStatus(response.status),
    reason: response.reason ?? '',
    items: (response.items ?? []).map(({ qty, ...item }) => ({
      ...item,
      name: item.name ?? item.sku,
      quantity: Math.round(qty ?? 1),
    })),
  };
}
