import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, type Row } from '../../db/rows.ts';
import type { Status } from './rules.ts';
import type { HistoryEntry, ItemPhoto, Offer, Payout, SellItem, Shipment } from './types.ts';

/** A filter of items: any of the statuses, or accepted items by whether they have shipped. */
export interface ItemFilter {
  readonly customerId?: number;
  /** Undefined for all statuses. */
  readonly statuses?: readonly Status[];
  /** Accepted items with (true) or without (false) a shipment, in addition to the statuses. */
  readonly shipped?: readonly boolean[];
}

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
  history: db.prepare(
    `SELECT from_status AS "from", to_status AS "to", move, actor, reason, at_ms
     FROM sell_history WHERE item_id = ? ORDER BY id`,
  ),
  photos: db.prepare(
    `SELECT photo.id, photo.width, photo.height FROM sell_item_photo link JOIN upload_photo photo ON photo.id = link.photo_id
     WHERE link.item_id = ? ORDER BY link.position`,
  ),
  payout: db.prepare(
    'SELECT kind, amount_cents, reference, paid_ms FROM sell_payout WHERE item_id = ?',
  ),
  shipment: db.prepare('SELECT * FROM sell_shipment WHERE id = ?'),
});

type ItemParts = Pick<SellItem, 'shipment' | 'offers' | 'photos' | 'history' | 'payout'>;
type ItemRow = Omit<SellItem, keyof ItemParts> & { readonly shipmentId: number | null };

const toItem = createRowMapper<ItemRow>({ json: ['details', 'inspection'] });
const toOffer = createRowMapper<Offer>();
const toHistoryEntry = createRowMapper<HistoryEntry>();
const toPhoto = createRowMapper<ItemPhoto>();
const toPayout = createRowMapper<Payout>();
const toShipment = createRowMapper<Omit<Shipment, 'itemIds'>>({ json: ['sender'] });

export function createShipmentReader(db: DatabaseSync): (row: Row) => Shipment {
  const items = db.prepare('SELECT id FROM sell_item WHERE shipment_id = ? ORDER BY id');
  return (row) => {
    const shipment = toShipment(row);
    return { ...shipment, itemIds: items.all(shipment.id).map(({ id }) => Number(id)) };
  };
}

const filterValues = ({ customerId, statuses, shipped = [] }: ItemFilter) => ({
  customer: customerId ?? null,
  every: statuses === undefined ? 1 : 0,
  statuses: JSON.stringify(statuses ?? []),
  shipped: JSON.stringify(shipped.map(Number)),
});

/** Reads complete sell items with offers, photos, history, shipment and payout. */
export function createItemReader(db: DatabaseSync) {
  const sql = prepareAll(db);

  const readShipment = createShipmentReader(db);
  const findShipment = (id: number): Shipment | null => {
    const row = sql.shipment.get(id);
    return row === undefined ? null : readShipment(row);
  };
  const whole = (row: Row): SellItem => {
    const { shipmentId, ...item } = toItem(row);
    const payout = sql.payout.get(item.id);
    return {
      ...item,
      offers: sql.offers.all(item.id).map(toOffer),
      history: sql.history.all(item.id).map(toHistoryEntry),
      photos: sql.photos.all(item.id).map(toPhoto),
      payout: payout === undefined ? null : toPayout(payout),
      shipment: shipmentId === null ? null : findShipment(shipmentId),
    };
  };
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
