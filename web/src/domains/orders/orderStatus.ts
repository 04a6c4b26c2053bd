import { formatDay } from '#lib/format/dates.ts';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';
import type { ReturnableOrderQuery } from './returns/Returns.generated.ts';

type Order = OrderDetails_OrderFragment;
type Shipment = Order['shipments'][number];
type Item = Pick<
  Order['items'][number],
  'productType' | 'quantity' | 'quantityShipped' | 'quantityCanceled'
>;

/** True for an order of quotes only, which is not shipped. */
const isVirtual = (items: readonly Item[]): boolean =>
  items.every(({ productType }) => productType === 'virtual');

/** True if everything is shipped: shipments without a tracking number are not listed. */
const areShipped = (items: readonly Item[]): boolean =>
  items.some(({ quantityShipped }) => quantityShipped > 0) &&
  items.every(
    ({ productType, quantity, quantityShipped, quantityCanceled }) =>
      productType === 'virtual' || quantityShipped + quantityCanceled >= quantity,
  );

const STATES: Readonly<Record<NonNullable<Order['state']>, string>> = {
  NEW: 'Order placed',
  PENDING_PAYMENT: 'Waiting for payment',
  PROCESSING: 'Being prepared',
  COMPLETE: 'Shipped',
  CLOSED: 'Refunded',
  CANCELED: 'Canceled',
  HOLDED: 'On hold',
  PAYMENT_REVIEW: 'Payment in review',
};

const SHIPMENTS: Readonly<Record<NonNullable<Shipment['status']>, string>> = {
  LABEL_CREATED: 'Label created',
  IN_TRANSIT: 'In transit',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
};

export const shipmentText = (status: Shipment['status']): string =>
  status === null ? 'On its way' : SHIPMENTS[status];

/** An order's progress, refined by its shipments; a state without a label shows the back end's status. */
export function orderText(
  order: Pick<Order, 'state' | 'status'> & {
    items: readonly Item[];
    shipments: readonly Pick<Shipment, 'status'>[];
  },
): string {
  const { state, status, items, shipments } = order;
  if (state === 'COMPLETE' && isVirtual(items)) return 'Paid';
  if (state === 'COMPLETE' && shipments.length > 0) {
    if (shipments.every((each) => each.status === 'DELIVERED')) return SHIPMENTS.DELIVERED;
    if (shipments.some((each) => each.status === 'OUT_FOR_DELIVERY')) {
      return SHIPMENTS.OUT_FOR_DELIVERY;
    }
  }
  if (state === 'PROCESSING' && areShipped(items)) return STATES.COMPLETE;
  if (state !== null) return STATES[state];
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}

/**
 * Until when items of an order can be returned, as text, and whether that is still open at `now` (ms). Null if nothing
 * can be returned. Browser only, because it depends on the time zone.
 */
export function returnWindow(until: string | null, now: number) {
  if (until === null) return null;
  const isOpen = Date.parse(until) > now;
  const verb = isOpen ? 'can' : 'could';
  return { isOpen, text: `Items ${verb} be returned until ${formatDay(until)}.` };
}

/** The ids of an order's lines that have a return, and whether all have one. */
export function returnedLines(
  order: { readonly id: string; readonly items: readonly { readonly id: string }[] },
  returns: ReturnableOrderQuery['customerReturns'] | undefined,
) {
  const ofOrder = (returns ?? []).filter(({ orderId }) => orderId === order.id);
  const returned = new Set(ofOrder.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  return { returned, areAll: order.items.every(({ id }) => returned.has(id)) };
}

/** States in which an order waits, whatever stage it has reached. */
const WAITING = new Set<Order['state']>(['HOLDED', 'PENDING_PAYMENT', 'PAYMENT_REVIEW']);
const PAID = new Set<Order['state']>(['PROCESSING', 'COMPLETE', 'CLOSED']);

function firstMoment(shipments: Order['shipments'], status: string): string | null {
  const events = shipments.flatMap((shipment) => shipment.events ?? []);
  const moments = events.flatMap(({ status: each, createdAt }) =>
    each === status && createdAt ? [createdAt] : [],
  );
  return moments.sort()[0] ?? null;
}

/**
 * The stages of an order from placed to delivered, or to paid if nothing is shipped. A canceled or refunded order ends
 * with that stage; an order on hold has it after the stages that it has reached; one without shipments shows the
 * remaining stages. `at` is null if a stage has not been reached or no time is recorded.
 */
export function orderStages(order: Pick<Order, 'state' | 'createdAt' | 'items' | 'shipments'>) {
  const { state, createdAt, items, shipments } = order;
  const placed = { label: 'Placed', at: createdAt, isDone: true };
  if (state === 'CANCELED') return [placed, { label: 'Canceled', at: null, isDone: true }];
  const isShipped = shipments.length > 0 || state === 'COMPLETE' || areShipped(items);
  const isMoving = shipments.some(({ status }) => status !== null && status !== 'LABEL_CREATED');
  const isDelivered =
    shipments.length > 0 && shipments.every(({ status }) => status === 'DELIVERED');
  const shipping = [
    { label: 'Authenticated and packed', at: null, isDone: PAID.has(state) || isShipped },
    { label: 'Shipped', at: shipments[0]?.createdAt ?? null, isDone: isShipped },
    { label: 'In transit', at: firstMoment(shipments, 'IN_TRANSIT'), isDone: isMoving },
    {
      label: 'Delivered',
      at: isDelivered ? firstMoment(shipments, 'DELIVERED') : null,
      isDone: isDelivered,
    },
  ];
  const paid = { label: 'Paid', at: null, isDone: PAID.has(state) };
  const stages = [placed, ...(isVirtual(items) ? [paid] : shipping)];
  if (state === null || (state !== 'CLOSED' && !WAITING.has(state))) return stages;
  const done = stages.filter(({ isDone }) => isDone);
  const open = state === 'CLOSED' ? [] : stages.filter(({ isDone }) => !isDone);
  return [...done, { label: STATES[state], at: null, isDone: true }, ...open];
}
