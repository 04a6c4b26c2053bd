const KEY = 'encore-recent-searches';
const KEPT = 8;

/** The list with a term put in front: trimmed, lower case, each once, the newest 8 (spec §2, §3). */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const cleaned = term.trim().toLowerCase();
  if (cleaned === '') return terms;
  return [cleaned, ...terms.filter((known) => known !== cleaned)].slice(0, KEPT);
}

/** The terms this browser has searched for, newest first; none where storage is forbidden or broken. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((term) => typeof term === 'string').slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Keeps a term that was searched for. */
export function rememberSearch(term: string): void {
  save(withTerm(readRecentSearches(), term));
}

/** Forgets all terms. */
export function clearRecentSearches(): void {
  save([]);
}

function save(terms: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Without storage there are simply no recent searches.
  }
}
