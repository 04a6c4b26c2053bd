import type { ApolloCache, DocumentNode } from '@apollo/client';

/** A local-only cache field with a value of an arbitrary shape (`LocalJSON`). */
export interface LocalField<Value> {
  read(cache: ApolloCache): Value | null;
  write(cache: ApolloCache, value: Value): void;
  remove(cache: ApolloCache): void;
}

/**
 * Reads and writes the local-only field `name`. The value is not validated: only the shop writes it, and a release that
 * changes its shape drops persisted values.
 *
 * @param query selects only the field `name`
 */
export function localField<Value>(query: DocumentNode, name: string): LocalField<Value> {
  return {
    read: (cache) => cache.readQuery<Record<string, Value | null>>({ query })?.[name] ?? null,
    write: (cache, value) => void cache.writeQuery({ query, data: { [name]: value } }),
    remove: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: name }),
  };
}
