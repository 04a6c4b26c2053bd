import { ADDRESS } from './fixtures.ts';

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

const address = ({ country, postalCode, region, regionId }: typeof ADDRESS) => ({
  country,
  postalCode,
  region,
  regionId,
});

const CART: readonly Step[] = [
  { operation: 'CreateGuestCart' },
  {
    operation: 'AddGuestCartItem',
    variables: ({ cartId, product }) => ({ input: { cartId, sku: product.sku } }),
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
  { operation: 'ReadGuestCheckout', variables: ({ cartId }) => ({ cartId }) },
  {
    operation: 'EstimateGuestShipping',
    variables: ({ cartId }) => ({ input: { cartId, address: address(ADDRESS) } }),
  },
  {
    operation: 'SetGuestShipping',
    variables: ({ cartId }) => ({
      input: {
        cartId,
        carrierCode: 'flatrate',
        methodCode: 'flatrate',
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
      },
    }),
  },
  {
    operation: 'PlaceGuestOrder',
    variables: ({ cartId }) => ({
      input: {
        cartId,
        email: ADDRESS.email,
        idempotencyKey: cartId,
        paymentMethod: { code: 'checkmo' },
      },
    }),
  },
];

const SIGN_IN: Step = {
  operation: 'SignInWithPassword',
  variables: ({ account, cartId }) => ({ input: { ...account, guestCartId: cartId } }),
};

/** What a shopper does in several operations. */
export const VISITS: readonly Visit[] = [
  { name: 'a guest, from home to an order', steps: GUEST, commerce: 17, stock: 16 },
  { name: 'sign-in with a guest cart', before: CART, steps: [SIGN_IN], commerce: 7, stock: 6 },
  {
    name: 'sign-in with a guest cart, and the cart afterwards',
    before: CART,
    steps: [SIGN_IN, { operation: 'ReadCustomerCart' }],
    commerce: 9,
    stock: 8,
  },
];
