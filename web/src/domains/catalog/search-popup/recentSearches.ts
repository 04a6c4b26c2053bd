import { keptJson } from '../../../shared/kept.ts';

const MOST_KEPT = 8;

const kept = keptJson<readonly string[]>(
  () => window.localStorage,
  'encore-recent-searches',
  (terms) =>
    Array.isArray(terms)
      ? terms.filter((term) => typeof term === 'string').slice(0, MOST_KEPT)
      : null,
);

/** The list with a term put in front: trimmed, lower case, each once, the newest 8 (spec §2, §3). */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const cleaned = term.trim().toLowerCase();
  if (cleaned === '') return terms;
  return [cleaned, ...terms.filter((known) => known !== cleaned)].slice(0, MOST_KEPT);
}

/** The terms this browser has searched for, newest first; none where storage is forbidden or broken. */
export function readRecentSearches(): readonly string[] {
  return kept.read() ?? [];
}

/** Keeps a term that was searched for. */
export function rememberSearch(term: string): void {
  kept.write(withTerm(readRecentSearches(), term));
}

/** Forgets all terms. */
export function clearRecentSearches(): void {
  kept.write([]);
}
