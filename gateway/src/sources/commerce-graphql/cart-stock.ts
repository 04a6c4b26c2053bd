import { z } from 'zod';
import { decodedText, list, text } from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

const item = z.object({ product: z.object({ name: decodedText, stock_status: text }).nullish() });
/** The names of the products that are out of stock, which Magento's cart over REST does not tell. */
const soldNames = z
  .object({ items: list(item) })
  .transform(({ items }) =>
    items.flatMap(({ product }) =>
      product?.stock_status === 'OUT_OF_STOCK' && product.name ? [product.name] : [],
    ),
  );

const ITEMS = '{items{product{name stock_status}}}';

/** Variable: `cart`, the masked id. */
export const guestSoldNames = customerOperation(
  'cart',
  `query($cart:String!){cart(cart_id:$cart)${ITEMS}}`,
  z.object({ cart: soldNames }).transform(({ cart }) => cart),
);

export const customerSoldNames = customerOperation(
  'customerCart',
  `{customerCart${ITEMS}}`,
  z.object({ customerCart: soldNames }).transform(({ customerCart }) => customerCart),
);
