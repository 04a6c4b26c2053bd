import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';

type Order = Pick<OrderDetails_OrderFragment, 'state' | 'createdAt' | 'shipments'>;

/** One station of an order's way. `at` is null while it is to come, or when nobody has written the moment down. */
export interface Station {
  readonly label: string;
  readonly at: string | null;
  readonly isDone: boolean;
}

const PAID = new Set<Order['state']>(['PROCESSING', 'COMPLETE', 'CLOSED']);

/** The first moment at which any parcel had this status, or a later one had been reached without it. */
function momentOf(shipments: Order['shipments'], status: string): string | null {
  const moments = shipments.flatMap(({ events }) =>
    (events ?? []).flatMap((event) =>
      event.status === status && event.createdAt ? [event.createdAt] : [],
    ),
  );
  return moments.sort()[0] ?? null;
}

/**
 * The stations of an order from being placed to being delivered, in their order. An order that was called off or paid
 * back ends with that instead; one without parcels yet shows what is to come.
 */
export function timelineOf({ state, createdAt, shipments }: Order): Station[] {
  const placed = { label: 'Placed', at: createdAt, isDone: true };
  if (state === 'CANCELED') return [placed, { label: 'Canceled', at: null, isDone: true }];
  const isShipped = shipments.length > 0 || state === 'COMPLETE';
  const isMoving = shipments.some(({ status }) => status !== null && status !== 'LABEL_CREATED');
  const isDelivered =
    shipments.length > 0 && shipments.every(({ status }) => status === 'DELIVERED');
  const stations = [
    placed,
    { label: 'Authenticated and packed', at: null, isDone: PAID.has(state) || isShipped },
    { label: 'Shipped', at: shipments[0]?.createdAt ?? null, isDone: isShipped },
    { label: 'In transit', at: momentOf(shipments, 'IN_TRANSIT'), isDone: isMoving },
    {
      label: 'Delivered',
      at: isDelivered ? momentOf(shipments, 'DELIVERED') : null,
      isDone: isDelivered,
    },
  ];
  if (state !== 'CLOSED') return stations;
  return [
    ...stations.filter(({ isDone }) => isDone),
    { label: 'Refunded', at: null, isDone: true },
  ];
}
