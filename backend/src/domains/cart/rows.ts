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

export type Row = Readonly<Record<string, unknown>>;

const textOrNull = (value: unknown): string | null => (value == null ? null : String(value));

const dollars = (cents: unknown): number => Number(cents) / 100;

/** A row of `quote_item` with what its product costs now. */
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

/** Rows that belong to one cart. */
export interface QuoteParts {
  readonly addresses: readonly Row[];
  readonly items: readonly Row[];
  readonly giftCards: readonly Row[];
}

const isSold = ({ enabled }: Row): boolean => enabled === 1;

/** A row of `quote` with what belongs to it. */
export const quoteFromRow = (row: Row, parts: QuoteParts): Quote => ({
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
