import { saveHref } from '../listing/address/listingChanges.ts';
import { emptyParams } from '../listing/address/listingParams.ts';

/** Where a search for pieces of the same designer and kind is saved; null for a product of which neither is known. */
export function similarHref(product: {
  readonly designer: string | null;
  readonly subcategories: readonly string[];
}): string | null {
  const { designer, subcategories } = product;
  const filters = {
    ...(designer && { manufacturer: [designer] }),
    ...(subcategories[0] && { subcategory: [subcategories[0]] }),
  };
  return saveHref('/search', '', { ...emptyParams, filters });
}
