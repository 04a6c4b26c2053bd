import type { ApolloClient } from '@apollo/client';
import { ListingNames } from './ListingQueries.generated.ts';
import { SuggestedTerm } from './SuggestedTerm.generated.ts';

const MAX_DESIGNERS = 10;

/** Ways on from an empty list. */
export interface EmptyStateSuggestions {
  /** Pages of the designers with the most items. */
  readonly designers: readonly { readonly name: string; readonly path: string }[];
  /** Words that the searched ones may have meant and that find something; null for none. */
  readonly term: string | null;
}

/** What an empty list offers instead. */
export async function emptyStateSuggestions(
  client: ApolloClient,
  term: string,
): Promise<EmptyStateSuggestions> {
  const { data } = await client.query({ query: ListingNames, errorPolicy: 'all' });
  const designers = data?.designers?.categories ?? [];
  const names = [...designers, ...(data?.kinds?.categories ?? [])].map(({ name }) => name);
  // Few lists are empty: the comparison of words is loaded for them alone.
  const { suggestTerm } = await import('./suggestTerm.ts');
  return {
    designers: designers
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, MAX_DESIGNERS)
      .map(({ name, path }) => ({ name, path })),
    term: await withResults(client, suggestTerm(term, names)),
  };
}

/** The words themselves when they find something; null otherwise. */
async function withResults(client: ApolloClient, term: string | null): Promise<string | null> {
  if (term === null) return null;
  const { data } = await client.query({
    query: SuggestedTerm,
    variables: { term },
    errorPolicy: 'all',
  });
  return (data?.productSearch?.totalCount ?? 0) > 0 ? term : null;
}
