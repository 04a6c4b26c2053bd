import { z } from 'zod';
import { dateTime, decodedText, idText, list, text } from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

const favorite = z.object({ id: idText, sku: z.string(), name: decodedText });
const entry = z.object({ id: idText, added_at: dateTime, product: favorite.nullish() });
const wishlist = z.object({ id: idText, items: list(entry) });
/** A customer's wishlist; other product data comes from the search service. */
export type WishlistResponse = z.infer<typeof wishlist>;

/** Reading the list this way creates it if it does not exist yet, whereas the root field `wishlist` fails. */
const LIST = 'id items{id added_at product{id sku name}}';

export const wishlistQuery = customerOperation(
  'customer',
  `{customer{wishlist{${LIST}}}}`,
  z.object({ customer: z.object({ wishlist: wishlist.nullish() }) }),
);

const wishlistChange = z.object({
  wishlist,
  user_errors: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type WishlistChangeResponse = z.infer<typeof wishlistChange>;

/** List 0 is the customer's default list, created if missing. Adding an existing product has no effect. */
export const wishlistAdd = customerOperation(
  'addProductsToWishlist',
  `mutation($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$items){wishlist{${LIST}}user_errors{code message}}}`,
  z.object({ addProductsToWishlist: wishlistChange }),
);

export const wishlistRemove = customerOperation(
  'removeProductsFromWishlist',
  `mutation($list:ID!,$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$list,wishlistItemsIds:$ids){wishlist{${LIST}}user_errors{code message}}}`,
  z.object({ removeProductsFromWishlist: wishlistChange }),
);

export const newsletterSubscribe = customerOperation(
  'subscribeEmailToNewsletter',
  'mutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
  z.object({ subscribeEmailToNewsletter: z.object({ status: text }) }),
);

const line = z.object({ product: z.object({ name: decodedText, stock_status: text }).nullish() });
/** The names of the products that are out of stock, which Magento's cart over REST does not tell. */
const soldNames = z
  .object({ items: list(line) })
  .transform(({ items }) =>
    items.flatMap(({ product }) =>
      product?.stock_status === 'OUT_OF_STOCK' && product.name ? [product.name] : [],
    ),
  );

const CART_ITEMS = '{items{product{name stock_status}}}';

/** Variable: `cart`, the masked id. */
export const guestSoldNames = customerOperation(
  'cart',
  `query($cart:String!){cart(cart_id:$cart)${CART_ITEMS}}`,
  z.object({ cart: soldNames }).transform(({ cart }) => cart),
);

export const customerSoldNames = customerOperation(
  'customerCart',
  `{customerCart${CART_ITEMS}}`,
  z.object({ customerCart: soldNames }).transform(({ customerCart }) => customerCart),
);
