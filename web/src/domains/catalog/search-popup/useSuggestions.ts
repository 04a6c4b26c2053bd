import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { readPriceInTerm } from '../listing/address/priceInTerm.ts';
import { useLastListing } from '../listing/lastListing.ts';
import { toPriceRange } from '../listing/loader/loadListing.ts';
import {
  RecentSearches,
  type SearchResult_CategoryFragment,
  type SearchResult_ProductFragment,
  type SearchSuggestionsQuery,
  type SearchSuggestionsQueryVariables,
  useRecentSearchesQuery,
  useSearchDesignersQuery,
  useSearchSuggestionsQuery,
} from './Search.generated.ts';

const TYPING_PAUSE_MS = 180;
const MAX_TERMS = 8;
/** Characters from which on the shop suggests something. */
const MIN_TERM = 2;

/** Something to choose, and the page it leads to. */
export type Suggestion =
  | { readonly kind: 'last'; readonly to: string; readonly name: string }
  | { readonly kind: 'recent'; readonly to: string; readonly term: string }
  | {
      readonly kind: 'category';
      readonly to: string;
      readonly category: SearchResult_CategoryFragment;
    }
  | {
      readonly kind: 'product';
      readonly to: string;
      readonly product: SearchResult_ProductFragment;
    }
  | { readonly kind: 'all'; readonly to: string; readonly count: number };

/**
 * start: nothing typed yet, nothing searched before. recent: nothing typed yet. empty: the shop has nothing like it. At the
 * start and for what it has nothing like, `options` are designers.
 */
export type SearchPhase = 'start' | 'recent' | 'searching' | 'found' | 'empty' | 'failed';

interface Suggestions {
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
}

/** What to offer for the text as it is typed. A response is shown only while it belongs to the text that stands there now. */
export function useSuggestions(text: string) {
  const { terms, ...recentActions } = useRecentSearches();
  const last = useLastListing();
  const term = text.trim();
  const settled = useDebounced(term, TYPING_PAUSE_MS);
  const { data, error } = useSearchSuggestionsQuery({
    variables: suggestionVariables(settled),
    skip: settled.length < MIN_TERM,
  });
  const found = settled === term ? data : undefined;
  const hasFailed = error !== undefined && settled === term;
  const isTyped = term.length >= MIN_TERM;
  const needsDesigners = isTyped ? found?.productSearch.totalCount === 0 : terms.length === 0;
  const { data: popular } = useSearchDesignersQuery({ skip: !needsDesigners });
  const shown = useMemo((): Suggestions => {
    const designers = toCategories(popular?.categorySearch.categories ?? []);
    if (!isTyped) return toStart({ terms, last, designers });
    if (!found) return { phase: hasFailed ? 'failed' : 'searching', options: [] };
    return toFound({ term, found, designers });
  }, [term, terms, isTyped, found, hasFailed, popular, last]);
  return { ...shown, ...recentActions };
}

/** The page of all results for a term. */
export function searchPath(term: string): string {
  return `/search?term=${encodeURIComponent(term.trim())}`;
}

/** A price in the words limits what is suggested. */
function suggestionVariables(text: string): SearchSuggestionsQueryVariables {
  const { term, min, max } = readPriceInTerm(text);
  return { term, price: toPriceRange({ min, max }) };
}

/** Before anything is typed: the last list, then what was searched for before, or else designers. */
function toStart(known: {
  readonly terms: readonly string[];
  readonly last: { readonly name: string; readonly to: string } | null;
  readonly designers: readonly Suggestion[];
}): Suggestions {
  const { terms, last, designers } = known;
  const before: readonly Suggestion[] = last ? [{ kind: 'last', ...last }] : [];
  if (terms.length === 0) return { phase: 'start', options: [...before, ...designers] };
  const recent = terms.map((term): Suggestion => ({ kind: 'recent', to: searchPath(term), term }));
  return { phase: 'recent', options: [...before, ...recent] };
}

function toCategories(categories: readonly SearchResult_CategoryFragment[]): readonly Suggestion[] {
  return categories.map((category) => ({ kind: 'category', to: category.path, category }));
}

/** In the order in which the arrow keys walk: products, all of them, categories; designers where there is nothing. */
function toFound(known: {
  readonly term: string;
  readonly found: SearchSuggestionsQuery;
  readonly designers: readonly Suggestion[];
}): Suggestions {
  const { products, totalCount } = known.found.productSearch;
  const categories = toCategories(known.found.categorySearch.categories);
  if (totalCount === 0) {
    return { phase: 'empty', options: categories.length > 0 ? categories : known.designers };
  }
  const shown = products.map(
    (product): Suggestion => ({ kind: 'product', to: product.path, product }),
  );
  const all: Suggestion = { kind: 'all', to: searchPath(known.term), count: totalCount };
  return { phase: 'found', options: [...shown, all, ...categories] };
}

/** The terms this browser has searched for, newest first, and the ways to add one and to clear them. */
function useRecentSearches() {
  const client = useApolloClient();
  const { data } = useRecentSearchesQuery();

  function update(change: (terms: readonly string[]) => string[]) {
    const known = client.readQuery({ query: RecentSearches })?.recentSearches ?? [];
    client.writeQuery({ query: RecentSearches, data: { recentSearches: change(known) } });
  }

  return {
    terms: data?.recentSearches ?? NO_TERMS,
    addTerm: (term: string) => update((terms) => withTerm(terms, term)),
    clearTerms: () => update(() => []),
  };
}

const NO_TERMS: readonly string[] = [];

/** The list with a term put in front: trimmed, lower case, each once, the newest eight. */
export function withTerm(terms: readonly string[], term: string): string[] {
  const cleaned = term.trim().toLowerCase();
  if (cleaned === '') return [...terms];
  return [cleaned, ...terms.filter((known) => known !== cleaned)].slice(0, MAX_TERMS);
}

/** The value as it was when it last stood still for `delayMs`. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
