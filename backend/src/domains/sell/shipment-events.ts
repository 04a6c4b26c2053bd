import { moment } from '../../shared/moment.ts';
import type { SellItem, Shipment } from './types.ts';

/** One step of a parcel's way, in the shape in which orders tell theirs. */
export interface ParcelEvent {
  readonly status: 'label_created' | 'received' | 'inspected';
  readonly location: string;
  readonly note: string;
  readonly created_at: string;
}

/** Tracking of a shipment. Public for anyone with its number, so it names no customer and no item. */
export interface ParcelTrack {
  readonly id: number;
  readonly carrier_code: string;
  readonly title: string;
  readonly track_number: string;
  readonly created_at: string;
  readonly status: ParcelEvent['status'];
  readonly events: readonly ParcelEvent[];
}

/** When the shop took the item in, and when it had looked at it; undefined before that. */
function getMoments({ history }: SellItem): { received?: number; inspected?: number } {
  const received = history.find(({ move }) => move === 'receive')?.atMs;
  const inspected = history.find(({ from }) => from === 'item_received')?.atMs;
  return { ...(received && { received }), ...(inspected && { inspected }) };
}

/** The latest of the moments, once every item has one. */
function whenAll(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((one) => one !== undefined);
  return known.length === 0 || known.length < moments.length ? undefined : Math.max(...known);
}

/** What is known of a parcel's way, newest first, from its items' histories. */
export function parcelEvents(shipment: Shipment, items: readonly SellItem[]): ParcelEvent[] {
  const moments = items.map(getMoments);
  const received = whenAll(moments.map((one) => one.received));
  const inspected = whenAll(moments.map((one) => one.inspected));
  const event = (status: ParcelEvent['status'], note: string, atMs: number): ParcelEvent => ({
    status,
    location: status === 'label_created' ? '' : 'Los Angeles, CA',
    note,
    created_at: moment(atMs),
  });
  return [
    ...(inspected === undefined ? [] : [event('inspected', 'Inspection complete.', inspected)]),
    ...(received === undefined ? [] : [event('received', 'The package has arrived.', received)]),
    event('label_created', 'Label created.', shipment.madeMs),
  ];
}

/** The parcel's way as GET /V1/shimpent/track/:id shows it. */
export function parcelTrack(shipment: Shipment, items: readonly SellItem[]): ParcelTrack {
  const events = parcelEvents(shipment, items);
  return {
    id: shipment.id,
    carrier_code: shipment.carrier,
    title: 'To Encore',
    track_number: shipment.trackingNumber,
    created_at: moment(shipment.madeMs),
    status: events[0]?.status ?? 'label_created',
    events,
  };
}
