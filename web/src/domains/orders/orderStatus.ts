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
export const areShipped = (items: readonly Item[]): boolean =>
  items.some(({ quantityShipped }) => quantityShipped > 0) &&
  items.every(
    ({ productType, quantity, quantityShipped, quantityCanceled }) =>
      productType === 'virtual' || quantityShipped + quantityCanceled >= quantity,
  );

/** States that end or stop an order. */
const STOPPED: Partial<Record<NonNullable<Order['state']>, string>> = {
  PENDING_PAYMENT: 'Waiting for payment',
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

interface Progress extends Pick<Order, 'state'> {
  readonly items: readonly Item[];
  readonly shipments: readonly Pick<Shipment, 'status'>[];
}

const PAID = new Set<Order['state']>(['PROCESSING', 'COMPLETE', 'CLOSED']);

/** An order is on its way with its first parcel, and delivered with its last. */
function shippingProgress({ state, items, shipments }: Progress) {
  const statuses = new Set(shipments.map(({ status }) => status));
  const isDelivered = statuses.size === 1 && statuses.has('DELIVERED');
  const isOut = statuses.has('OUT_FOR_DELIVERY');
  const isShipped = shipments.length > 0 || state === 'COMPLETE' || areShipped(items);
  return [
    { label: 'Being prepared', isDone: PAID.has(state) || isShipped },
    { label: 'Shipped', isDone: isShipped },
    {
      label: isOut ? SHIPMENTS.OUT_FOR_DELIVERY : SHIPMENTS.IN_TRANSIT,
      isDone: isOut || statuses.has('IN_TRANSIT') || statuses.has('DELIVERED'),
    },
    { label: SHIPMENTS.DELIVERED, isDone: isDelivered },
  ];
}

/**
 * The stages of an order from placed to delivered, or to paid if nothing is shipped. A canceled or refunded order ends
 * with that stage; one that waits has it after the stages that it has reached.
 */
function orderProgress(order: Progress) {
  const { state, items } = order;
  const stop = state === null ? undefined : STOPPED[state];
  const ended = stop === undefined ? [] : [{ label: stop, isDone: true }];
  const placed = { label: 'Placed', isDone: true };
  if (state === 'CANCELED') return [placed, ...ended];
  const paid = [{ label: 'Paid', isDone: PAID.has(state) }];
  const stages = [placed, ...(isVirtual(items) ? paid : shippingProgress(order))];
  const done = stages.filter(({ isDone }) => isDone);
  const open = state === 'CLOSED' ? [] : stages.filter(({ isDone }) => !isDone);
  return [...done, ...ended, ...open];
}

/** The stage that an order has reached; for a state that is not known, the back end's status. */
export function orderText(order: Progress & Pick<Order, 'status'>): string | undefined {
  const { state, status } = order;
  if (state !== null) return orderProgress(order).findLast(({ isDone }) => isDone)?.label;
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}

function firstMoment(
  shipments: Order['shipments'],
  status: NonNullable<Shipment['status']>,
): string | null {
  const events = shipments.flatMap((shipment) => shipment.events ?? []);
  const moments = events.flatMap(({ status: each, createdAt }) =>
    each === status && createdAt ? [createdAt] : [],
  );
  return moments.sort()[0] ?? null;
}

/** The stages with their times; `at` is null if a stage has not been reached or no time is recorded. */
export function orderStages(order: Pick<Order, 'state' | 'createdAt' | 'items' | 'shipments'>) {
  const { createdAt, shipments } = order;
  const times = new Map([
    ['Placed', createdAt],
    ['Shipped', shipments[0]?.createdAt ?? null],
    [SHIPMENTS.IN_TRANSIT, firstMoment(shipments, 'IN_TRANSIT')],
    [SHIPMENTS.OUT_FOR_DELIVERY, firstMoment(shipments, 'OUT_FOR_DELIVERY')],
    [SHIPMENTS.DELIVERED, firstMoment(shipments, 'DELIVERED')],
  ]);
  return orderProgress(order).map(({ label, isDone }) => {
    const at = isDone ? (times.get(label) ?? null) : null;
    return { label, at, isDone };
  });
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
