import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import { lettersAndDigits } from '../../shared/tokens/secret.ts';
import { finalPrice } from '../catalog/rules.ts';
import type {
  AddressData,
  AddressKind,
  AppliedGiftCard,
  CustomOption,
  PaymentChoice,
  Quote,
  QuoteAddress,
  QuoteItem,
} from './types.ts';

type Row = Readonly<Record<string, unknown>>;

const textOrNull = (value: unknown): string | null => (value == null ? null : String(value));

const dollars = (cents: unknown): number => Number(cents) / 100;

/** Converts a row of `quote_item`, joined with the current price. */
const itemFromRow = (row: Row): QuoteItem => ({
  id: Number(row.id),
  productId: Number(row.product_id),
  sku: String(row.sku),
  name: String(row.name),
  price: finalPrice({
    price: dollars(row.price_cents),
    specialPrice: row.special_price_cents === null ? null : dollars(row.special_price_cents),
  }),
  qty: Number(row.qty),
  productType: String(row.product_type),
  options: JSON.parse(String(row.options)) as CustomOption[],
  taxable: row.taxable === 1,
});

const giftCardFromRow = (row: Row): AppliedGiftCard => ({
  code: String(row.code),
  balanceCents: Number(row.balance_cents),
  seenCents: Number(row.seen_cents),
});

function addressFrom(rows: readonly Row[], kind: AddressKind): QuoteAddress {
  const row = rows.find((address) => address.kind === kind);
  return { ...(JSON.parse(String(row?.data ?? '{}')) as AddressData), id: Number(row?.id) };
}

/** The rows that belong to a cart. */
interface QuoteParts {
  readonly addresses: readonly Row[];
  readonly items: readonly Row[];
  readonly giftCards: readonly Row[];
}

const isSold = ({ enabled }: Row): boolean => enabled === 1;

/** Converts a row of `quote` and its related rows. */
const quoteFromRow = (row: Row, parts: QuoteParts): Quote => ({
  id: Number(row.id),
  maskedId: String(row.masked_id),
  customerId: row.customer_id === null ? null : Number(row.customer_id),
  isActive: row.is_active === 1,
  createdAt: String(row.created_at),
  updatedAt: String(row.updated_at),
  couponCode: textOrNull(row.coupon_code),
  shippingMethod: textOrNull(row.shipping_method),
  payment: row.payment === null ? null : (JSON.parse(String(row.payment)) as PaymentChoice),
  reservedOrderId: textOrNull(row.reserved_order_id),
  billing: addressFrom(parts.addresses, 'billing'),
  shipping: addressFrom(parts.addresses, 'shipping'),
  items: parts.items.filter(isSold).map(itemFromRow),
  absentItemQtys: parts.items.filter((item) => !isSold(item)).map(({ qty }) => Number(qty)),
  giftCards: parts.giftCards.map(giftCardFromRow),
});

/** A line to insert, without price, which comes from the catalogue. */
export type NewItem = Omit<QuoteItem, 'id' | 'price'>;

/** Initial values of a new cart. */
export interface NewQuote {
  readonly customerId: number | null;
  readonly billing: AddressData;
  readonly shipping: AddressData;
}

/** The cart fields that can be updated individually. */
export interface QuoteChange {
  readonly couponCode?: string | null;
  readonly shippingMethod?: string | null;
  readonly payment?: PaymentChoice | null;
  readonly reservedOrderId?: string | null;
  readonly isActive?: boolean;
  readonly customerId?: number;
  readonly maskedId?: string;
}

export interface CartRepository {
  /** Creates an empty, active cart; for a guest by default. */
  create(start?: NewQuote): Quote;
  /** A guest's cart, active or not. */
  byMaskedId(maskedId: string): Quote | undefined;
  /** A guest's or a customer's cart, active or not. */
  ofMaskedId(maskedId: string): Quote | undefined;
  byId(id: number): Quote | undefined;
  findActive(customerId: number): Quote | undefined;
  /** Adds a line and returns its id. */
  addItem(quoteId: number, item: NewItem): number;
  setQuantity(quoteId: number, itemId: number, qty: number): void;
  removeItem(quoteId: number, itemId: number): void;
  change(quoteId: number, change: QuoteChange): void;
  /** Updates an address in place; its id is unchanged. */
  saveAddress(quoteId: number, kind: AddressKind, data: AddressData): void;
  /** Replaces an address with a new one, which has a new id. */
  replaceAddress(quoteId: number, kind: AddressKind, data: AddressData): number;
  /** The id of a cart's payment, assigned on first use. */
  paymentNumber(quoteId: number): number;
  /** Runs `work` in one write transaction. */
  atomically<Result>(work: () => Result): Result;
}

/** The current time in Magento's format. */
export const now = (): string => moment(Date.now());

const prepareAll = (db: DatabaseSync) => ({
  create: db.prepare(
    'INSERT INTO quote (masked_id, customer_id, created_at, updated_at) VALUES (?, ?, ?, ?) RETURNING id',
  ),
  createAddress: db.prepare(
    'INSERT INTO quote_address (quote_id, kind, data) VALUES (?, ?, ?) RETURNING id',
  ),
  saveAddress: db.prepare('UPDATE quote_address SET data = ? WHERE quote_id = ? AND kind = ?'),
  removeAddress: db.prepare('DELETE FROM quote_address WHERE quote_id = ? AND kind = ?'),
  byMaskedId: db.prepare('SELECT * FROM quote WHERE masked_id = ? AND customer_id IS NULL'),
  ofMaskedId: db.prepare('SELECT * FROM quote WHERE masked_id = ?'),
  byId: db.prepare('SELECT * FROM quote WHERE id = ?'),
  findActive: db.prepare('SELECT * FROM quote WHERE customer_id = ? AND is_active = 1'),
  addresses: db.prepare('SELECT id, kind, data FROM quote_address WHERE quote_id = ?'),
  items: db.prepare(
    `SELECT i.*, p.price_cents, p.special_price_cents, p.enabled
     FROM quote_item i LEFT JOIN catalog_product p ON p.id = i.product_id
     WHERE i.quote_id = ? ORDER BY i.id`,
  ),
  giftCards: db.prepare(
    `SELECT q.code, q.seen_cents,
       iif(g.expires_at <= CURRENT_TIMESTAMP, 0, g.balance_cents) AS balance_cents
     FROM quote_gift_card q JOIN gift_card g ON g.code = q.code
     WHERE q.quote_id = ? ORDER BY q.code`,
  ),
  addItem: db.prepare(
    `INSERT INTO quote_item (quote_id, product_id, sku, name, qty, product_type, options, taxable)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  ),
  setQuantity: db.prepare('UPDATE quote_item SET qty = ? WHERE quote_id = ? AND id = ?'),
  removeItem: db.prepare('DELETE FROM quote_item WHERE quote_id = ? AND id = ?'),
  numberPayment: db.prepare('INSERT OR IGNORE INTO quote_payment (quote_id) VALUES (?)'),
  paymentNumber: db.prepare('SELECT id FROM quote_payment WHERE quote_id = ?'),
  // Saving a cart recalculates its totals, which removes an invalid coupon.
  touch: db.prepare(
    `UPDATE quote SET updated_at = ?, coupon_code = CASE WHEN EXISTS
       (SELECT 1 FROM sales_rule WHERE code = quote.coupon_code AND is_active = 1)
       THEN coupon_code END
     WHERE id = ?`,
  ),
});

const columns: Readonly<Record<keyof QuoteChange, string>> = {
  couponCode: 'coupon_code',
  shippingMethod: 'shipping_method',
  payment: 'payment',
  reservedOrderId: 'reserved_order_id',
  isActive: 'is_active',
  customerId: 'customer_id',
  maskedId: 'masked_id',
};

const stored = (value: QuoteChange[keyof QuoteChange]): string | number | null => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value ?? null;
};

type Statements = ReturnType<typeof prepareAll>;

function readers(sql: Statements) {
  const fromRow = (row: Row | undefined): Quote | undefined => {
    if (row === undefined) return undefined;
    const id = Number(row.id);
    return quoteFromRow(row, {
      addresses: sql.addresses.all(id),
      items: sql.items.all(id),
      giftCards: sql.giftCards.all(id),
    });
  };
  return {
    byMaskedId: (maskedId: string) => fromRow(sql.byMaskedId.get(maskedId)),
    ofMaskedId: (maskedId: string) => fromRow(sql.ofMaskedId.get(maskedId)),
    byId: (id: number) => fromRow(sql.byId.get(id)),
    findActive: (customerId: number) => fromRow(sql.findActive.get(customerId)),
  };
}

function itemWriters(sql: Statements) {
  const touch = (quoteId: number): void => void sql.touch.run(now(), quoteId);
  return {
    addItem: (quoteId: number, item: NewItem): number => {
      const { productId, sku, name, qty, productType, options, taxable } = item;
      const values = [productId, sku, name, qty, productType] as const;
      const row = sql.addItem.get(quoteId, ...values, JSON.stringify(options), taxable ? 1 : 0);
      touch(quoteId);
      return Number(row?.id);
    },
    setQuantity: (quoteId: number, itemId: number, qty: number): void => {
      sql.setQuantity.run(qty, quoteId, itemId);
      touch(quoteId);
    },
    removeItem: (quoteId: number, itemId: number): void => {
      sql.removeItem.run(quoteId, itemId);
      touch(quoteId);
    },
  };
}

/** Creates the repository of carts. A write outside of `atomically` is durable on return. */
export function createCartRepository(db: DatabaseSync): CartRepository {
  const sql = prepareAll(db);
  const read = readers(sql);
  const guest: NewQuote = { customerId: null, billing: {}, shipping: { sameAsBilling: 1 } };

  const insert = ({ customerId, billing, shipping }: NewQuote): number => {
    const moment = now();
    const id = Number(sql.create.get(lettersAndDigits(), customerId, moment, moment)?.id);
    sql.createAddress.get(id, 'billing', JSON.stringify(billing));
    sql.createAddress.get(id, 'shipping', JSON.stringify(shipping));
    return id;
  };

  return {
    ...read,
    ...itemWriters(sql),
    create: (start = guest) => {
      const id = db.isTransaction ? insert(start) : inTransaction(db, () => insert(start));
      const quote = read.byId(id);
      if (quote === undefined) throw new Error('A cart that was just written cannot be read.');
      return quote;
    },
    change: (quoteId, change) => {
      const entries = Object.entries(change) as [
        keyof QuoteChange,
        QuoteChange[keyof QuoteChange],
      ][];
      const assignments = entries.map(([name]) => `${columns[name]} = ?`);
      db.prepare(`UPDATE quote SET ${assignments.join(', ')} WHERE id = ?`).run(
        ...entries.map(([, value]) => stored(value)),
        quoteId,
      );
      sql.touch.run(now(), quoteId);
    },
    saveAddress: (quoteId, kind, data) => {
      sql.saveAddress.run(JSON.stringify(data), quoteId, kind);
      sql.touch.run(now(), quoteId);
    },
    replaceAddress: (quoteId, kind, data) => {
      sql.removeAddress.run(quoteId, kind);
      sql.touch.run(now(), quoteId);
      return Number(sql.createAddress.get(quoteId, kind, JSON.stringify(data))?.id);
    },
    paymentNumber: (quoteId) => {
      sql.numberPayment.run(quoteId);
      return Number(sql.paymentNumber.get(quoteId)?.id);
    },
    atomically: (work) => inTransaction(db, work),
  };
}
