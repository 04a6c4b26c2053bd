import type { Operation } from './outbox.ts';

export interface SearchTarget {
  /** Such as `http://127.0.0.1:5001`. */
  readonly url: string;
  readonly appId: string;
  readonly adminKey: string;
}

/** One query of a multi-query; the parameters of the search protocol. */
export interface SearchQuery {
  readonly indexName: string;
  readonly [parameter: string]: unknown;
}

export type SearchClient = ReturnType<typeof createSearchClient>;

/** The service responded, and a retry would get the same response. */
export class SearchRejection extends Error {
  override readonly name = 'SearchRefusal';
}

const PATIENCE_MS = 10_000;

type Found = { readonly results: readonly { readonly hits: readonly { objectID: string }[] }[] };

/** Calls the search service over HTTP. A call ends when `signal` does. */
export function createSearchClient(target: SearchTarget, signal: AbortSignal) {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${target.url}/1/indexes/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': target.appId,
        'x-algolia-api-key': target.adminKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (response.ok) return response.json();
    const message = `the search service answered ${response.status}: ${(await response.text()).slice(0, 200)}`;
    throw response.status === 400 ? new SearchRejection(message) : new Error(message);
  };
  return {
    /** Writes in the order given, to as many indexes as are named. */
    write: async (operations: readonly Operation[]): Promise<void> => {
      if (operations.length > 0) await post('*/batch', { requests: operations });
    },
    /** The objectIDs that each query finds, in the order of the queries. */
    search: async (queries: readonly SearchQuery[]): Promise<string[][]> => {
      if (queries.length === 0) return [];
      const { results } = (await post('*/queries', { requests: queries })) as Found;
      return results.map(({ hits }) => hits.map(({ objectID }) => objectID));
    },
  };
}
