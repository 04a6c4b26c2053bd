import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badInput, GraphqlFault, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/options.ts';
import { ensureCart } from './ensure-cart.ts';
import { cartView } from './graphql-view.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** The cart that a masked id names, for those who may see it. @throws Magento's refusals */
function findCart(maskedId: string, { carts }: CartService, { caller }: QueryContext): Quote {
  if (maskedId === '') throw badInput('Required parameter "cart_id" is missing');
  const quote = carts.ofMaskedId(maskedId);
  if (quote === undefined) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!quote.isActive) throw noSuchEntity("The cart isn't active.");
  if (quote.customerId === null || quote.customerId === caller.customerId) return quote;
  const message = `The current user cannot perform operations on cart "${maskedId}"`;
  throw new GraphqlFault('graphql-authorization', message);
}

/** Carts as Magento's GraphQL reads them. The shop itself changes them over REST. */
export function cartGraphql(service: CartService, commerceUrl: string): GraphqlModule {
  const view = (quote: Quote) => cartView(quote, service, commerceUrl);
  return {
    typeDefs: SDL,
    resolvers: {
      Query: {
        cart: (_root: unknown, args: { cart_id: string }, context: QueryContext) =>
          view(findCart(args.cart_id, service, context)),
        customerCart: (_root: unknown, _args: unknown, { caller }: QueryContext) => {
          if (caller.customerId === null) {
            const message = 'The request is allowed for logged in customer';
            throw new GraphqlFault('graphql-authorization', message);
          }
          const { customerId } = caller;
          const id = service.carts.atomically(() => ensureCart(customerId, service));
          const quote = service.carts.byId(id);
          return quote && view(quote);
        },
      },
      CartAddressInterface: {
        __resolveType: (address: object) =>
          'available_shipping_methods' in address ? 'ShippingCartAddress' : 'BillingCartAddress',
      },
      CartItemInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    },
  };
}
