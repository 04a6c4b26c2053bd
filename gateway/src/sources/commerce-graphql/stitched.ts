import { defaultMergedResolver } from '@graphql-tools/delegate';
import { type Executor, MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { RenameObjectFields } from '@graphql-tools/wrap';
import { decodeHTMLStrict } from 'entities';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { toCamelCase } from '../wire-values.ts';

/** Names that are camelCase in the back end, too. */
const SAME_NAMES: ReadonlySet<string> = new Set(['redirectCode']);

function toWireName(name: string): string {
  return SAME_NAMES.has(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The part of the back end's GraphQL that our SDL contains, where fields have camelCase names. Other types and fields
 * cannot be queried.
 */
export function createStitchedSubschema<Context>(remote: GraphQLSchema, executor: Executor) {
  const schema = mapSchema(pruneSchema(remote), {
    [MapperKind.OBJECT_FIELD]: (field, name) => [toWireName(name), field],
    // Fields of the root have the same names.
    [MapperKind.ROOT_FIELD]: (field) => field,
  });
  const transforms = [new RenameObjectFields<Context>((_type, name) => toCamelCase(name))];
  // The queries of one tick are sent together.
  return { schema, executor, transforms, batch: true };
}

function isEmpty(block: unknown): boolean {
  return (
    typeof block === 'object' &&
    block !== null &&
    !(block instanceof Error) &&
    Object.entries(block).every(([name, value]) => name === '__typename' || value === null)
  );
}

type StitchedParent = Parameters<typeof defaultMergedResolver>[0];

/** Resolves a title in which editors write characters such as "™" as HTML entities. */
const decodedTitle: GraphQLFieldResolver<unknown, object> = async (parent, args, context, info) => {
  const title: unknown = await defaultMergedResolver(parent as StitchedParent, args, context, info);
  return typeof title === 'string' ? decodeHTMLStrict(title) : title;
};

/**
 * Resolves `CmsBlocks.items` with null for an unknown block. The back end first returns an error for it, and later a
 * cached block whose fields are all null.
 */
const withoutUnknownBlocks: GraphQLFieldResolver<unknown, object> = async (
  blocks,
  args,
  context,
  info,
) => {
  const parent = blocks as StitchedParent;
  const items: unknown = await defaultMergedResolver(parent, args, { ...context }, info);
  return Array.isArray(items) ? items.map((item) => (isEmpty(item) ? null : item)) : items;
};

/** What the stitched fields need beside the response of the back end. */
export const stitchedResolvers = {
  CmsBlock: { title: decodedTitle },
  CmsBlocks: { items: withoutUnknownBlocks },
  CmsPage: { title: decodedTitle, contentHeading: decodedTitle, metaTitle: decodedTitle },
};
