import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '../../db/rows.ts';
import { insertRow } from '../../db/rows.ts';
import { randomDigits } from '../../shared/tokens/secret.ts';
import { now } from '../cart/repository.ts';

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

const prepareAll = (db: DatabaseSync) => ({
  create: db.prepare(
    `INSERT INTO shipment (order_id, carrier_code, title, track_number, created_at)
     VALUES (?, 'encore', 'Encore Delivery', ?, ?) RETURNING *`,
  ),
  byTrackNumber: db.prepare('SELECT * FROM shipment WHERE track_number = ?'),
  ofOrder: db.prepare('SELECT * FROM shipment WHERE order_id = ? ORDER BY id'),
  events: db.prepare(
    `SELECT status, location, note, created_at FROM shipment_event
     WHERE shipment_id = ? ORDER BY id DESC`,
  ),
});

export function createShipments(db: DatabaseSync) {
  const sql = prepareAll(db);
  const whole = (row: Row): Shipment => {
    const events = sql.events.all(row.id ?? null).map((event) => ({ ...event }) as TrackEvent);
    const status = events[0]?.status ?? 'label_created';
    return { ...(row as Omit<Shipment, 'status' | 'events'>), status, events };
  };
  const addEvent = (shipmentId: number, event: Omit<TrackEvent, 'created_at'>): void =>
    void insertRow(db, 'shipment_event', { shipmentId, ...event, createdAt: now() });
  return {
    addEvent,
    /** Creates an order's shipment with its first event; the tracking number is generated if omitted. */
    create: (orderId: number, trackNumber: string = newTrackNumber()): Shipment => {
      const row = sql.create.get(orderId, trackNumber, now());
      if (row === undefined) throw new Error('A shipment that was just written cannot be read.');
      const note = 'Label created.';
      addEvent(Number(row.id), { status: 'label_created', location: 'Los Angeles, CA', note });
      return whole(row);
    },
    byTrackNumber: (number: string): Shipment | undefined => {
      const row = sql.byTrackNumber.get(number);
      return row && whole(row);
    },
    ofOrder: (orderId: number): Shipment[] => sql.ofOrder.all(orderId).map(whole),
  };
}
