import { createToEnum, toMoney } from '../../core/values.ts';
import type { OrderAddress, OrderPayment, OrderState, OrderTotals } from '../../generated/types.ts';
import type {
  OrderResponse,
  OrdersResponse,
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

function toTotals(order: OrderResponse): OrderTotals {
  const { subtotal, discount, shipping, tax, grandTotal, due, refunded, extension } = order;
  const giftCards = extension.giftCards.reduce((sum, { amount }) => sum + amount, 0);
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
    due,
    refunded,
    segments: segments.map(({ dollars, ...segment }) => ({ ...segment, value: toMoney(dollars) })),
  };
}

function toPayment({ payment, extension }: OrderResponse): OrderPayment | null {
  if (!payment?.method) return null;
  const named = extension.paymentAdditionalInfo.find(({ key }) => key === 'method_title');
  const [first] = payment.additionalInformation ?? [];
  const label = named?.value || (typeof first === 'string' && first) || payment.method;
  return { code: payment.method, label, cardLast4: payment.ccLast4 };
}

function returnableUntil(
  state: OrderState | null,
  [first]: readonly ShipmentResponse[],
): string | null {
  const isOver = state === 'CANCELED' || state === 'CLOSED';
  if (isOver || !first?.createdAt) return null;
  return new Date(Date.parse(first.createdAt) + RETURN_DAYS * DAY_MS).toISOString();
}

/** An order for its owner. Child lines are parts of their parent and omitted. */
export function toOrder(order: OrderResponse) {
  const { shippingAssignments, giftCards, appliedTaxes, shipments, returnFee } = order.extension;
  const items = order.items.filter(({ parentItemId }) => !parentItemId);
  const state = toState(order.state);
  return {
    ...order,
    state,
    status: order.status ?? order.state ?? '',
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toTotals(order),
    shippingAddress: shippingAssignments[0]?.shipping?.address ?? null,
    payment: toPayment(order),
    giftCards: giftCards.map(({ code, amount }) => ({ code, amount: toMoney(amount) })),
    taxes: appliedTaxes,
    shipments,
    returnableUntil: returnableUntil(state, shipments),
    returnFee,
  };
}

function withoutStreet(address: OrderAddress | null): OrderAddress | null {
  return address && { ...address, company: null, line1: null, line2: null, phone: null };
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
  const { items, totalCount } = Array.isArray(response)
    ? { items: response.slice(from, from + pageSize), totalCount: response.length }
    : response;
  const pageCount = Math.ceil(totalCount / pageSize);
  return { orders: items.map(toOrder), page, totalCount, pageCount };
}
