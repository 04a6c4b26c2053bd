import type { DatabaseSync } from 'node:sqlite';
import { insertRow, prepareOnce, type Row } from '../../db/rows.ts';
import { now } from '../../shared/moment.ts';
import { randomDigits } from '../../shared/random.ts';

export const trackStatuses = [
  'label_created',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const;
export type TrackStatus = (typeof trackStatuses)[number];

export type TrackEvent = {
  readonly status: TrackStatus;
  readonly location: string;
  readonly note: string;
  readonly created_at: string;
};

/** A shipment in the REST format; `events` newest first. */
export type Shipment = {
  readonly id: number;
  readonly order_id: number;
  readonly carrier_code: string;
  readonly title: string;
  readonly track_number: string;
  readonly created_at: string;
  readonly status: TrackStatus;
  readonly events: readonly TrackEvent[];
};

export type Shipments = ReturnType<typeof createShipments>;

const newTrackNumber = (): string => `ENC${randomDigits(15)}`;

const EVENTS = `SELECT status, location, note, created_at FROM shipment_event
  WHERE shipment_id = ? ORDER BY id DESC`;

export function createShipments(db: DatabaseSync) {
  const complete = (row: Row): Shipment => {
    const found = prepareOnce(db, EVENTS).all(row.id ?? null);
    const events = found.map((event) => ({ ...event }) as TrackEvent);
    const status = events[0]?.status ?? 'label_created';
    return { ...(row as Omit<Shipment, 'status' | 'events'>), status, events };
  };
  const list = (column: 'id' | 'order_id' | 'track_number', value: number | string): Shipment[] =>
    prepareOnce(db, `SELECT * FROM shipment WHERE ${column} = ? ORDER BY id`)
      .all(value)
      .map(complete);
  const addEvent = (shipmentId: number, event: Omit<TrackEvent, 'created_at'>): void =>
    void insertRow(db, 'shipment_event', { shipmentId, ...event, createdAt: now() });
  return {
    addEvent,
    /** Creates an order's shipment with its first event; the tracking number is generated if omitted. */
    create: (orderId: number, trackNumber: string = newTrackNumber()): Shipment => {
      const carrier = { carrierCode: 'encore', title: 'Encore Delivery' };
      const fields = { orderId, ...carrier, trackNumber, createdAt: now() };
      const id = insertRow(db, 'shipment', fields);
      const note = 'Label created.';
      addEvent(id, { status: 'label_created', location: 'Los Angeles, CA', note });
      const [shipment] = list('id', id);
      if (shipment === undefined) throw new Error('A new shipment cannot be read.');
      return shipment;
    },
    byTrackNumber: (number: string): Shipment | undefined => list('track_number', number)[0],
    ofOrder: (orderId: number): Shipment[] => list('order_id', orderId),
  };
}
