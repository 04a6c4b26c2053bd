import { kinds, toOwner } from '../runner/cart-shapes.ts';
import type { Call } from '../runner/case.ts';
import { alertCalls, giftCardCalls, wishlistCalls } from './account-modules.ts';
import { cartBasics } from './cart-basics.ts';
import { cartCheckout } from './cart-checkout.ts';
import { cartItems } from './cart-items.ts';
import { cartReductions, cartTotals } from './cart-reductions.ts';
import { contentCalls } from './content.ts';
import { customerBook } from './customer-book.ts';
import { customerPasswords } from './customer-passwords.ts';
import { customerSignIn } from './customer-sign-in.ts';
import { customerSignUp } from './customer-sign-up.ts';
import { directory } from './directory.ts';
import { frameworkCalls } from './framework.ts';
import { graphqlCustomerCalls } from './graphql-customer.ts';
import { graphqlShoppingCalls } from './graphql-shopping.ts';
import { merging } from './merging.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { providerCalls } from './providers.ts';
import { searchCalls } from './search.ts';
import { searchWriteCalls } from './search-writes.ts';
import { sellCalls } from './sell.ts';

/** Accounts: signing in and up, profile, addresses, passwords. */
const customerCalls: readonly Call[] = [...customerSignIn, ...customerSignUp, ...customerBook, ...customerPasswords];

/** Carts of guests and customers, what is in them, and where they go. */
const cartCalls: readonly Call[] = [
  ...kinds.map(toOwner).flatMap((owner) => [...cartBasics(owner), ...cartItems(owner), ...cartReductions(owner), ...cartCheckout(owner), ...cartTotals(owner)]),
  ...merging,
  ...directory,
];

/** Every call of the contract with its cases. */
export const suite: readonly Call[] = [
  ...frameworkCalls,
  ...customerCalls,
  ...cartCalls,
  ...paymentCalls,
  ...orderCalls,
  ...graphqlShoppingCalls,
  ...graphqlCustomerCalls,
  ...wishlistCalls,
  ...alertCalls,
  ...giftCardCalls,
  ...contentCalls,
  ...sellCalls,
  ...searchCalls,
  ...searchWriteCalls,
  // Last, since a rejected charge uses up an order's number, which the other orders' cases count on.
  ...providerCalls,
];
