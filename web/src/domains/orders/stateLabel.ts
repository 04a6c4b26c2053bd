import type { OrderRow_OrderFragment } from './list/OrdersList.generated.ts';

type State = OrderRow_OrderFragment['state'];
export type ParcelStatus = OrderRow_OrderFragment['shipments'][number]['status'];

const STATES: Readonly<Record<NonNullable<State>, string>> = {
  NEW: 'Order placed',
  PENDING_PAYMENT: 'Waiting for payment',
  PROCESSING: 'Being prepared',
  COMPLETE: 'Shipped',
  CLOSED: 'Refunded',
  CANCELED: 'Canceled',
  HOLDED: 'On hold',
  PAYMENT_REVIEW: 'Payment in review',
};

const PARCELS: Readonly<Record<NonNullable<ParcelStatus>, string>> = {
  LABEL_CREATED: 'Label printed',
  IN_TRANSIT: 'In transit',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
};

/** How far a parcel is, as people say it. */
export const parcelLabel = (status: ParcelStatus): string =>
  status === null ? 'On its way' : PARCELS[status];

interface Progress {
  readonly state: State;
  /** The shop's own word, shown for a state nobody knows. */
  readonly status: string;
  readonly shipments: readonly { readonly status: ParcelStatus }[];
}

/** How far an order is, in a word or two: the parcels tell more than the order once it is shipped. */
export function stateLabel({ state, status, shipments }: Progress): string {
  if (state === 'COMPLETE' && shipments.length > 0) {
    if (shipments.every((parcel) => parcel.status === 'DELIVERED')) return PARCELS.DELIVERED;
    if (shipments.some((parcel) => parcel.status === 'OUT_FOR_DELIVERY')) {
      return PARCELS.OUT_FOR_DELIVERY;
    }
  }
  if (state !== null) return STATES[state];
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}

/** How a state is marked beside its words. */
export function stateTone({ state }: Progress): 'good' | 'bad' | undefined {
  if (state === 'COMPLETE') return 'good';
  return state === 'CANCELED' ? 'bad' : undefined;
}
