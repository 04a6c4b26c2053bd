import { moment } from '../../shared/moment.ts';
import { randomDigits } from '../../shared/random.ts';
import { invalidValue, required } from '../../shared/webapi/errors.ts';
import type { SellItem, Shipment } from './types.ts';

/** A tracking event in the same shape as an order's. */
interface ParcelEvent {
  readonly status: 'label_created' | 'received' | 'inspected';
  readonly location: string;
  readonly note: string;
  readonly created_at: string;
}

/** When the shop received the item, and when it completed the inspection; undefined before that. */
function getMoments({ history }: SellItem): { received?: number; inspected?: number } {
  const received = history.find(({ move }) => move === 'receive')?.atMs;
  const inspected = history.find(({ from }) => from === 'item_received')?.atMs;
  return { ...(received && { received }), ...(inspected && { inspected }) };
}

function whenAll(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((one) => one !== undefined);
  return known.length === 0 || known.length < moments.length ? undefined : Math.max(...known);
}

/** The tracking events of a shipment, newest first, from its items' histories. */
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

/** Tracking in the format of GET /V1/shimpent/track/:id. Public, so it names no customer and no item. */
export function parcelTrack(shipment: Shipment, items: readonly SellItem[]) {
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

/** For `prepaid`, the shop pays the shipment and generates its number. */
export const carriers = ['prepaid', 'ups', 'fedex', 'usps', 'dhl', 'other'] as const;
export type Carrier = (typeof carriers)[number];

/** Adds a check digit to the digits of a prepaid label's number (14 digits), with weights 3 and 1 from the right. */
export function prepaidNumber(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 3 : 1);
  }, 0);
  return `ENS${digits}${(10 - (sum % 10)) % 10}`;
}

/** Random, because the number gives anyone access to the tracking. */
export const newPrepaidNumber = (): string => prepaidNumber(randomDigits(14));

export interface Carriage {
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
}

/** @throws 400 for an unknown carrier, or for one without a valid tracking number */
export function readCarriage(
  carrier: string | null | undefined,
  trackingNumber: string | null | undefined,
): Carriage {
  const word = carrier?.trim().toLowerCase() || 'prepaid';
  const found = carriers.find((one) => one === word);
  if (found === undefined) {
    throw invalidValue('carrier', carrier);
  }
  if (found === 'prepaid') return { carrier: found, trackingNumber: null };
  const number = trackingNumber?.replaceAll(/[\s-]/g, '').toUpperCase() ?? '';
  if (number === '') throw required('trackingNumber');
  if (!/^[A-Z0-9]{6,34}$/.test(number)) {
    throw invalidValue('trackingNumber', trackingNumber);
  }
  return { carrier: found, trackingNumber: number };
}
