import { z } from 'zod';
import { dateTime, decodedText, idText, list } from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

const product = z.object({ id: idText, sku: z.string(), name: decodedText });
const item = z.object({ id: idText, added_at: dateTime, product: product.nullish() });
const wishlist = z.object({ id: idText, items: list(item) });
/** A customer's wishlist; other product data comes from the search service. */
export type WishlistResponse = z.infer<typeof wishlist>;

/** Reading the list this way creates it if it does not exist yet, whereas the root field `wishlist` fails. */
const LIST = 'id items{id added_at product{id sku name}}';

export const wishlistQuery = customerOperation(
  'customer',
  `{customer{wishlist{${LIST}}}}`,
  z.object({ customer: z.object({ wishlist: wishlist.nullish() }) }),
);

const change = z.object({
  wishlist,
  user_errors: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type WishlistChangeResponse = z.infer<typeof change>;

/** List 0 is the customer's default list, created if missing. Adding an existing product has no effect. */
export const wishlistAdd = customerOperation(
  'addProductsToWishlist',
  `mutation($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$items){wishlist{${LIST}}user_errors{code message}}}`,
  z.object({ addProductsToWishlist: change }),
);

export const wishlistRemove = customerOperation(
  'removeProductsFromWishlist',
  `mutation($list:ID!,$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$list,wishlistItemsIds:$ids){wishlist{${LIST}}user_errors{code message}}}`,
  z.object({ removeProductsFromWishlist: change }),
);
