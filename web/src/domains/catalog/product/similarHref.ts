import { saveHref } from '../listing/address/listingChanges.ts';
import { emptyParams } from '../listing/address/listingParams.ts';

/** The URL that saves a search for the same designer and kind; null if neither is known. */
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
