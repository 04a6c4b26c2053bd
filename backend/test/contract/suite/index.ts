import { alertCalls, giftCardCalls, wishlistCalls } from './account-modules.ts';
import { cartCalls } from './cart.ts';
import type { Call } from './case.ts';
import { contentCalls } from './content.ts';
import { customerCalls } from './customer.ts';
import { frameworkCalls } from './framework.ts';
import { graphqlCustomerCalls } from './graphql-customer.ts';
import { graphqlShoppingCalls } from './graphql-shopping.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { providerCalls } from './providers.ts';
import { searchCalls } from './search.ts';
import { searchWriteCalls } from './search-writes.ts';
import { sellCalls } from './sell.ts';

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
