import type { DatabaseSync } from 'node:sqlite';
import { createReader, selectColumn, selectValue } from '../../db/rows.ts';
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

const FILTER = `WHERE (?1 IS NULL OR customer_id = ?1)
  AND (?2 = 1 OR status IN (SELECT value FROM json_each(?3))
    OR (status = 'quote_accepted'
      AND (shipment_id IS NOT NULL) IN (SELECT value FROM json_each(?4))))`;

type ItemParts = Pick<SellItem, 'shipment' | 'offers' | 'photos' | 'history' | 'payout'>;
type ItemRow = Omit<SellItem, keyof ItemParts> & { readonly shipmentId: number | null };

const ITEM_IDS = 'SELECT id FROM sell_item WHERE shipment_id = ? ORDER BY id';

/** Reads shipments with the ids of their items. */
export const createShipmentReader = (db: DatabaseSync) =>
  createReader(db, 'sell_shipment', {
    json: ['sender'],
    complete: (shipment: Omit<Shipment, 'itemIds'>): Shipment => ({
      ...shipment,
      itemIds: selectColumn(db, ITEM_IDS, shipment.id).map(Number),
    }),
  });

const LAPSED = 'SELECT id FROM sell_item WHERE expires_ms <= ? ORDER BY id';

const filterValues = ({ customerId, statuses, shipped = [] }: ItemFilter) => [
  customerId ?? null,
  statuses === undefined ? 1 : 0,
  JSON.stringify(statuses ?? []),
  JSON.stringify(shipped.map(Number)),
];

/** Reads complete sell items with offers, photos, history, shipment and payout. */
export function createItemReader(db: DatabaseSync) {
  const counts = createReader<{ status: string; n: number }>(db, 'sell_item', {
    columns: 'status, count(*) AS n',
  });
  const offers = createReader<Offer>(db, 'sell_offer');
  const history = createReader<HistoryEntry>(db, 'sell_history', {
    columns: 'from_status AS "from", to_status AS "to", move, actor, reason, at_ms',
  });
  const photos = createReader<ItemPhoto>(
    db,
    'sell_item_photo link JOIN upload_photo photo ON photo.id = link.photo_id',
    { columns: 'photo.id, photo.width, photo.height' },
  );
  const payouts = createReader<Payout>(db, 'sell_payout', {
    columns: 'kind, amount_cents, reference, paid_ms',
  });
  const shipments = createShipmentReader(db);
  const items = createReader(db, 'sell_item', {
    json: ['details', 'inspection'],
    complete: ({ shipmentId, ...item }: ItemRow): SellItem => ({
      ...item,
      offers: offers.list({ itemId: item.id }, 'id'),
      history: history.list({ itemId: item.id }, 'id'),
      photos: photos.list({ itemId: item.id }, 'link.position'),
      payout: payouts.find({ itemId: item.id }) ?? null,
      shipment: shipments.find({ id: shipmentId }) ?? null,
    }),
  });

  return {
    byId: (id: number) => items.find({ id }),
    byShipCode: (shipCode: string) => items.find({ shipCode }),
    bySku: (sku: string) => items.find({ sku }),
    ofSubmission: (submissionId: number) => items.list({ submissionId }, 'id'),
    /** Newest first. */
    list: (filter: ItemFilter, page: { readonly offset: number; readonly limit: number }) =>
      items.query(
        `${FILTER} ORDER BY id DESC LIMIT ?5 OFFSET ?6`,
        ...filterValues(filter),
        page.limit,
        page.offset,
      ),
    count: (filter: ItemFilter): number =>
      Number(selectValue(db, `SELECT count(*) FROM sell_item ${FILTER}`, ...filterValues(filter))),
    /** A customer's number of items per status; statuses without items are missing. */
    counts: (customerId: number): ReadonlyMap<string, number> =>
      new Map(
        counts
          .query('WHERE customer_id = ? GROUP BY status', customerId)
          .map(({ status, n }) => [status, n]),
      ),
    /** Items whose product may have changed: on consignment, or sold but not paid out yet. */
    consigned: () =>
      items.query(
        `WHERE status IN ('on_consignment', 'waiting_for_payment')
           AND payout_kind = 'consign' ORDER BY id`,
      ),
    /** Ids of items whose offer has expired by this time. */
    lapsed: (nowMs: number): number[] => selectColumn(db, LAPSED, nowMs).map(Number),
  };
}
