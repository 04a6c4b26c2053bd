import { makeExecutableSchema } from '@graphql-tools/schema';
import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import { GraphQLScalarType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { getRootError } from '../core/errors.ts';
import { type ContentUrls, createSanitizer } from '../core/html.ts';
import { createScalars } from '../core/scalars.ts';
import { alertsResolvers } from '../domains/alerts/resolvers.ts';
import { cartResolvers } from '../domains/cart/resolvers.ts';
import { findEntityUrl } from '../domains/catalog/find-entity-url.ts';
import { catalogResolvers } from '../domains/catalog/resolvers.ts';
import { contentResolvers } from '../domains/content/resolvers.ts';
import { customerResolvers } from '../domains/customer/resolvers.ts';
import { giftcardsResolvers } from '../domains/giftcards/resolvers.ts';
import { ordersResolvers } from '../domains/orders/resolvers.ts';
import { paymentsResolvers } from '../domains/payments/resolvers.ts';
import { sellResolvers } from '../domains/sell/resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  createStitchedSubschema,
  stitchedResolvers,
} from '../sources/commerce-graphql/stitched.ts';
import { isServiceFailure } from '../sources/upstream-error.ts';
import { guardFields, type Resolver } from './guards.ts';
import { readSdl } from './sdl.ts';

/** The scalars under the names and with the descriptions that the SDL gives them. */
function toNamedScalars(described: GraphQLSchema, scalars: ReturnType<typeof createScalars>) {
  return Object.fromEntries(
    Object.entries(scalars).map(([name, scalar]) => {
      const description = described.getType(name)?.description ?? null;
      const config = { ...scalar.toConfig(), name, description, astNode: null };
      return [name, new GraphQLScalarType<unknown, unknown>(config)];
    }),
  );
}

export const resolvers: readonly Resolvers[] = [
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
 * The unified schema: the fields of the commerce back end's GraphQL that our SDL contains, and our own types with
 * their resolvers at gateway level (resolvers in a local subschema cost a third of the speed).
 * @param commerce Sends queries to the back end.
 * @param content Base URLs that HTML of the back end contains.
 */
export function createSchema(commerce: Executor, content?: ContentUrls): GraphQLSchema {
  const { own, stitched, shared } = readSdl();
  const remote = makeExecutableSchema({ typeDefs: [...shared, ...stitched] });
  const subschema = createStitchedSubschema<GatewayContext>(remote, commerce);
  const schema = stitchSchemas<GatewayContext>({
    subschemas: [subschema],
    typeDefs: [...own],
    resolvers: [
      toNamedScalars(remote, createScalars(createSanitizer(content))),
      stitchedResolvers,
      ...resolvers,
    ] as IResolvers<unknown, GatewayContext>[],
  });
  addUrlsOfSearch(schema);
  const isRemote = (name: string) =>
    isObjectType(subschema.schema.getType(name)) && name !== 'Query';
  return guardFields(unwrapStitchedResolvers(schema, isRemote));
}

/**
 * Lets `urlResolver` find what the back end does not know, such as the short URLs of designers, and products and
 * categories while it is unavailable.
 */
function addUrlsOfSearch(schema: GraphQLSchema): void {
  const field = schema.getQueryType()?.getFields().urlResolver;
  if (field?.resolve === undefined) throw new Error('The stitched schema has no urlResolver.');
  const { resolve } = field;
  field.resolve = async (parent, args, context: GatewayContext, info) => {
    try {
      return (
        (await resolve(parent, args, context, info)) ?? (await findEntityUrl(args.url, context))
      );
    } catch (error) {
      if (!isServiceFailure(getRootError(error))) throw error;
      const found = await findEntityUrl(args.url, context, true);
      if (found === null) throw error;
      return found;
    }
  };
}

function isResolver(value: unknown): value is Resolver {
  return typeof value === 'function';
}

/**
 * Takes stitching's wrappers off the fields that are ours alone. Stitching puts a resolver of its own on every
 * field, also on plain properties, to look for parts that another source might add; that alone halves the speed.
 * @param isRemote Whether a type comes from a stitched source: its fields, and fields leading to it, are kept.
 */
function unwrapStitchedResolvers(
  schema: GraphQLSchema,
  isRemote: (typeName: string) => boolean,
): GraphQLSchema {
  const own = new Map<string, unknown>(
    resolvers
      .flatMap(Object.entries)
      .flatMap(([type, fields]) =>
        Object.entries(fields ?? {}).map(([field, resolve]) => [`${type}.${field}`, resolve]),
      ),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || isRemote(type.name)) continue;
    // Its resolvers are objects, which stitching does not wrap.
    if (type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      if (isRemote(getNamedType(field.type).name)) continue;
      const resolve = own.get(`${type.name}.${field.name}`);
      if (isResolver(resolve)) field.resolve = resolve;
      else delete field.resolve;
    }
  }
  return schema;
}
