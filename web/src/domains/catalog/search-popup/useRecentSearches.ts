import { useApolloClient } from '@apollo/client/react';
import { RecentSearches, useRecentSearchesQuery } from './RecentSearches.generated.ts';

const MAX_TERMS = 8;

/** The terms this browser has searched for, newest first, and the ways to add one and to clear them. */
export function useRecentSearches() {
  const client = useApolloClient();
  const { data } = useRecentSearchesQuery();

  function update(change: (terms: readonly string[]) => string[]) {
    const known = client.readQuery({ query: RecentSearches })?.recentSearches ?? [];
    client.writeQuery({ query: RecentSearches, data: { recentSearches: change(known) } });
  }

  return {
    terms: data?.recentSearches ?? [],
    addTerm: (term: string) => update((terms) => withTerm(terms, term)),
    clearTerms: () => update(() => []),
  };
}

/** The list with a term put in front: trimmed, lower case, each once, the newest 8 (spec §2, §3). */
export function withTerm(terms: readonly string[], term: string): string[] {
  const cleaned = term.trim().toLowerCase();
  if (cleaned === '') return [...terms];
  return [cleaned, ...terms.filter((known) => known !== cleaned)].slice(0, MAX_TERMS);
}
