import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import { buildSchema, GraphQLScalarType, type GraphQLSchema, isObjectType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLURL } from 'graphql-scalars';
import type { GatewayContext } from '../context.ts';
import { ownScalars } from '../core/scalars.ts';
import { alertsResolvers } from '../domains/alerts/resolvers.ts';
import { cartResolvers } from '../domains/cart/resolvers.ts';
import { catalogResolvers } from '../domains/catalog/resolvers.ts';
import { contentResolvers } from '../domains/content/resolvers.ts';
import { customerResolvers } from '../domains/customer/resolvers.ts';
import { giftcardsResolvers } from '../domains/giftcards/resolvers.ts';
import { ordersResolvers } from '../domains/orders/resolvers.ts';
import { paymentsResolvers } from '../domains/payments/resolvers.ts';
import { sellResolvers } from '../domains/sell/resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/resolvers.ts';
import { toPromised } from '../sources/commerce-graphql/transforms.ts';
import { withoutUnknownBlocks } from '../sources/commerce-graphql/unknown-blocks.ts';
import { authorizeFields } from './authorization.ts';
import { readSdl } from './sdl.ts';
import { unwrapStitchedResolvers } from './unwrap-stitched-resolvers.ts';

const SNAPSHOT = join(import.meta.dirname, '../sources/commerce-graphql/subschema.graphql');

const scalars = { ...ownScalars, DateTime: GraphQLDateTimeISO, URL: GraphQLURL };

/** The scalars under the names and with the descriptions that the SDL gives them. */
const toNamedScalars = (promised: GraphQLSchema) =>
  Object.fromEntries(
    Object.entries(scalars).map(([name, scalar]) => {
      const description = promised.getType(name)?.description ?? null;
      const config = { ...scalar.toConfig(), name, description, astNode: null };
      return [name, new GraphQLScalarType<unknown, unknown>(config)];
    }),
  );

const resolvers = [
  catalogResolvers,
  cartResolvers,
  contentResolvers,
  customerResolvers,
  ordersResolvers,
  paymentsResolvers,
  alertsResolvers,
  giftcardsResolvers,
  wishlistResolvers,
  sellResolvers,
];

/**
 * The unified schema: the commerce back end's GraphQL, cut down to our promise, and our own types with
 * their resolvers at gateway level (resolvers in a local subschema cost a third of the speed).
 * @param commerce Sends queries to the back end; several of one tick go out as one.
 */
export const createSchema = (commerce: Executor): GraphQLSchema => {
  const { own, stitched, shared } = readSdl();
  const promised = makeExecutableSchema({ typeDefs: [...shared, ...stitched] });
  const snapshot = buildSchema(readFileSync(SNAPSHOT, 'utf8'));
  const subschema = {
    schema: snapshot,
    executor: commerce,
    batch: true,
    transforms: toPromised(promised),
  };
  const schema = stitchSchemas<GatewayContext>({
    subschemas: [subschema],
    typeDefs: [...own],
    resolvers: [
      toNamedScalars(promised),
      { CmsBlocks: { items: withoutUnknownBlocks } },
      ...resolvers,
    ] as IResolvers<unknown, GatewayContext>[],
  });
  const isRemote = (name: string) => isObjectType(snapshot.getType(name)) && name !== 'Query';
  return authorizeFields(unwrapStitchedResolvers(schema, resolvers, isRemote));
};
