import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { now } from '../cart/repository.ts';

/** The tracking statuses in order. */
export const trackStatuses = [
  'label_created',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const;
export type TrackStatus = (typeof trackStatuses)[number];

export interface TrackEvent {
  readonly status: TrackStatus;
  readonly location: string;
  readonly note: string;
  readonly created_at: string;
}

/** A shipment in the REST format; `events` newest first. */
export interface Shipment {
  readonly id: number;
  readonly order_id: number;
  readonly carrier_code: string;
  readonly title: string;
  readonly track_number: string;
  readonly created_at: string;
  readonly status: TrackStatus;
  readonly events: readonly TrackEvent[];
}

export interface Shipments {
  /** Creates an order's shipment with its first event; the tracking number is generated if omitted. */
  create(orderId: number, trackNumber?: string): Shipment;
  addEvent(shipmentId: number, event: Omit<TrackEvent, 'created_at'>): void;
  byTrackNumber(trackNumber: string): Shipment | undefined;
  ofOrder(orderId: number): Shipment[];
}

type Row = Readonly<Record<string, unknown>>;

/** Random, so that other shipments' numbers cannot be guessed. */
const newTrackNumber = (): string =>
  `ENC${Array.from({ length: 15 }, () => String(randomInt(10))).join('')}`;

const prepareAll = (db: DatabaseSync) => ({
  create: db.prepare(
    `INSERT INTO shipment (order_id, carrier_code, title, track_number, created_at)
     VALUES (?, 'encore', 'Encore Delivery', ?, ?) RETURNING *`,
  ),
  addEvent: db.prepare(
    `INSERT INTO shipment_event (shipment_id, status, location, note, created_at)
     VALUES (?, ?, ?, ?, ?)`,
  ),
  byTrackNumber: db.prepare('SELECT * FROM shipment WHERE track_number = ?'),
  ofOrder: db.prepare('SELECT * FROM shipment WHERE order_id = ? ORDER BY id'),
  events: db.prepare('SELECT * FROM shipment_event WHERE shipment_id = ? ORDER BY id DESC'),
});

const eventFromRow = (row: Row): TrackEvent => ({
  status: String(row.status) as TrackStatus,
  location: String(row.location),
  note: String(row.note),
  created_at: String(row.created_at),
});

/** Shipments in the commerce database. */
export function createShipments(db: DatabaseSync): Shipments {
  const sql = prepareAll(db);
  const whole = (row: Row): Shipment => {
    const events = sql.events.all(Number(row.id)).map(eventFromRow);
    return {
      id: Number(row.id),
      order_id: Number(row.order_id),
      carrier_code: String(row.carrier_code),
      title: String(row.title),
      track_number: String(row.track_number),
      created_at: String(row.created_at),
      status: events[0]?.status ?? 'label_created',
      events,
    };
  };
  const addEvent: Shipments['addEvent'] = (id, { status, location, note }) =>
    void sql.addEvent.run(id, status, location, note, now());
  return {
    addEvent,
    create: (orderId, trackNumber = newTrackNumber()) => {
      const row = sql.create.get(orderId, trackNumber, now());
      if (row === undefined) throw new Error('A shipment that was just written cannot be read.');
      const note = 'Label created.';
      addEvent(Number(row.id), { status: 'label_created', location: 'Los Angeles, CA', note });
      return whole(row);
    },
    byTrackNumber: (number) => {
      const row = sql.byTrackNumber.get(number);
      return row && whole(row);
    },
    ofOrder: (orderId) => sql.ofOrder.all(orderId).map(whole),
  };
}
