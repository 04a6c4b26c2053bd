import { badRequest } from '../errors.ts';
import { isObject } from '../index/operations.ts';
import type { Store } from '../index/store.ts';
import { words } from '../index/text.ts';
import type { JsonObject, Synonym } from '../types.ts';

/** Returns the words or phrases that are synonyms of a word of the query. */
export type Synonyms = (word: string) => readonly string[];

const TYPES = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder'];

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function folded(text: unknown): string {
  return words(String(text ?? '')).join(' ');
}

/** The words of a query that a synonym applies to, and their synonyms. */
function toPairs(synonym: JsonObject): { from: string[]; to: string[] } {
  const type = String(synonym.type).toLowerCase();
  const list = strings(synonym.synonyms).map(folded);
  if (type === 'synonym') return { from: list, to: list };
  if (type === 'onewaysynonym') return { from: [folded(synonym.input)], to: list };
  return { from: [folded(synonym.word)], to: strings(synonym.corrections).map(folded) };
}

/** Validates a synonym from a client. Throws 400 if it is invalid. */
export function parseSynonym(value: unknown): Synonym {
  if (!isObject(value)) throw badRequest('A synonym must be an object');
  const { objectID, type } = value;
  if (typeof objectID !== 'string' || objectID === '') throw badRequest('objectID is missing');
  if (!TYPES.includes(String(type).toLowerCase()))
    throw badRequest(`Invalid synonym type: ${String(type)}`);
  return { ...value, objectID };
}

/** Saves synonyms of one index; with `replace`, removes all others. */
export function saveSynonyms(
  store: Store,
  index: string,
  { synonyms, replace }: { synonyms: readonly Synonym[]; replace: boolean },
): void {
  store.transaction(() => {
    if (replace) store.sql('DELETE FROM synonyms WHERE index_name = ?').run(index);
    for (const synonym of synonyms)
      store
        .sql('INSERT OR REPLACE INTO synonyms VALUES (?, ?, ?)')
        .run(index, synonym.objectID, JSON.stringify(synonym));
  });
}

/** The synonyms of all indexes, cached by index. */
export class SynonymStore {
  readonly #store: Store;
  readonly #maps = new Map<string, Map<string, string[]>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Clears the cache, because the file may have changed. */
  clearCache(): void {
    this.#maps.clear();
  }

  /** The synonyms of one index. */
  of(index: string): Synonyms {
    const map = this.#maps.get(index) ?? this.#load(index);
    this.#maps.set(index, map);
    return (word) => map.get(word) ?? [];
  }

  #load(index: string): Map<string, string[]> {
    const map = new Map<string, string[]>();
    for (const synonym of this.#list(index)) {
      const { from, to } = toPairs(synonym);
      for (const word of from) {
        const others = to.filter((other) => other !== word && other !== '');
        map.set(word, [...new Set([...(map.get(word) ?? []), ...others])]);
      }
    }
    return map;
  }

  #list(index: string): JsonObject[] {
    return this.#store
      .sql('SELECT json FROM synonyms WHERE index_name = ? ORDER BY object_id')
      .all(index)
      .map((row) => JSON.parse(String(row.json)));
  }

  save(index: string, synonyms: readonly Synonym[], replace: boolean): void {
    saveSynonyms(this.#store, index, { synonyms, replace });
    this.clearCache();
  }

  /** Replaces the synonyms of one index by those of another. */
  copy(from: string, to: string): void {
    this.save(to, this.#list(from).map(parseSynonym), true);
  }
}
