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
/** The wishlist of a customer; the rest of a product comes from the search service. */
export type WishlistResponse = z.infer<typeof wishlist>;

/** A list that Magento has not made yet is made by asking for it here; the field `wishlist` of the root fails then. */
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

/** List 0 is the customer's own, made when there is none. A product that is there already stays once. */
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
