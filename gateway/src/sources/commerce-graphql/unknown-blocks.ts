import { defaultMergedResolver } from '@graphql-tools/delegate';
import type { GraphQLFieldResolver } from 'graphql';

const isEmpty = (block: unknown): boolean =>
  typeof block === 'object' &&
  block !== null &&
  !(block instanceof Error) &&
  Object.entries(block).every(([name, value]) => name === '__typename' || value === null);

/**
 * `CmsBlocks.items`, in which an unknown block is null. The back end answers one with an error at first, and from its
 * own cache with a block whose fields are all null.
 */
export const withoutUnknownBlocks: GraphQLFieldResolver<unknown, object> = async (
  blocks,
  args,
  context,
  info,
) => {
  const parent = blocks as Parameters<typeof defaultMergedResolver>[0];
  const items: unknown = await defaultMergedResolver(parent, args, { ...context }, info);
  return Array.isArray(items) ? items.map((item) => (isEmpty(item) ? null : item)) : items;
};
