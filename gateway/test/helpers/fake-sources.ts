import type { CustomerGraphqlClient } from '../../src/sources/commerce-graphql/customer-client.ts';
import { type CommerceRest, type Endpoint, toUrl } from '../../src/sources/commerce-rest/client.ts';
import type {
  SearchObjectKey,
  SearchQuery,
  SearchRecord,
  SearchResponse,
  SearchSource,
} from '../../src/sources/search/types.ts';
import { aSearchResponse } from './builders.ts';

/** A recorded call, such as `GET /V1/…` or `GRAPHQL customer`, with its body. */
export interface RestCall {
  readonly call: string;
  readonly body?: unknown;
  /** The customer's token, if it was sent. */
  readonly token?: string;
  readonly idempotencyKey?: string;
}

/** Responses by `METHOD path` or `GRAPHQL field`; a function receives the body and may throw. */
export type RestResponses = Readonly<Record<string, unknown>>;

/** A fake of the commerce back end that responds from a table and records its calls. */
export function fakeRest(responses: RestResponses = {}) {
  const calls: RestCall[] = [];
  const rest: CommerceRest = {
    async call<Path extends string, Data, Body>(
      endpoint: Endpoint<Path, Data, Body>,
      input: {
        readonly params?: Readonly<Record<string, string>>;
        readonly query?: Readonly<Record<string, string>>;
        readonly body?: Body;
        readonly token?: string;
        readonly idempotencyKey?: string;
      } = {},
    ) {
      const call = `${endpoint.method} ${toUrl(endpoint.path, input.params, input.query)}`;
      const { body, token, idempotencyKey } = input;
      calls.push({
        call,
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      if (!(call in responses)) throw new Error(`The test answers no ${call}`);
      const response = responses[call];
      const value: unknown = typeof response === 'function' ? await response(input.body) : response;
      return endpoint.response.parse(value);
    },
  };
  const ownGraphql: CustomerGraphqlClient = {
    async run({ name, response }, { token, variables }) {
      const call = `GRAPHQL ${name}`;
      calls.push({ call, ...(token && { token }), ...(variables && { body: variables }) });
      if (!(call in responses)) throw new Error(`The test answers no ${call}`);
      const given = responses[call];
      return response.parse(typeof given === 'function' ? await given(variables) : given);
    },
  };
  return { rest, ownGraphql, calls };
}

/** A recorded HTTP call to the search service. */
type SearchCall = { queries: SearchQuery[] } | { objects: SearchObjectKey[] };

/** Responses of the fake search service. */
export interface SearchResponses {
  readonly query?: (query: SearchQuery) => SearchResponse;
  readonly object?: (key: SearchObjectKey) => SearchRecord | null;
}

/** A fake search service that computes its responses and records its calls. */
export function fakeSearch(responses: SearchResponses = {}) {
  const calls: SearchCall[] = [];
  const search: SearchSource = {
    async queries(queries) {
      calls.push({ queries: [...queries] });
      return queries.map((query) => responses.query?.(query) ?? aSearchResponse());
    },
    async objects(keys) {
      calls.push({ objects: [...keys] });
      return keys.map((key) => responses.object?.(key) ?? null);
    },
  };
  return { search, calls };
}

/** Returns the `records` that a query selects by SKU, ignoring its limits. */
export function findBySkus(records: readonly (SearchRecord & { readonly sku: string })[]) {
  return ({ facetFilters }: SearchQuery): SearchResponse => {
    const wanted = new Set(
      (facetFilters ?? []).flat().map((filter) => filter.replace(/^sku:/, '')),
    );
    return aSearchResponse({ hits: records.filter(({ sku }) => wanted.has(sku)) });
  };
}
