import { z } from 'zod';
import { idText } from '../wire-values.ts';
import type { CustomerOperation } from './customer-client.ts';

const item = z.looseObject({
  id: idText,
  added_at: z.string().nullish(),
  product: z.looseObject({ id: idText, sku: z.string(), name: z.string().nullish() }).nullish(),
});
const wishlist = z.looseObject({
  id: idText,
  items: z.array(item.nullable()).nullish(),
});
/** A customer's wishlist; other product data comes from the search service. */
export type WishlistResponse = z.infer<typeof wishlist>;

/** Reading the list this way creates it if it does not exist yet, whereas the root field `wishlist` fails. */
const LIST = 'id items{id added_at product{id sku name}}';

export const wishlistQuery: CustomerOperation<{
  readonly customer: { readonly wishlist?: WishlistResponse | null | undefined };
}> = {
  name: 'customer',
  text: `{customer{wishlist{${LIST}}}}`,
  response: z.object({ customer: z.looseObject({ wishlist: wishlist.nullish() }) }),
};

const change = z.looseObject({
  wishlist,
  user_errors: z.array(z.looseObject({ code: z.string(), message: z.string() })),
});
export type WishlistChangeResponse = z.infer<typeof change>;

/** List 0 is the customer's default list, created if missing. Adding an existing product has no effect. */
export const wishlistAdd: CustomerOperation<{
  readonly addProductsToWishlist: WishlistChangeResponse;
}> = {
  name: 'addProductsToWishlist',
  text: `mutation($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$items){wishlist{${LIST}}user_errors{code message}}}`,
  response: z.object({ addProductsToWishlist: change }),
};

export const wishlistRemove: CustomerOperation<{
  readonly removeProductsFromWishlist: WishlistChangeResponse;
}> = {
  name: 'removeProductsFromWishlist',
  text: `mutation($list:ID!,$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$list,wishlistItemsIds:$ids){wishlist{${LIST}}user_errors{code message}}}`,
  response: z.object({ removeProductsFromWishlist: change }),
};
