import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import {
  buildSchema,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { type ContentUrls, createSanitizer } from '../core/html.ts';
import { createScalars } from '../core/scalars.ts';
import { alertsResolvers } from '../domains/alerts/resolvers.ts';
import { cartResolvers } from '../domains/cart/resolvers.ts';
import { findAddress } from '../domains/catalog/find-address.ts';
import { catalogResolvers } from '../domains/catalog/resolvers.ts';
import { contentResolvers } from '../domains/content/resolvers.ts';
import { customerResolvers } from '../domains/customer/resolvers.ts';
import { giftcardsResolvers } from '../domains/giftcards/resolvers.ts';
import { ordersResolvers } from '../domains/orders/resolvers.ts';
import { paymentsResolvers } from '../domains/payments/resolvers.ts';
import { sellResolvers } from '../domains/sell/resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { toPromised, withoutUnknownBlocks } from '../sources/commerce-graphql/transforms.ts';
import { guardFields, type Resolver } from './guards.ts';
import { readSdl } from './sdl.ts';

const SNAPSHOT = join(import.meta.dirname, '../sources/commerce-graphql/subschema.graphql');

/** The scalars under the names and with the descriptions that the SDL gives them. */
function toNamedScalars(promised: GraphQLSchema, scalars: ReturnType<typeof createScalars>) {
  return Object.fromEntries(
    Object.entries(scalars).map(([name, scalar]) => {
      const description = promised.getType(name)?.description ?? null;
      const config = { ...scalar.toConfig(), name, description, astNode: null };
      return [name, new GraphQLScalarType<unknown, unknown>(config)];
    }),
  );
}

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
 * @param content Base URLs that HTML of the back end contains.
 */
export function createSchema(commerce: Executor, content?: ContentUrls): GraphQLSchema {
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
      toNamedScalars(promised, createScalars(createSanitizer(content))),
      { CmsBlocks: { items: withoutUnknownBlocks } },
      ...resolvers,
    ] as IResolvers<unknown, GatewayContext>[],
  });
  addAddressesOfSearch(schema);
  const isRemote = (name: string) => isObjectType(snapshot.getType(name)) && name !== 'Query';
  requireResolvers(schema, resolvers, isRemote);
  return guardFields(unwrapStitchedResolvers(schema, resolvers, isRemote));
}

/** Lets `urlResolver` find what the back end has no address for, such as the short addresses of designers. */
function addAddressesOfSearch(schema: GraphQLSchema): void {
  const field = schema.getQueryType()?.getFields().urlResolver;
  if (field?.resolve === undefined) throw new Error('The stitched schema has no urlResolver.');
  const { resolve } = field;
  field.resolve = async (parent, args, context: GatewayContext, info) =>
    (await resolve(parent, args, context, info)) ?? findAddress(args.url, context);
}

function isResolver(value: unknown): value is Resolver {
  return typeof value === 'function';
}

/** The resolver that a map has for a field; maps also hold scalars, which have none. */
function findResolver(map: Resolvers, typeName: string, fieldName: string): unknown {
  const fields = Object.entries(map).find(([name]) => name === typeName)?.[1];
  return Object.entries(fields ?? {}).find(([name]) => name === fieldName)?.[1];
}

function getRootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.filter(isObjectType);
}

/**
 * @param isRemote Whether a type comes from a stitched source, which resolves the fields leading to it.
 * @throws {Error} If a root field has no resolver; names the fields and where to add one.
 */
export function requireResolvers(
  schema: GraphQLSchema,
  maps: readonly Resolvers[],
  isRemote: (typeName: string) => boolean,
): void {
  const missing = getRootTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !isRemote(getNamedType(field.type).name))
      .filter(({ name }) => !maps.some((map) => findResolver(map, type.name, name)))
      .map(({ name }) => `${type.name}.${name}`),
  );
  if (missing.length === 0) return;
  throw new Error(
    `No resolver for ${missing.join(', ')}: add it to gateway/src/domains/<domain>/resolvers.ts.`,
  );
}

/**
 * Takes stitching's wrappers off the fields that are ours alone. Stitching puts a resolver of its own on every
 * field, also on plain properties, to look for parts that another source might add; that alone halves the speed.
 * @param isRemote Whether a type comes from a stitched source: its fields, and fields leading to it, are kept.
 */
function unwrapStitchedResolvers(
  schema: GraphQLSchema,
  resolvers: readonly Resolvers[],
  isRemote: (typeName: string) => boolean,
): GraphQLSchema {
  const roots = new Set(getRootTypes(schema).map(({ name }) => name));
  const findOwn = (typeName: string, fieldName: string): Resolver | undefined =>
    resolvers.map((map) => findResolver(map, typeName, fieldName)).find(isResolver);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || isRemote(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      if (isRemote(getNamedType(field.type).name)) continue;
      const own = findOwn(type.name, field.name);
      if (own !== undefined) field.resolve = own;
      else if (!roots.has(type.name)) delete field.resolve;
    }
  }
  return schema;
}
