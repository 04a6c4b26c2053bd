import DataLoader from 'dataloader';
import { noteProducts } from '../../core/request-scope.ts';
import type {
  SearchObjectKey,
  SearchQuery,
  SearchRecord,
  SearchResponse,
  SearchSource,
} from './types.ts';

const keyOf = (key: SearchQuery | SearchObjectKey): string => JSON.stringify(key);

/** Look-ups by sku gather for a moment of their own first; waiting for the end of the turn lets them join. */
const atEndOfTurn = (run: () => void): void => {
  setImmediate(run);
};

const orThrow = <T>(results: readonly (T | Error)[]): T[] =>
  results.map((result) => {
    if (result instanceof Error) throw result;
    return result;
  });

/**
 * The search service for one request: what is asked at the same time goes out in one call, and what was
 * asked before does not go out again.
 */
export const createBatchedSearch = (source: SearchSource): SearchSource => {
  const queries = new DataLoader<SearchQuery, SearchResponse, string>(
    async (wanted) => {
      const answers = await source.queries(wanted);
      for (const { hits } of answers) noteProducts(hits);
      return answers;
    },
    { cacheKeyFn: keyOf, batchScheduleFn: atEndOfTurn },
  );
  const objects = new DataLoader<SearchObjectKey, SearchRecord | null, string>(
    async (wanted) => {
      const records = await source.objects(wanted);
      noteProducts(records);
      return records;
    },
    { cacheKeyFn: keyOf, batchScheduleFn: atEndOfTurn },
  );
  return {
    queries: async (wanted) => orThrow(await queries.loadMany(wanted)),
    objects: async (wanted) => orThrow(await objects.loadMany(wanted)),
  };
};
