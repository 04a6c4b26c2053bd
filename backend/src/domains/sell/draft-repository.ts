import type { DatabaseSync } from 'node:sqlite';
import type { ItemInput } from './description.ts';
import type { Contact } from './items.ts';

/** What a draft keeps. Nothing in it is checked beyond its size. */
export interface DraftContent {
  readonly step: string | null;
  readonly items: readonly ItemInput[];
  readonly contact: Contact | null;
}

/** An unfinished submission. Moments in ms since 1970. */
export interface Draft extends DraftContent {
  readonly id: number;
  readonly madeMs: number;
  readonly changedMs: number;
}

/** A customer's drafts; those of others cannot be reached. */
export interface DraftRepository {
  /** The last saved first. */
  of(customerId: number): Draft[];
  byId(customerId: number, id: number): Draft | undefined;
  /** Writes a draft and returns its id. */
  add(customerId: number, content: DraftContent, atMs: number): number;
  replace(id: number, content: DraftContent, atMs: number): void;
  /** False when there was none. */
  remove(customerId: number, id: number): boolean;
}

const fromRow = (row: Record<string, unknown>): Draft => ({
  id: Number(row.id),
  ...(JSON.parse(String(row.content)) as DraftContent),
  madeMs: Number(row.made_ms),
  changedMs: Number(row.changed_ms),
});

/** Drafts in the commerce database. */
export function createDraftRepository(db: DatabaseSync): DraftRepository {
  const of = db.prepare(
    'SELECT * FROM sell_draft WHERE customer_id = ? ORDER BY changed_ms DESC, id DESC',
  );
  const byId = db.prepare('SELECT * FROM sell_draft WHERE customer_id = ? AND id = ?');
  const add = db.prepare(
    'INSERT INTO sell_draft (customer_id, content, made_ms, changed_ms) VALUES (?, ?, ?, ?) RETURNING id',
  );
  const replace = db.prepare('UPDATE sell_draft SET content = ?, changed_ms = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM sell_draft WHERE customer_id = ? AND id = ?');
  return {
    of: (customerId) => of.all(customerId).map(fromRow),
    byId: (customerId, id) => {
      const row = byId.get(customerId, id);
      return row && fromRow(row);
    },
    add: (customerId, content, atMs) =>
      Number(add.get(customerId, JSON.stringify(content), atMs, atMs)?.id),
    replace: (id, content, atMs) => {
      replace.run(JSON.stringify(content), atMs, id);
    },
    remove: (customerId, id) => remove.run(customerId, id).changes > 0,
  };
}
