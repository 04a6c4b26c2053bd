import { useState } from 'react';
import { useSearchDesignersQuery, useSearchSuggestionsQuery } from '../../../generated/hooks.ts';
import { clearRecentSearches, readRecentSearches } from './recentSearches.ts';
import {
  categorySuggestions,
  foundSuggestions,
  MIN_TERM,
  recentSuggestions,
  type Suggestion,
} from './suggestions.ts';
import { useDebounced } from './useDebounced.ts';

const TYPING_PAUSE_MS = 180;
const nothing: readonly Suggestion[] = [];

/** recent: nothing typed yet. empty: the shop has nothing like it, and `options` are designers instead. */
export type SearchPhase = 'recent' | 'searching' | 'found' | 'empty' | 'failed';

/**
 * What to offer for the text as it is typed. An answer is shown only while it belongs to the text that stands there now.
 */
export function useSuggestions(text: string): {
  phase: SearchPhase;
  options: readonly Suggestion[];
  clearRecent: () => void;
} {
  const [recent, setRecent] = useState(readRecentSearches);
  const term = text.trim();
  const asked = useDebounced(term, TYPING_PAUSE_MS);
  const { data, error } = useSearchSuggestionsQuery({
    variables: { term: asked },
    skip: asked.length < MIN_TERM,
  });
  const found = asked === term ? data : undefined;
  const isEmpty = found?.productSearch.totalCount === 0;
  const designers = useSearchDesignersQuery({ skip: !isEmpty }).data;
  const clearRecent = () => {
    clearRecentSearches();
    setRecent([]);
  };

  if (term.length < MIN_TERM) {
    return { phase: 'recent', options: recentSuggestions(recent), clearRecent };
  }
  if (found) {
    const options = foundSuggestions(term, found);
    if (!isEmpty || options.length > 0)
      return { phase: isEmpty ? 'empty' : 'found', options, clearRecent };
    const others = designers?.categorySearch.categories ?? [];
    return { phase: 'empty', options: categorySuggestions(others), clearRecent };
  }
  const hasFailed = error !== undefined && asked === term;
  return { phase: hasFailed ? 'failed' : 'searching', options: nothing, clearRecent };
}
