import { toMoney } from '../../core/values.ts';
import type { ProductVariant } from '../../generated/types.ts';
import type { ProductRecord, RecordVariant } from './mappers.ts';
import type { ProductModel } from './product-mappers.ts';

function toVariant({ sku, values, price, in_stock }: RecordVariant): ProductVariant {
  const isSalable = in_stock > 0;
  return { sku, values: [...values], isSalable, price: isSalable ? toMoney(price) : null };
}

export function toVariants({ variants = [] }: ProductRecord): ProductVariant[] {
  return variants.map(toVariant);
}

/** The variant with this SKU as a product of its own, with the page of its configurable product; null if none has it. */
export function findVariant(products: readonly ProductModel[], sku: string): ProductModel | null {
  for (const product of products) {
    const found = product.record.variants?.find((variant) => variant.sku === sku);
    if (found === undefined) continue;
    const { price, isSalable } = toVariant(found);
    return {
      ...product,
      record: { ...product.record, variants: [] },
      variantOptions: [],
      sku,
      isSalable,
      availability: isSalable ? 'AVAILABLE' : 'RECENTLY_SOLD',
      price: price
        ? {
            current: price,
            former: null,
            msrp: null,
            discountPercent: null,
            isLowest: false,
          }
        : null,
    };
  }
  return null;
}
