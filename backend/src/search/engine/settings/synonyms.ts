import { isObject } from '../index/operations.ts';
import type { Store } from '../index/store.ts';
import { splitWords } from '../index/text.ts';
import { badRequest, type JsonObject, SearchError, type Synonym } from '../types.ts';

export type Synonyms = (word: string) => readonly string[];

const TYPES = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder'];

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function folded(text: unknown): string {
  return splitWords(String(text ?? '')).join(' ');
}

/** From which words of a query a synonym leads to which others. */
function toPairs(synonym: JsonObject): { from: string[]; to: string[] } {
  const type = String(synonym.type).toLowerCase();
  const list = strings(synonym.synonyms).map(folded);
  if (type === 'synonym') return { from: list, to: list };
  if (type === 'onewaysynonym') return { from: [folded(synonym.input)], to: list };
  return { from: [folded(synonym.word)], to: strings(synonym.corrections).map(folded) };
}

/** Checks a synonym as a client sends it (400 when it is none). */
export function parseSynonym(value: unknown): Synonym {
  if (!isObject(value)) throw badRequest('A synonym must be an object');
  const { objectID, type } = value;
  if (typeof objectID !== 'string' || objectID === '') throw badRequest('objectID is missing');
  if (!TYPES.includes(String(type).toLowerCase()))
    throw badRequest(`Invalid synonym type: ${String(type)}`);
  return { ...value, objectID };
}

/** Saves synonyms of one index, instead of all others when `replace` is set. */
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

/** The synonyms of all indexes: one word of a query to words or phrases of the records. */
export class SynonymBook {
  readonly #store: Store;
  readonly #maps = new Map<string, Map<string, string[]>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Forgets what is in memory: the file may have changed. */
  forget(): void {
    this.#maps.clear();
  }

  of(index: string): Synonyms {
    const map = this.#maps.get(index) ?? this.#load(index);
    this.#maps.set(index, map);
    return (word) => map.get(word) ?? [];
  }

  #load(index: string): Map<string, string[]> {
    const map = new Map<string, string[]>();
    for (const synonym of this.list(index)) {
      const { from, to } = toPairs(synonym);
      for (const word of from) {
        const others = to.filter((other) => other !== word && other !== '');
        map.set(word, [...new Set([...(map.get(word) ?? []), ...others])]);
      }
    }
    return map;
  }

  list(index: string): JsonObject[] {
    return this.#store
      .sql('SELECT json FROM synonyms WHERE index_name = ? ORDER BY object_id')
      .all(index)
      .map((row) => JSON.parse(String(row.json)));
  }

  /** One synonym. Throws 404 when there is none with that id. */
  get(index: string, objectID: string): JsonObject {
    const found = this.list(index).find((synonym) => synonym.objectID === objectID);
    if (!found) throw new SearchError(404, 'Synonym set does not exist');
    return found;
  }

  /** Saves synonyms, instead of all others when `replace` is set. */
  save(index: string, synonyms: readonly Synonym[], replace: boolean): void {
    saveSynonyms(this.#store, index, { synonyms, replace });
    this.forget();
  }

  remove(index: string, objectID: string): void {
    this.#store
      .sql('DELETE FROM synonyms WHERE index_name = ? AND object_id = ?')
      .run(index, objectID);
    this.forget();
  }

  clear(index: string): void {
    this.#store.sql('DELETE FROM synonyms WHERE index_name = ?').run(index);
    this.forget();
  }

  /** Gives one index the synonyms of another, instead of its own. */
  copy(from: string, to: string): void {
    this.save(to, this.list(from).map(parseSynonym), true);
  }
}
