import { z } from 'zod';
import { idText } from '../wire-values.ts';
import type { CustomerQuery } from './customer-client.ts';

const item = z.looseObject({
  id: idText,
  added_at: z.string().nullish(),
  product: z.looseObject({ id: idText, sku: z.string(), name: z.string().nullish() }).nullish(),
});

const answer = z.object({
  wishlist: z.looseObject({ items: z.array(item.nullable()).nullish() }).nullish(),
});
export type WishlistResponse = z.infer<typeof answer>;

/** The wishlist; without one yet its fields are null. The rest of a product comes from the search service. */
export const wishlistQuery: CustomerQuery<WishlistResponse> = {
  name: 'wishlist',
  query: '{wishlist{items_count items{id added_at product{id sku name}}}}',
  answer,
};
