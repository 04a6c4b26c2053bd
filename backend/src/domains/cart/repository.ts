import type { DatabaseSync } from 'node:sqlite';
import {
  createReader,
  deleteRows,
  execute,
  insertRow,
  selectValue,
  updateRows,
} from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { now } from '../../shared/moment.ts';
import { lettersAndDigits } from '../../shared/random.ts';
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

/** Adds the current price of the product to a cart line. */
function toItem({ quoteId: _, priceCents, specialPriceCents, enabled: __, ...item }: ItemRow) {
  const specialPrice = specialPriceCents === null ? null : specialPriceCents / 100;
  return { ...item, price: finalPrice({ price: priceCents / 100, specialPrice }) };
}

type AddressRow = { readonly id: number; readonly kind: AddressKind; readonly data: AddressData };

function getAddress(rows: readonly AddressRow[], kind: AddressKind): QuoteAddress {
  const { data, id = Number.NaN } = rows.find((address) => address.kind === kind) ?? {};
  return { ...data, id };
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

const QUOTE_ITEMS = 'quote_item i LEFT JOIN catalog_product p ON p.id = i.product_id';
const QUOTE_GIFT_CARDS = 'quote_gift_card q JOIN gift_card g ON g.code = q.code';
// Saving a cart recalculates its totals, which removes an invalid coupon.
const TOUCH = `UPDATE quote SET updated_at = ?, coupon_code = CASE WHEN EXISTS
    (SELECT 1 FROM sales_rule WHERE code = quote.coupon_code AND is_active = 1)
    THEN coupon_code END
  WHERE id = ?`;

function readers(db: DatabaseSync) {
  const addresses = createReader<AddressRow>(db, 'quote_address', { json: ['data'] });
  const lines = createReader<ItemRow>(db, QUOTE_ITEMS, {
    columns: `i.id, i.quote_id, i.product_id, i.sku, i.name, i.qty, i.product_type, i.options,
      i.taxable, p.price_cents, p.special_price_cents, p.enabled`,
    json: ['options'],
    flags: ['taxable', 'enabled'],
  });
  const giftCards = createReader<AppliedGiftCard>(db, QUOTE_GIFT_CARDS, {
    columns: `q.code, q.seen_cents,
      iif(g.expires_at <= CURRENT_TIMESTAMP, 0, g.balance_cents) AS balance_cents`,
  });
  const quotes = createReader(db, 'quote', {
    json: ['payment'],
    flags: ['isActive'],
    complete: (quote: Omit<Quote, QuotePart>): Quote => {
      const found = addresses.list({ quoteId: quote.id }, 'id');
      const items = lines.list({ quoteId: quote.id }, 'i.id');
      return {
        ...quote,
        billing: getAddress(found, 'billing'),
        shipping: getAddress(found, 'shipping'),
        items: items.filter(({ enabled }) => enabled).map(toItem),
        absentItemQtys: items.filter(({ enabled }) => !enabled).map(({ qty }) => qty),
        giftCards: giftCards.list({ quoteId: quote.id }, 'q.code'),
      };
    },
  });
  return {
    byMaskedId: (maskedId: string): Quote | undefined =>
      quotes.query('WHERE masked_id = ? AND customer_id IS NULL', maskedId)[0],
    /** A guest's or a customer's cart, active or not. */
    ofMaskedId: (maskedId: string) => quotes.find({ maskedId }),
    byId: (id: number) => quotes.find({ id }),
    findActive: (customerId: number): Quote | undefined =>
      quotes.query('WHERE customer_id = ? AND is_active = 1', customerId)[0],
  };
}

function itemWriters(db: DatabaseSync, touch: (quoteId: number) => void) {
  return {
    addItem: (quoteId: number, item: NewItem): number => {
      const { productId, sku, name, qty, productType, options, taxable } = item;
      const line = { quoteId, productId, sku, name, qty, productType, options, taxable };
      const id = insertRow(db, 'quote_item', line);
      touch(quoteId);
      return id;
    },
    setQuantity: (quoteId: number, itemId: number, qty: number): void => {
      updateRows(db, 'quote_item', { quoteId, id: itemId }, { qty });
      touch(quoteId);
    },
    removeItem: (quoteId: number, itemId: number): void => {
      deleteRows(db, 'quote_item', { quoteId, id: itemId });
      touch(quoteId);
    },
  };
}

/** Creates the repository of carts. A write outside of `atomically` is durable on return. */
export function createCartRepository(db: DatabaseSync) {
  const read = readers(db);
  const touch = (quoteId: number) => execute(db, TOUCH, now(), quoteId);
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
    ...itemWriters(db, touch),
    /** Creates an empty, active cart; for a guest by default. */
    create: (start = guest): Quote => {
      const id = db.isTransaction ? insert(start) : inTransaction(db, () => insert(start));
      const quote = read.byId(id);
      if (quote === undefined) throw new Error('A cart that was just written cannot be read.');
      return quote;
    },
    change: (quoteId: number, change: QuoteChange): void => {
      updateRows(db, 'quote', { id: quoteId }, change);
      touch(quoteId);
    },
    /** Updates an address in place; its id is unchanged. */
    saveAddress: (quoteId: number, kind: AddressKind, data: AddressData): void => {
      updateRows(db, 'quote_address', { quoteId, kind }, { data });
      touch(quoteId);
    },
    /** Replaces an address with a new one, which has a new id. */
    replaceAddress: (quoteId: number, kind: AddressKind, data: AddressData): number => {
      deleteRows(db, 'quote_address', { quoteId, kind });
      touch(quoteId);
      return insertRow(db, 'quote_address', { quoteId, kind, data });
    },
    /** The id of a cart's payment, assigned on first use. */
    paymentNumber: (quoteId: number): number => {
      execute(db, 'INSERT OR IGNORE INTO quote_payment (quote_id) VALUES (?)', quoteId);
      return Number(selectValue(db, 'SELECT id FROM quote_payment WHERE quote_id = ?', quoteId));
    },
    atomically: <Result>(work: () => Result): Result => inTransaction(db, work),
  };
}
