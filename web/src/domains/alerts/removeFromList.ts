import type { ApolloCache, Reference } from '@apollo/client';

/** Removes an entry from a cached list of the customer without refetching the list. */
export function removeFromList(
  cache: ApolloCache,
  field: 'priceAlerts' | 'savedSearches',
  removedId: string | null | undefined,
): void {
  cache.modify({
    fields: {
      [field]: (items: readonly Reference[], { readField }) =>
        items.filter((item) => readField('id', item) !== removedId),
    },
  });
}
