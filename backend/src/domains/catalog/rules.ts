import type { CatalogProduct } from './types.ts';

type Priced = Pick<CatalogProduct, 'price' | 'specialPrice'>;

/** What the item costs now, in dollars: the special price where it is lower, as in Magento. */
export function finalPrice({ price, specialPrice }: Priced): number {
  return specialPrice !== null && specialPrice < price ? specialPrice : price;
}

/** The whole percent of `msrp` that `price` (both dollars) is below it; 0 when it is not. */
export function discountPercentage(price: number, msrp: number | null): number {
  if (msrp === null || msrp <= 0 || price >= msrp) return 0;
  return Math.floor(((msrp - price) / msrp) * 100);
}

/** An item can be bought while it is enabled and at least one is left. */
export function isSalable({ enabled, qty }: Pick<CatalogProduct, 'enabled' | 'qty'>): boolean {
  return enabled && qty > 0;
}
