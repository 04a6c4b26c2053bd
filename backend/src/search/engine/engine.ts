import { replaceIndex } from './build.ts';
import { Store } from './store.ts';
import type { IndexContents } from './types.ts';

export type { IndexContents, IndexSettings, SearchRecord } from './types.ts';

/** The embedded search engine over one SQLite file. Another process may write the same file. */
export interface SearchEngine {
  /** Replaces an index with its sort replicas in one transaction: readers see the old or the new. */
  replaceIndex(name: string, contents: IndexContents): void;
  close(): void;
}

/** Opens (or creates) a search file. `:memory:` keeps everything in memory. */
export function openSearchEngine(file: string): SearchEngine {
  const store = new Store(file);
  return {
    replaceIndex: (name, contents) => replaceIndex(store, name, contents),
    close: () => store.close(),
  };
}
