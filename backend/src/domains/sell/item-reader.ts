import type { DatabaseSync } from 'node:sqlite';
import {
  historyFromRow,
  type ItemParts,
  itemFromRow,
  offerFromRow,
  payoutFromRow,
  photoFromRow,
  type Row,
  shipmentFromRow,
} from './rows.ts';
import type { Status } from './rules.ts';
import type { SellItem } from './types.ts';

/** A filter of items: any of the statuses, or accepted items by whether they have shipped. */
export interface ItemFilter {
  /** Undefined for all customers. */
  readonly customerId?: number;
  /** Undefined for all statuses. */
  readonly statuses?: readonly Status[];
  /** Accepted items with (true) or without (false) a shipment, in addition to the statuses. */
  readonly shipped?: readonly boolean[];
}

export type ItemReader = ReturnType<typeof createItemReader>;

const FILTER = `WHERE (:customer IS NULL OR customer_id = :customer)
  AND (:every = 1 OR status IN (SELECT value FROM json_each(:statuses))
    OR (status = 'quote_accepted'
      AND (shipment_id IS NOT NULL) IN (SELECT value FROM json_each(:shipped))))`;

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare('SELECT * FROM sell_item WHERE id = ?'),
  byShipCode: db.prepare('SELECT * FROM sell_item WHERE ship_code = ?'),
  bySku: db.prepare('SELECT * FROM sell_item WHERE sku = ?'),
  ofSubmission: db.prepare('SELECT * FROM sell_item WHERE submission_id = ? ORDER BY id'),
  list: db.prepare(
    `SELECT * FROM sell_item ${FILTER} ORDER BY id DESC LIMIT :limit OFFSET :offset`,
  ),
  count: db.prepare(`SELECT count(*) AS n FROM sell_item ${FILTER}`),
  counts: db.prepare(
    'SELECT status, count(*) AS n FROM sell_item WHERE customer_id = ? GROUP BY status',
  ),
  consigned: db.prepare(
    `SELECT * FROM sell_item WHERE status IN ('on_consignment', 'waiting_for_payment')
       AND payout_kind = 'consign' ORDER BY id`,
  ),
  lapsed: db.prepare('SELECT id FROM sell_item WHERE expires_ms <= ? ORDER BY id'),
  offers: db.prepare('SELECT * FROM sell_offer WHERE item_id = ? ORDER BY id'),
  history: db.prepare('SELECT * FROM sell_history WHERE item_id = ? ORDER BY id'),
  photos: db.prepare(
    `SELECT photo.* FROM sell_item_photo link JOIN upload_photo photo ON photo.id = link.photo_id
     WHERE link.item_id = ? ORDER BY link.position`,
  ),
  payout: db.prepare('SELECT * FROM sell_payout WHERE item_id = ?'),
  shipment: db.prepare('SELECT * FROM sell_shipment WHERE id = ?'),
  shipped: db.prepare('SELECT id FROM sell_item WHERE shipment_id = ? ORDER BY id'),
});

const filterValues = ({ customerId, statuses, shipped = [] }: ItemFilter) => ({
  customer: customerId ?? null,
  every: statuses === undefined ? 1 : 0,
  statuses: JSON.stringify(statuses ?? []),
  shipped: JSON.stringify(shipped.map(Number)),
});

/** Reads complete sell items with offers, photos, history, shipment and payout. */
export function createItemReader(db: DatabaseSync) {
  const sql = prepareAll(db);

  const findShipment = (id: number) => {
    const row = sql.shipment.get(id);
    if (row === undefined) return null;
    return shipmentFromRow(
      row,
      sql.shipped.all(id).map((one) => Number(one.id)),
    );
  };
  const toParts = (row: Row): ItemParts => {
    const id = Number(row.id);
    const payout = sql.payout.get(id);
    return {
      offers: sql.offers.all(id).map(offerFromRow),
      history: sql.history.all(id).map(historyFromRow),
      photos: sql.photos.all(id).map(photoFromRow),
      payout: payout === undefined ? null : payoutFromRow(payout),
      shipment: row.shipment_id === null ? null : findShipment(Number(row.shipment_id)),
    };
  };
  const whole = (row: Row): SellItem => itemFromRow(row, toParts(row));
  const one = (row: Row | undefined): SellItem | undefined => row && whole(row);

  return {
    byId: (id: number): SellItem | undefined => one(sql.byId.get(id)),
    byShipCode: (code: string): SellItem | undefined => one(sql.byShipCode.get(code)),
    bySku: (sku: string): SellItem | undefined => one(sql.bySku.get(sku)),
    ofSubmission: (id: number): SellItem[] => sql.ofSubmission.all(id).map(whole),
    /** Newest first. */
    list: (
      filter: ItemFilter,
      page: { readonly offset: number; readonly limit: number },
    ): SellItem[] => sql.list.all({ ...filterValues(filter), ...page }).map(whole),
    count: (filter: ItemFilter): number => Number(sql.count.get(filterValues(filter))?.n),
    /** A customer's number of items per status; statuses without items are missing. */
    counts: (customerId: number): ReadonlyMap<string, number> =>
      new Map(sql.counts.all(customerId).map((row) => [String(row.status), Number(row.n)])),
    /** Items whose product may have changed: on consignment, or sold but not paid out yet. */
    consigned: (): SellItem[] => sql.consigned.all().map(whole),
    /** Ids of items whose offer has expired by this time. */
    lapsed: (nowMs: number): number[] => sql.lapsed.all(nowMs).map((row) => Number(row.id)),
  };
}
