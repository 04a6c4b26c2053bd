import type { CustomerGraphqlClient } from '../../src/sources/commerce-graphql/customer-client.ts';
import type { CommerceRest } from '../../src/sources/commerce-rest/client.ts';
import { type Endpoint, toAddress } from '../../src/sources/commerce-rest/client.ts';
import type {
  SearchObjectKey,
  SearchQuery,
  SearchRecord,
  SearchResponse,
  SearchSource,
} from '../../src/sources/search/types.ts';
import { aSearchResponse } from './builders.ts';

/** One call that left, as `GET /V1/…` with its body, or `GRAPHQL customer`. */
export interface RestCall {
  readonly call: string;
  readonly body?: unknown;
  /** The customer's token, when the call carried it. */
  readonly token?: string;
}

/** Answers by `METHOD path`, or `GRAPHQL field`; a function sees the body and may throw. */
export type RestResponses = Readonly<Record<string, unknown>>;

/** The commerce REST of a test: it answers from a table and writes down what left. */
export function fakeRest(responses: RestResponses = {}) {
  const calls: RestCall[] = [];
  const rest: CommerceRest = {
    async call<Path extends string, Answer, Body>(
      endpoint: Endpoint<Path, Answer, Body>,
      input: {
        readonly params?: Readonly<Record<string, string>>;
        readonly query?: Readonly<Record<string, string>>;
        readonly body?: Body;
        readonly token?: string;
      } = {},
    ) {
      const address = toAddress(endpoint.path, input.params, input.query);
      const call = `${endpoint.method} ${address}`;
      const { body, token } = input;
      calls.push({
        call,
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
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

/** What left for the search service: one entry an HTTP call. */
type SearchCall = { queries: SearchQuery[] } | { objects: SearchObjectKey[] };

/** How a test's search service answers. */
export interface SearchResponses {
  readonly query?: (query: SearchQuery) => SearchResponse;
  readonly object?: (key: SearchObjectKey) => SearchRecord | null;
}

/** The search service of a test: it answers each query by a function and writes down what left. */
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

/** Answers a look-up by sku from `records`, whatever the query's limits. */
export function answerSkus(records: readonly (SearchRecord & { readonly sku: string })[]) {
  return ({ facetFilters }: SearchQuery): SearchResponse => {
    const wanted = new Set(
      (facetFilters ?? []).flat().map((filter) => filter.replace(/^sku:/, '')),
    );
    return aSearchResponse({ hits: records.filter(({ sku }) => wanted.has(sku)) });
  };
}
