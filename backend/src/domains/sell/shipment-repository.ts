import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Row, shipmentFromRow } from './rows.ts';
import { newPrepaidNumber } from './tracking.ts';
import type { Shipment } from './types.ts';

export type NewShipment = Pick<
  Shipment,
  'customerId' | 'carrier' | 'sender' | 'insuredCents' | 'itemIds' | 'madeMs'
> & {
  /** Null for the shop's own label, which is numbered by the shop. */
  readonly trackingNumber: string | null;
};

export interface ShipmentRepository {
  /** Writes a shipment, ties the items to it and returns its id. */
  add(shipment: NewShipment): number;
  byId(id: number): Shipment | undefined;
  byLabelToken(token: string): Shipment | undefined;
  /** The newest one with the number: a carrier may use it again. */
  byTrackingNumber(number: string): Shipment | undefined;
}

const prepareAll = (db: DatabaseSync) => ({
  add: db.prepare(
    `INSERT INTO sell_shipment
       (customer_id, carrier, tracking_number, sender, insured_cents, label_token, made_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  ),
  tie: db.prepare('UPDATE sell_item SET shipment_id = ?, changed_ms = ? WHERE id = ?'),
  byId: db.prepare('SELECT * FROM sell_shipment WHERE id = ?'),
  byLabelToken: db.prepare('SELECT * FROM sell_shipment WHERE label_token = ?'),
  byTrackingNumber: db.prepare(
    'SELECT * FROM sell_shipment WHERE tracking_number = ? ORDER BY id DESC LIMIT 1',
  ),
  items: db.prepare('SELECT id FROM sell_item WHERE shipment_id = ? ORDER BY id'),
});

/** Parcels to the shop. `add` belongs into a transaction. */
export function createShipmentRepository(db: DatabaseSync): ShipmentRepository {
  const sql = prepareAll(db);
  const whole = (row: Row | undefined): Shipment | undefined =>
    row &&
    shipmentFromRow(
      row,
      sql.items.all(Number(row.id)).map((item) => Number(item.id)),
    );
  return {
    add: ({ customerId, carrier, trackingNumber, sender, insuredCents, itemIds, madeMs }) => {
      const token = randomBytes(24).toString('base64url');
      const number = trackingNumber ?? newPrepaidNumber();
      const values = [customerId, carrier, number, JSON.stringify(sender)];
      const id = Number(sql.add.get(...values, insuredCents, token, madeMs)?.id);
      for (const itemId of itemIds) sql.tie.run(id, madeMs, itemId);
      return id;
    },
    byId: (id) => whole(sql.byId.get(id)),
    byLabelToken: (token) => whole(sql.byLabelToken.get(token)),
    byTrackingNumber: (number) => whole(sql.byTrackingNumber.get(number)),
  };
}
