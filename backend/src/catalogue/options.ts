import type { BackendEnv } from '../env.ts';
import type { SearchFillOptions } from './store/search.ts';

/** What the catalogue's commands need to know of the back end's configuration. */
export type CatalogueOptions = SearchFillOptions & {
  readonly dataDir: string;
  /** How many items the demo has. */
  readonly count: number;
};

/** What the configuration says of the catalogue. */
export function catalogueOptions(env: BackendEnv): CatalogueOptions {
  return {
    dataDir: env.dataDir,
    count: env.catalogueSize,
    indexPrefix: env.searchIndex,
    webUrl: env.webUrl,
    mediaUrl: env.commerceUrl,
  };
}
