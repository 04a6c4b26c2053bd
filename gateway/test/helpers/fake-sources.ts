import type { CustomerGraphqlClient } from '../../src/sources/commerce-graphql/customer-client.ts';
import type { CommerceRest } from '../../src/sources/commerce-rest/client.ts';
import { addressOf, type Endpoint } from '../../src/sources/commerce-rest/endpoint.ts';
import type {
  SearchObjectKey,
  SearchQuery,
  SearchRecord,
  SearchResponse,
  SearchSource,
} from '../../src/sources/search/types.ts';
import { aSearchResponse } from './builders.ts';

/** One call that left, as `GET /V1/…` with its body, or `GRAPHQL wishlist`. */
export interface RestCall {
  readonly call: string;
  readonly body?: unknown;
  /** The customer's token, when the call carried it. */
  readonly token?: string;
}

/** Answers by `METHOD path`, or `GRAPHQL field`; a function sees the body and may throw. */
export type RestAnswers = Readonly<Record<string, unknown>>;

/** The commerce REST of a test: it answers from a table and writes down what left. */
export const fakeRest = (answers: RestAnswers = {}) => {
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
      const address = addressOf(endpoint.path, input.params, input.query);
      const call = `${endpoint.method} ${address}`;
      const { body, token } = input;
      calls.push({
        call,
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
      });
      if (!(call in answers)) throw new Error(`The test answers no ${call}`);
      const answer = answers[call];
      const value: unknown = typeof answer === 'function' ? await answer(input.body) : answer;
      return endpoint.answer.parse(value);
    },
  };
  const ownGraphql: CustomerGraphqlClient = {
    async ask({ name, answer }, { token }) {
      const call = `GRAPHQL ${name}`;
      calls.push({ call, token });
      if (!(call in answers)) throw new Error(`The test answers no ${call}`);
      const given = answers[call];
      return answer.parse(typeof given === 'function' ? await given() : given);
    },
  };
  return { rest, ownGraphql, calls };
};

/** What left for the search service: one entry an HTTP call. */
export type SearchCall = { queries: SearchQuery[] } | { objects: SearchObjectKey[] };

/** How a test's search service answers. */
export interface SearchAnswers {
  readonly query?: (query: SearchQuery) => SearchResponse;
  readonly object?: (key: SearchObjectKey) => SearchRecord | null;
}

/** The search service of a test: it answers each query by a function and writes down what left. */
export const fakeSearch = (answers: SearchAnswers = {}) => {
  const calls: SearchCall[] = [];
  const search: SearchSource = {
    async queries(queries) {
      calls.push({ queries: [...queries] });
      return queries.map((query) => answers.query?.(query) ?? aSearchResponse());
    },
    async objects(keys) {
      calls.push({ objects: [...keys] });
      return keys.map((key) => answers.object?.(key) ?? null);
    },
  };
  return { search, calls };
};

/** Answers a look-up by sku from `records`, whatever the query's limits. */
export const answerSkus =
  (records: readonly (SearchRecord & { readonly sku: string })[]) =>
  ({ facetFilters }: SearchQuery): SearchResponse => {
    const wanted = new Set(
      (facetFilters ?? []).flat().map((filter) => filter.replace(/^sku:/, '')),
    );
    return aSearchResponse({ hits: records.filter(({ sku }) => wanted.has(sku)) });
  };
