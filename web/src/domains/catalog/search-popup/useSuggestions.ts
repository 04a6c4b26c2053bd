import { useSearchDesignersQuery } from './SearchDesigners.generated.ts';
import { useSearchSuggestionsQuery } from './SearchSuggestions.generated.ts';
import {
  categorySuggestions,
  foundSuggestions,
  MIN_TERM,
  recentSuggestions,
  type Suggestion,
  suggestionVariables,
} from './suggestions.ts';
import { useDebounced } from './useDebounced.ts';
import { useRecentSearches } from './useRecentSearches.ts';

const TYPING_PAUSE_MS = 180;
const nothing: readonly Suggestion[] = [];

/**
 * start: nothing typed yet, nothing searched before. recent: nothing typed yet. empty: the shop has nothing like it. At the
 * start and for what it has nothing like, `options` are designers.
 */
export type SearchPhase = 'start' | 'recent' | 'searching' | 'found' | 'empty' | 'failed';

/**
 * What to offer for the text as it is typed. An answer is shown only while it belongs to the text that stands there now.
 */
export function useSuggestions(text: string): {
  phase: SearchPhase;
  options: readonly Suggestion[];
  addTerm: (term: string) => void;
  clearTerms: () => void;
} {
  const { terms: recent, ...recentActions } = useRecentSearches();
  const term = text.trim();
  const asked = useDebounced(term, TYPING_PAUSE_MS);
  const { data, error } = useSearchSuggestionsQuery({
    variables: suggestionVariables(asked),
    skip: asked.length < MIN_TERM,
  });
  const found = asked === term ? data : undefined;
  const isEmpty = found?.productSearch.totalCount === 0;
  const isTyped = term.length >= MIN_TERM;
  const needsDesigners = isTyped ? isEmpty : recent.length === 0;
  const { data: popular } = useSearchDesignersQuery({ skip: !needsDesigners });
  const designers = categorySuggestions(popular?.categorySearch.categories ?? []);
  if (!isTyped && recent.length === 0)
    return { phase: 'start', options: designers, ...recentActions };
  if (!isTyped) return { phase: 'recent', options: recentSuggestions(recent), ...recentActions };
  if (found) {
    const options = foundSuggestions(term, found);
    if (!isEmpty || options.length > 0)
      return { phase: isEmpty ? 'empty' : 'found', options, ...recentActions };
    return { phase: 'empty', options: designers, ...recentActions };
  }
  const hasFailed = error !== undefined && asked === term;
  return { phase: hasFailed ? 'failed' : 'searching', options: nothing, ...recentActions };
}
