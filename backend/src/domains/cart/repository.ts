import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import type { CustomOption, Quote, QuoteItem } from './types.ts';

/** A line to be written; an existing one is replaced by `id`. */
export type NewItem = Omit<QuoteItem, 'id'>;

export interface CartRepository {
  /** A new, empty, active guest cart. */
  create(): Quote;
  byMaskedId(maskedId: string): Quote | undefined;
  /** Adds a line and returns its id. */
  addItem(quoteId: number, item: NewItem): number;
  setQuantity(quoteId: number, itemId: number, qty: number): void;
  removeItem(quoteId: number, itemId: number): void;
  /** Runs `work` in one write transaction. */
  atomically<Result>(work: () => Result): Result;
}

type Row = Record<string, unknown>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const newMaskedId = (): string =>
  Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');

const now = (): string => new Date().toISOString().slice(0, 19).replace('T', ' ');

const itemFromRow = (row: Row): QuoteItem => ({
  id: Number(row.id),
  productId: Number(row.product_id),
  sku: String(row.sku),
  name: String(row.name),
  price: Number(row.price),
  qty: Number(row.qty),
  productType: String(row.product_type),
  options: JSON.parse(String(row.options)) as CustomOption[],
});

const prepareAll = (db: DatabaseSync) => ({
  create: db.prepare(
    'INSERT INTO quote (masked_id, created_at, updated_at) VALUES (?, ?, ?) RETURNING id',
  ),
  createAddress: db.prepare('INSERT INTO quote_address (quote_id, kind) VALUES (?, ?)'),
  byMaskedId: db.prepare('SELECT * FROM quote WHERE masked_id = ?'),
  addresses: db.prepare('SELECT id, kind FROM quote_address WHERE quote_id = ?'),
  items: db.prepare('SELECT * FROM quote_item WHERE quote_id = ? ORDER BY id'),
  addItem: db.prepare(
    `INSERT INTO quote_item (quote_id, product_id, sku, name, price, qty, product_type, options)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  ),
  setQuantity: db.prepare('UPDATE quote_item SET qty = ? WHERE quote_id = ? AND id = ?'),
  removeItem: db.prepare('DELETE FROM quote_item WHERE quote_id = ? AND id = ?'),
  touch: db.prepare('UPDATE quote SET updated_at = ? WHERE id = ?'),
});

/** Carts in the commerce database. Each write is durable when the call returns. */
export function createCartRepository(db: DatabaseSync): CartRepository {
  const sql = prepareAll(db);

  const fromRow = (row: Row): Quote => {
    const id = Number(row.id);
    const addressId = (kind: string): number =>
      Number(sql.addresses.all(id).find((address) => address.kind === kind)?.id);
    return {
      id,
      maskedId: String(row.masked_id),
      customerId: row.customer_id === null ? null : Number(row.customer_id),
      isActive: row.is_active === 1,
      createdAt: String(row.created_at),
      updatedAt: String(row.updated_at),
      billingAddressId: addressId('billing'),
      shippingAddressId: addressId('shipping'),
      items: sql.items.all(id).map(itemFromRow),
    };
  };

  const byMaskedId = (maskedId: string): Quote | undefined => {
    const row = sql.byMaskedId.get(maskedId);
    return row && fromRow(row);
  };

  const insert = (maskedId: string): void => {
    const moment = now();
    const id = Number(sql.create.get(maskedId, moment, moment)?.id);
    for (const kind of ['billing', 'shipping']) sql.createAddress.run(id, kind);
  };

  return {
    byMaskedId,
    create: () => {
      const maskedId = newMaskedId();
      inTransaction(db, () => insert(maskedId));
      const quote = byMaskedId(maskedId);
      if (quote === undefined) throw new Error('A cart that was just written cannot be read.');
      return quote;
    },
    addItem: (quoteId, item) => {
      const { productId, sku, name, price, qty, productType, options } = item;
      const text = JSON.stringify(options);
      const row = sql.addItem.get(quoteId, productId, sku, name, price, qty, productType, text);
      sql.touch.run(now(), quoteId);
      return Number(row?.id);
    },
    setQuantity: (quoteId, itemId, qty) => {
      sql.setQuantity.run(qty, quoteId, itemId);
      sql.touch.run(now(), quoteId);
    },
    removeItem: (quoteId, itemId) => {
      sql.removeItem.run(quoteId, itemId);
      sql.touch.run(now(), quoteId);
    },
    atomically: (work) => inTransaction(db, work),
  };
}
