import type { ApolloCache, DocumentNode } from '@apollo/client';

/** A local-only field of the cache that is one value of a shape of its own (`LocalJSON`). */
export interface LocalField<Value> {
  /** Null when there is none. */
  read(cache: ApolloCache): Value | null;
  write(cache: ApolloCache, value: Value): void;
  remove(cache: ApolloCache): void;
}

/**
 * Only the shop itself writes such a field, and a release that changes its shape drops what was persisted, so what is read
 * is what was written.
 *
 * @param query reads the field `name` and nothing else
 */
export function localField<Value>(query: DocumentNode, name: string): LocalField<Value> {
  return {
    read: (cache) => cache.readQuery<Record<string, Value | null>>({ query })?.[name] ?? null,
    write: (cache, value) => void cache.writeQuery({ query, data: { [name]: value } }),
    remove: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: name }),
  };
}
