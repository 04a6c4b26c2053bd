import type { CatalogProduct } from './types.ts';

type Priced = Pick<CatalogProduct, 'price' | 'specialPrice'>;

/** The current price in dollars: the special price if it is lower, as in Magento. */
export function finalPrice({ price, specialPrice }: Priced): number {
  return specialPrice !== null && specialPrice < price ? specialPrice : price;
}

/** The discount of `price` on `msrp` (both in dollars) in whole percent; 0 without a discount. */
export function discountPercentage(price: number, msrp: number | null): number {
  if (msrp === null || msrp <= 0 || price >= msrp) return 0;
  return Math.floor(((msrp - price) / msrp) * 100);
}

/** An item can be bought if it is enabled and in stock. */
export function isSalable({ enabled, qty }: Pick<CatalogProduct, 'enabled' | 'qty'>): boolean {
  return enabled && qty > 0;
}
