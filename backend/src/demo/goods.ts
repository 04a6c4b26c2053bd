import type { DatabaseSync } from 'node:sqlite';

/** A piece of the demo catalogue that the demo's people buy or keep. */
export interface DemoPiece {
  readonly id: number;
  readonly sku: string;
}

const SQL = `SELECT id, sku FROM catalog_product
  WHERE type_id = 'simple' AND parent_id IS NULL AND enabled = 1 AND visible = 1 AND qty > 0
    AND coalesce(special_price_cents, price_cents) BETWEEN 15000 AND 90000
  ORDER BY created_at, id LIMIT ?`;

/** Pieces of a moderate price that are in stock, those first that have been in the shop for longest. */
export const demoPieces = (db: DatabaseSync, count: number): DemoPiece[] =>
  db
    .prepare(SQL)
    .all(count)
    .map(({ id, sku }) => ({ id: Number(id), sku: String(sku) }));
