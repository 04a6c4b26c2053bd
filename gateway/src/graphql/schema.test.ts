import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { requireResolvers } from './schema.ts';

test('names the root fields without a resolver', () => {
  const schema = buildSchema(`
    type Query { cart: String countries: String storeConfig: StoreConfig }
    type StoreConfig { storeName: String }
    type Mutation { guestCartCreate: String }
    type Subscription { sellItemChanged: String }
  `);
  const isRemote = (name: string) => name === 'StoreConfig';
  const maps = [
    { Query: { countries: () => [] } },
    { Subscription: { sellItemChanged: { subscribe: async function* () {} } } },
  ] as never;
  expect(() => requireResolvers(schema, maps, isRemote)).toThrow(
    'No resolver for Query.cart, Mutation.guestCartCreate: add it to gateway/src/domains/<domain>/resolvers.ts.',
  );
});
