import { tokenize } from '../index/text.ts';
import type { QueryWord } from './expand.ts';

/** How many words are taken away at most. */
const MAX_REMOVED = 5;

/** A shorter or looser form of a query: its words, and which of the first or last ones it lacks. */
export interface Relaxation {
  words: QueryWord[];
  removed: { first: number; last: number };
}

/** The forms of a query to be tried one after the other while nothing is found. */
export function* relaxations(words: readonly QueryWord[], removal: string): Generator<Relaxation> {
  if (removal === 'allOptional')
    yield {
      words: words.map((word) => ({ ...word, optional: true })),
      removed: { first: 0, last: 0 },
    };
  const most = Math.min(MAX_REMOVED, words.length - 1);
  for (let count = 1; count <= most; count++) {
    if (removal === 'lastWords')
      yield { words: words.slice(0, -count), removed: { first: 0, last: count } };
    if (removal === 'firstWords')
      yield { words: words.slice(count), removed: { first: count, last: 0 } };
  }
}

/** A query with the words marked that were taken away. */
export function markRemoved(query: string, { first, last }: Relaxation['removed']): string {
  const tokens = tokenize(query);
  let marked = '';
  let from = 0;
  for (const [place, { start, end }] of tokens.entries()) {
    if (place >= first && place < tokens.length - last) continue;
    marked += `${query.slice(from, start)}<em>${query.slice(start, end)}</em>`;
    from = end;
  }
  return marked + query.slice(from);
}
