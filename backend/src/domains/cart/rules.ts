import type { ProductTypeId } from '../catalog/types.ts';
import type { CustomOption, QuoteItem } from './types.ts';

/** The product data that determines whether it can be added to a cart. */
export interface Offer {
  readonly id: number;
  readonly enabled: boolean;
  readonly qty: number;
  readonly typeId: ProductTypeId;
}

/** The result of adding a product: a new line, an increased quantity, or Magento's error. */
export type AddDecision =
  | { readonly kind: 'new'; readonly qty: number }
  | { readonly kind: 'raise'; readonly item: QuoteItem; readonly qty: number }
  | { readonly kind: 'rejected'; readonly message: string };

const sameOptions = (a: readonly CustomOption[], b: readonly CustomOption[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Maximum quantity of a product in a cart (cataloginventory/item_options/max_sale_qty). */
const MAX_QTY = 10_000;

/** Converts a quantity as Magento does: a missing or non-positive quantity becomes one. */
export function toPieces(qty: number | null): number {
  return Math.max(1, qty ?? 0);
}

/** Magento's error for an unavailable quantity; undefined if it is available. */
export function quantityFault(qty: number | null, available: number): string | undefined {
  const pieces = toPieces(qty);
  if (!Number.isInteger(pieces)) return 'You cannot use decimal quantity for this product.';
  if (pieces > MAX_QTY) return 'The requested qty exceeds the maximum qty allowed in shopping cart';
  return pieces > available ? 'The requested qty is not available' : undefined;
}

/**
 * Decides the result of adding a product: the same product with the same options shares a line, and a quantity above
 * the stock is rejected.
 */
export function decideAdd(
  items: readonly QuoteItem[],
  offer: Offer,
  choice: { readonly qty: number | null; readonly options: readonly CustomOption[] },
): AddDecision {
  if (!offer.enabled || offer.qty <= 0) {
    return { kind: 'rejected', message: 'Product that you are trying to add is not available.' };
  }
  // Its variants are added by their own SKUs.
  if (offer.typeId === 'configurable') {
    return { kind: 'rejected', message: 'You need to choose options for your item.' };
  }
  const qty = toPieces(choice.qty);
  const ofProduct = items.filter((item) => item.productId === offer.id);
  const inCart = ofProduct.reduce((sum, item) => sum + item.qty, 0);
  const message = quantityFault(choice.qty, offer.qty - inCart);
  if (message !== undefined) return { kind: 'rejected', message };
  const item = ofProduct.find(({ options }) => sameOptions(options, choice.options));
  return item === undefined ? { kind: 'new', qty } : { kind: 'raise', item, qty: item.qty + qty };
}

export const totalQty = (items: readonly QuoteItem[]): number =>
  items.reduce((sum, { qty }) => sum + qty, 0);

/** True if the cart has lines and none of them is shipped. */
export const isVirtual = (items: readonly QuoteItem[]): boolean =>
  items.length > 0 && items.every(({ productType }) => productType === 'virtual');
