import type { CustomOption, QuoteItem } from './types.ts';

/** The facts about a product that decide whether it goes into a cart. */
export interface Offer {
  readonly id: number;
  readonly enabled: boolean;
  /** Pieces in stock. */
  readonly qty: number;
}

/** What adding comes to: a new line, a raised line, or a rejection in Magento's words. */
export type AddDecision =
  | { readonly kind: 'new'; readonly qty: number }
  | { readonly kind: 'raise'; readonly item: QuoteItem; readonly qty: number }
  | { readonly kind: 'refused'; readonly message: string };

const sameOptions = (a: readonly CustomOption[], b: readonly CustomOption[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The most pieces of a product in a cart (cataloginventory/item_options/max_sale_qty). */
const MAX_QTY = 10_000;

/** A quantity as a line of Magento's holds it: nothing, or less, is one. */
export function toPieces(qty: number | null): number {
  return Math.max(1, qty ?? 0);
}

/** Why a line cannot hold so many pieces, in Magento's words. */
export function quantityFault(qty: number | null, available: number): string | undefined {
  const pieces = toPieces(qty);
  if (!Number.isInteger(pieces)) return 'You cannot use decimal quantity for this product.';
  if (pieces > MAX_QTY) return 'The requested qty exceeds the maximum qty allowed in shopping cart';
  return pieces > available ? 'The requested qty is not available' : undefined;
}

/**
 * Decides what adding a product does: the same product with the same options is one line, and more
 * than the stock is rejected.
 */
export function decideAdd(
  items: readonly QuoteItem[],
  offer: Offer,
  wanted: { readonly qty: number | null; readonly options: readonly CustomOption[] },
): AddDecision {
  if (!offer.enabled || offer.qty <= 0) {
    return { kind: 'refused', message: 'Product that you are trying to add is not available.' };
  }
  const qty = toPieces(wanted.qty);
  const ofProduct = items.filter((item) => item.productId === offer.id);
  const inCart = ofProduct.reduce((sum, item) => sum + item.qty, 0);
  const message = quantityFault(wanted.qty, offer.qty - inCart);
  if (message !== undefined) return { kind: 'refused', message };
  const item = ofProduct.find(({ options }) => sameOptions(options, wanted.options));
  return item === undefined ? { kind: 'new', qty } : { kind: 'raise', item, qty: item.qty + qty };
}

/** Pieces in all lines. */
export const totalQty = (items: readonly QuoteItem[]): number =>
  items.reduce((sum, { qty }) => sum + qty, 0);

/** True for a cart that holds lines, none of which is shipped. */
export const isVirtual = (items: readonly QuoteItem[]): boolean =>
  items.length > 0 && items.every(({ productType }) => productType === 'virtual');
