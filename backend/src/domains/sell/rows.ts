import type { PayoutKind, Status } from './rules.ts';
import type {
  HistoryActor,
  HistoryEntry,
  Inspection,
  ItemDetails,
  ItemPhoto,
  ItemState,
  Offer,
  Payout,
  SellItem,
  Sender,
  Shipment,
} from './types.ts';

export type Row = Record<string, unknown>;

const orNull = <T>(value: unknown, map: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : map(value);

const parsed = <T>(value: unknown): T => JSON.parse(String(value)) as T;

const stateFromRow = (row: Row): ItemState => ({
  status: String(row.status) as Status,
  payoutKind: orNull(row.payout_kind, (kind) => String(kind) as PayoutKind),
  counterCents: orNull(row.counter_cents, Number),
  expiresMs: orNull(row.expires_ms, Number),
  shipByMs: orNull(row.ship_by_ms, Number),
  inspection: orNull(row.inspection, (text) => parsed<Inspection>(text)),
  listCents: orNull(row.list_cents, Number),
  listedMs: orNull(row.listed_ms, Number),
  sku: orNull(row.sku, String),
  soldCents: orNull(row.sold_cents, Number),
  dueCents: orNull(row.due_cents, Number),
});

/** Converts a row of an offer. */
export const offerFromRow = (row: Row): Offer => ({
  id: Number(row.id),
  stage: row.stage === 'final' ? 'final' : 'quote',
  cashCents: Number(row.cash_cents),
  creditCents: Number(row.credit_cents),
  listLowCents: Number(row.list_low_cents),
  listHighCents: Number(row.list_high_cents),
  note: String(row.note),
  madeMs: Number(row.made_ms),
  expiresMs: Number(row.expires_ms),
});

/** Converts a row of an item's history. */
export const historyFromRow = (row: Row): HistoryEntry => ({
  from: orNull(row.from_status, (status) => String(status) as Status),
  to: String(row.to_status) as Status,
  move: String(row.move),
  actor: String(row.actor) as HistoryActor,
  reason: orNull(row.reason, String),
  atMs: Number(row.at_ms),
});

/** Converts a row of a photo. */
export const photoFromRow = (row: Row): ItemPhoto => ({
  id: String(row.id),
  width: Number(row.width),
  height: Number(row.height),
});

/** Converts a row of a payout. */
export const payoutFromRow = (row: Row): Payout => ({
  kind: String(row.kind) as PayoutKind,
  amountCents: Number(row.amount_cents),
  reference: String(row.reference),
  paidMs: Number(row.paid_ms),
});

/** Converts a row of a shipment, with its items. */
export const shipmentFromRow = (row: Row, itemIds: readonly number[]): Shipment => ({
  id: Number(row.id),
  customerId: Number(row.customer_id),
  carrier: String(row.carrier),
  trackingNumber: String(row.tracking_number),
  sender: parsed<Sender>(row.sender),
  insuredCents: Number(row.insured_cents),
  labelToken: String(row.label_token),
  itemIds,
  madeMs: Number(row.made_ms),
});

/** The parts of an item in other tables. */
export type ItemParts = Pick<SellItem, 'shipment' | 'offers' | 'photos' | 'history' | 'payout'>;

/** Converts a row of an item and its parts in other tables. */
export const itemFromRow = (row: Row, parts: ItemParts): SellItem => ({
  id: Number(row.id),
  customerId: Number(row.customer_id),
  submissionId: Number(row.submission_id),
  details: parsed<ItemDetails>(row.details),
  askingCents: orNull(row.asking_cents, Number),
  shipCode: String(row.ship_code),
  madeMs: Number(row.made_ms),
  changedMs: Number(row.changed_ms),
  ...stateFromRow(row),
  ...parts,
});
