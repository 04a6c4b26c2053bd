import type { ApolloCache, Reference } from '@apollo/client';

/** Takes what was removed out of a list of the customer's, without asking for the list again. */
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
