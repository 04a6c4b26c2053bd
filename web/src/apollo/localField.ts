import type { ApolloCache, DocumentNode } from '@apollo/client';

/**
 * Reads and writes the local-only field `name`, which `query` selects. Its value has an arbitrary shape (`LocalJSON`) and
 * is not validated: only the shop writes it, and a release that changes its shape drops persisted values.
 */
export function localField<Value>(query: DocumentNode, name: string) {
  return {
    read: (cache: ApolloCache): Value | null =>
      cache.readQuery<Record<string, Value | null>>({ query })?.[name] ?? null,
    write: (cache: ApolloCache, value: Value) =>
      void cache.writeQuery({ query, data: { [name]: value } }),
    remove: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: name }),
  };
}
