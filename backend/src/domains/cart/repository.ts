import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row, updateRow } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import { lettersAndDigits } from '../../shared/tokens/secret.ts';
import { finalPrice } from '../catalog/rules.ts';
import type {
  AddressData,
  AddressKind,
  AppliedGiftCard,
  Quote,
  QuoteAddress,
  QuoteItem,
} from './types.ts';

type ItemRow = Omit<QuoteItem, 'price'> & {
  readonly quoteId: number;
  readonly priceCents: number;
  readonly specialPriceCents: number | null;
  readonly enabled: boolean;
};
type QuotePart = 'billing' | 'shipping' | 'items' | 'absentItemQtys' | 'giftCards';

const toItemRow = createRowMapper<ItemRow>({ json: ['options'], flags: ['taxable', 'enabled'] });
const toGiftCard = createRowMapper<AppliedGiftCard>();
const toQuote = createRowMapper<Omit<Quote, QuotePart>>({ json: ['payment'], flags: ['isActive'] });

/** Adds the current price of the product to a cart line. */
function toItem({ quoteId: _, priceCents, specialPriceCents, enabled: __, ...item }: ItemRow) {
  const specialPrice = specialPriceCents === null ? null : specialPriceCents / 100;
  return { ...item, price: finalPrice({ price: priceCents / 100, specialPrice }) };
}

function addressFrom(rows: readonly Row[], kind: AddressKind): QuoteAddress {
  const row = rows.find((address) => address.kind === kind);
  return { ...(JSON.parse(String(row?.data ?? '{}')) as AddressData), id: Number(row?.id) };
}

/** A line to insert, without price, which comes from the catalogue. */
export type NewItem = Omit<QuoteItem, 'id' | 'price'>;

export interface NewQuote {
  readonly customerId: number | null;
  readonly billing: AddressData;
  readonly shipping: AddressData;
}

export type QuoteChange = Partial<
  Pick<
    Quote,
    | 'couponCode'
    | 'shippingMethod'
    | 'payment'
    | 'reservedOrderId'
    | 'isActive'
    | 'customerId'
    | 'maskedId'
  >
>;

export type CartRepository = ReturnType<typeof createCartRepository>;

/** The current time in Magento's format. */
export const now = (): string => moment(Date.now());

const prepareAll = (db: DatabaseSync) => ({
  saveAddress: db.prepare('UPDATE quote_address SET data = ? WHERE quote_id = ? AND kind = ?'),
  removeAddress: db.prepare('DELETE FROM quote_address WHERE quote_id = ? AND kind = ?'),
  byMaskedId: db.prepare('SELECT * FROM quote WHERE masked_id = ? AND customer_id IS NULL'),
  ofMaskedId: db.prepare('SELECT * FROM quote WHERE masked_id = ?'),
  byId: db.prepare('SELECT * FROM quote WHERE id = ?'),
  findActive: db.prepare('SELECT * FROM quote WHERE customer_id = ? AND is_active = 1'),
  addresses: db.prepare('SELECT id, kind, data FROM quote_address WHERE quote_id = ?'),
  items: db.prepare(
    `SELECT i.id, i.quote_id, i.product_id, i.sku, i.name, i.qty, i.product_type, i.options,
       i.taxable, p.price_cents, p.special_price_cents, p.enabled
     FROM quote_item i LEFT JOIN catalog_product p ON p.id = i.product_id
     WHERE i.quote_id = ? ORDER BY i.id`,
  ),
  giftCards: db.prepare(
    `SELECT q.code, q.seen_cents,
       iif(g.expires_at <= CURRENT_TIMESTAMP, 0, g.balance_cents) AS balance_cents
     FROM quote_gift_card q JOIN gift_card g ON g.code = q.code
     WHERE q.quote_id = ? ORDER BY q.code`,
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

type Statements = ReturnType<typeof prepareAll>;

function readers(sql: Statements) {
  const fromRow = (row: Row | undefined): Quote | undefined => {
    if (row === undefined) return undefined;
    const quote = toQuote(row);
    const addresses = sql.addresses.all(quote.id);
    const items = sql.items.all(quote.id).map(toItemRow);
    return {
      ...quote,
      billing: addressFrom(addresses, 'billing'),
      shipping: addressFrom(addresses, 'shipping'),
      items: items.filter(({ enabled }) => enabled).map(toItem),
      absentItemQtys: items.filter(({ enabled }) => !enabled).map(({ qty }) => qty),
      giftCards: sql.giftCards.all(quote.id).map(toGiftCard),
    };
  };
  return {
    byMaskedId: (maskedId: string) => fromRow(sql.byMaskedId.get(maskedId)),
    /** A guest's or a customer's cart, active or not. */
    ofMaskedId: (maskedId: string) => fromRow(sql.ofMaskedId.get(maskedId)),
    byId: (id: number) => fromRow(sql.byId.get(id)),
    findActive: (customerId: number) => fromRow(sql.findActive.get(customerId)),
  };
}

function itemWriters(db: DatabaseSync, sql: Statements) {
  const touch = (quoteId: number): void => void sql.touch.run(now(), quoteId);
  return {
    addItem: (quoteId: number, item: NewItem): number => {
      const { productId, sku, name, qty, productType, options, taxable } = item;
      const line = { quoteId, productId, sku, name, qty, productType, options, taxable };
      const id = insertRow(db, 'quote_item', line);
      touch(quoteId);
      return id;
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
export function createCartRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  const read = readers(sql);
  const guest: NewQuote = { customerId: null, billing: {}, shipping: { sameAsBilling: 1 } };

  const insert = ({ customerId, billing, shipping }: NewQuote): number => {
    const at = now();
    const quoteId = insertRow(db, 'quote', {
      maskedId: lettersAndDigits(),
      customerId,
      createdAt: at,
      updatedAt: at,
    });
    insertRow(db, 'quote_address', { quoteId, kind: 'billing', data: billing });
    insertRow(db, 'quote_address', { quoteId, kind: 'shipping', data: shipping });
    return quoteId;
  };

  return {
    ...read,
    ...itemWriters(db, sql),
    /** Creates an empty, active cart; for a guest by default. */
    create: (start = guest): Quote => {
      const id = db.isTransaction ? insert(start) : inTransaction(db, () => insert(start));
      const quote = read.byId(id);
      if (quote === undefined) throw new Error('A cart that was just written cannot be read.');
      return quote;
    },
    change: (quoteId: number, change: QuoteChange): void => {
      updateRow(db, 'quote', quoteId, change);
      sql.touch.run(now(), quoteId);
    },
    /** Updates an address in place; its id is unchanged. */
    saveAddress: (quoteId: number, kind: AddressKind, data: AddressData): void => {
      sql.saveAddress.run(JSON.stringify(data), quoteId, kind);
      sql.touch.run(now(), quoteId);
    },
    /** Replaces an address with a new one, which has a new id. */
    replaceAddress: (quoteId: number, kind: AddressKind, data: AddressData): number => {
      sql.removeAddress.run(quoteId, kind);
      sql.touch.run(now(), quoteId);
      return insertRow(db, 'quote_address', { quoteId, kind, data });
    },
    /** The id of a cart's payment, assigned on first use. */
    paymentNumber: (quoteId: number): number => {
      sql.numberPayment.run(quoteId);
      return Number(sql.paymentNumber.get(quoteId)?.id);
    },
    atomically: <Result>(work: () => Result): Result => inTransaction(db, work),
  };
}
