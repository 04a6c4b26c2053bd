import { z } from 'zod';
import {
  type CartItemBody,
  cartAnswer,
  cartItemAnswer,
  paymentMethodsAnswer,
  totalsAnswer,
} from './cart-answers.ts';
import { countriesAnswer, menuAnswer } from './content-answers.ts';
import { endpoint } from './endpoint.ts';

/** Guest carts; `cart` is the masked id. */
export const guestCartEndpoints = {
  create: endpoint('POST', '/V1/guest-carts', z.string().min(1))<Record<string, never>>(),
  read: endpoint('GET', '/V1/guest-carts/{cart}', cartAnswer)(),
  totals: endpoint('GET', '/V1/guest-carts/{cart}/totals', totalsAnswer)(),
  paymentMethods: endpoint('GET', '/V1/guest-carts/{cart}/payment-methods', paymentMethodsAnswer)(),
  itemAdd: endpoint('POST', '/V1/guest-carts/{cart}/items', cartItemAnswer)<CartItemBody>(),
  itemRemove: endpoint('DELETE', '/V1/guest-carts/{cart}/items/{item}', z.boolean())(),
} as const;

/** What the shop shows around its products. */
export const contentEndpoints = {
  countries: endpoint('GET', '/V1/directory/countries', countriesAnswer)(),
  menu: endpoint('GET', '/V1/ves-megamenu/{menu}', menuAnswer)(),
} as const;
