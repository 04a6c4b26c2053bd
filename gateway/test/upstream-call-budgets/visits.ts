import { ADDRESS, SHIPPING } from './fixtures.ts';

/** One operation of the web app in a visit; what the ones before it returned is in `known`. */
interface Step {
  readonly operation: string;
  readonly variables?: (known: Known) => Readonly<Record<string, unknown>>;
}

/** What a visit finds out on its way. */
export interface Known {
  readonly categoryId: string;
  readonly product: { readonly sku: string; readonly id: string };
  readonly account: { readonly email: string; readonly password: string };
  /** The guest's cart; empty before it is created. */
  readonly cartId: string;
}

/** Several operations one after another, in a gateway with empty caches. */
export interface Visit {
  readonly name: string;
  /** Operations that are not counted. */
  readonly before?: readonly Step[];
  readonly steps: readonly Step[];
  /** Calls of the commerce back end, the shop's modules included, and of a stock Magento. */
  readonly commerce: number;
  readonly stock: number;
}

const CART: readonly Step[] = [
  { operation: 'CreateCart', variables: () => ({ isGuest: true }) },
  {
    operation: 'AddCartItem',
    variables: ({ cartId, product }) => ({ isGuest: true, cartId, sku: product.sku }),
  },
];

const GUEST: readonly Step[] = [
  { operation: 'RootMenu' },
  { operation: 'RootContent' },
  { operation: 'HomeCategories' },
  { operation: 'HomeRoute', variables: ({ categoryId }) => ({ newIn: categoryId }) },
  { operation: 'CatchAllRoute', variables: () => ({ path: '/handbags' }) },
  {
    operation: 'CategoryListing',
    variables: ({ categoryId }) => ({ categoryId, includeSold: false, page: 1 }),
  },
  { operation: 'ProductPage', variables: ({ product }) => ({ id: product.id }) },
  ...CART,
  { operation: 'PaymentProviderSettings' },
  { operation: 'AddressCountries' },
  { operation: 'ReadCheckout', variables: ({ cartId }) => ({ isGuest: true, cartId }) },
  {
    operation: 'EstimateShipping',
    variables: ({ cartId }) => ({ isGuest: true, cartId, address: ADDRESS }),
  },
  {
    operation: 'SetShipping',
    variables: ({ cartId }) => ({ isGuest: true, cartId, ...SHIPPING }),
  },
  {
    operation: 'PlaceOrder',
    variables: ({ cartId }) => ({
      isGuest: true,
      cartId,
      email: ADDRESS.email,
      idempotencyKey: cartId,
      paymentMethod: { code: 'checkmo' },
    }),
  },
];

const SIGN_IN: Step = {
  operation: 'SignInWithPassword',
  variables: ({ account, cartId }) => ({ input: { ...account, guestCartId: cartId } }),
};

const READ_CUSTOMER_CART: Step = {
  operation: 'ReadCart',
  variables: () => ({ isGuest: false, cartId: '' }),
};

/** What a shopper does in several operations. */
export const VISITS: readonly Visit[] = [
  { name: 'a guest, from home to an order', steps: GUEST, commerce: 17, stock: 16 },
  { name: 'sign-in with a guest cart', before: CART, steps: [SIGN_IN], commerce: 7, stock: 6 },
  {
    name: 'sign-in with a guest cart, and the cart afterwards',
    before: CART,
    steps: [SIGN_IN, READ_CUSTOMER_CART],
    commerce: 9,
    stock: 8,
  },
];
