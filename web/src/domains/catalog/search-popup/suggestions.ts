import { readPriceInTerm } from '../listing/address/priceInTerm.ts';
import { toPriceRange } from '../listing/loader/listingVariables.ts';
import type {
  SearchResult_CategoryFragment,
  SearchResult_ProductFragment,
} from './SearchResult.generated.ts';
import type {
  SearchSuggestionsQuery,
  SearchSuggestionsQueryVariables,
} from './SearchSuggestions.generated.ts';

export type Suggestion =
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

/** Characters from which on the shop suggests something. */
export const MIN_TERM = 2;

/** The page of all results for a term. */
export function searchPath(term: string): string {
  return `/search?term=${encodeURIComponent(term.trim())}`;
}

/** What to ask for the text as it is typed: a price in its words limits what is suggested. */
export function suggestionVariables(text: string): SearchSuggestionsQueryVariables {
  const { term, min, max } = readPriceInTerm(text);
  return { term, price: toPriceRange({ min, max }) };
}

/** The terms that were searched for before, as things to choose. */
export function recentSuggestions(terms: readonly string[]): readonly Suggestion[] {
  return terms.map((term) => ({ kind: 'recent', to: searchPath(term), term }));
}

/** Categories as things to choose. */
export function categorySuggestions(
  categories: readonly SearchResult_CategoryFragment[],
): readonly Suggestion[] {
  return categories.map((category) => ({ kind: 'category', to: category.path, category }));
}

/** What was found for a term, in the order in which the arrow keys walk: products, all of them, categories. */
export function foundSuggestions(
  term: string,
  found: SearchSuggestionsQuery,
): readonly Suggestion[] {
  const { products, totalCount } = found.productSearch;
  const all: Suggestion = { kind: 'all', to: searchPath(term), count: totalCount };
  return [
    ...products.map((product): Suggestion => ({ kind: 'product', to: product.path, product })),
    ...(totalCount > 0 ? [all] : []),
    ...categorySuggestions(found.categorySearch.categories),
  ];
}
