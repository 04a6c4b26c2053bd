import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useLastListing } from '../listing/lastListing.ts';
import { toPriceRange } from '../listing/loader/loadListing.ts';
import { readPriceInTerm } from '../listing/url/priceInTerm.ts';
import {
  type SearchResult_CategoryFragment as Category,
  type SearchResult_ProductFragment as Product,
  RecentSearches,
  type SearchSuggestionsQuery,
  type SearchSuggestionsQueryVariables,
  useRecentSearchesQuery,
  useSearchDesignersQuery,
  useSearchSuggestionsQuery,
} from './Search.generated.ts';

const TYPING_PAUSE_MS = 180;
const MAX_TERMS = 8;

export type Suggestion =
  | { readonly kind: 'last' | 'recent' | 'category'; readonly to: string; readonly text: string }
  | { readonly kind: 'product'; readonly to: string; readonly product: Product }
  | { readonly kind: 'all'; readonly to: string; readonly count: number };

/** start: no text and no recent searches. recent: no text. empty: no matches. In start and empty, options are designers. */
export type SearchPhase = 'start' | 'recent' | 'searching' | 'found' | 'empty' | 'failed';

interface Suggestions {
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
}

/**
 * Suggestions for the current text. A response for an older text is ignored. Before any text is entered, they are the
 * last listing, then recent searches or else designers.
 */
export function useSuggestions(text: string) {
  const { terms, ...recentActions } = useRecentSearches();
  const last = useLastListing();
  const term = text.trim();
  const settled = useDebounced(term, TYPING_PAUSE_MS);
  const { data, error } = useSearchSuggestionsQuery({
    variables: suggestionVariables(settled),
    skip: settled === '',
  });
  const found = settled === term ? data : undefined;
  const hasFailed = error !== undefined && settled === term;
  const isTyped = term !== '';
  const needsDesigners = isTyped ? found?.productSearch?.totalCount === 0 : terms.length === 0;
  const { data: popular } = useSearchDesignersQuery({ skip: !needsDesigners });
  const shown = useMemo((): Suggestions => {
    const designers = toCategories(popular?.categorySearch?.categories ?? []);
    if (isTyped && found) return toFound(term, found, designers);
    if (isTyped) return { phase: hasFailed ? 'failed' : 'searching', options: [] };
    const before = last ? [{ kind: 'last', to: last.to, text: last.name } as const] : [];
    if (terms.length === 0) return { phase: 'start', options: [...before, ...designers] };
    const recent = terms.map((text) => ({ kind: 'recent', to: searchPath(text), text }) as const);
    return { phase: 'recent', options: [...before, ...recent] };
  }, [term, terms, isTyped, found, hasFailed, popular, last]);
  return { ...shown, ...recentActions };
}

export function searchPath(term: string): string {
  return `/search?term=${encodeURIComponent(term.trim())}`;
}

/** A price in the text limits the suggestions. */
function suggestionVariables(text: string): SearchSuggestionsQueryVariables {
  const { term, min, max } = readPriceInTerm(text);
  return { term, price: toPriceRange({ min, max }) };
}

/** Categories with the same name also name their top category. */
function toCategories(categories: readonly Category[]): readonly Suggestion[] {
  return categories.map(({ path, name, breadcrumbs }) => {
    const isAmbiguous = categories.some((other) => other.name === name && other.path !== path);
    const above = isAmbiguous ? breadcrumbs.at(0)?.name : undefined;
    return {
      kind: 'category',
      to: path,
      text: above && above !== name ? `${name}, ${above}` : name,
    };
  });
}

/** Options in keyboard order: products, all results, categories; designers if nothing matches. */
function toFound(
  term: string,
  { productSearch, categorySearch }: SearchSuggestionsQuery,
  designers: readonly Suggestion[],
): Suggestions {
  const { products = [], totalCount: count = 0 } = productSearch ?? {};
  const categories = toCategories(categorySearch?.categories ?? []);
  if (count === 0) {
    return { phase: 'empty', options: categories.length > 0 ? categories : designers };
  }
  const shown = products.map(
    (product) => ({ kind: 'product', to: product.path, product }) as const,
  );
  const all = { kind: 'all', to: searchPath(term), count } as const;
  return { phase: 'found', options: [...shown, all, ...categories] };
}

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

/** Prepends a term: trimmed, lower case, without duplicates, at most eight. */
export function withTerm(terms: readonly string[], term: string): string[] {
  const cleaned = term.trim().toLowerCase();
  if (cleaned === '') return [...terms];
  return [cleaned, ...terms.filter((known) => known !== cleaned)].slice(0, MAX_TERMS);
}

/** The value after it has been unchanged for `delayMs`. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
