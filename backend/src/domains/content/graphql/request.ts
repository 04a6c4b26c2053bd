import type { DatabaseSync } from 'node:sqlite';
import type { makeExecutableSchema } from '@graphql-tools/schema';
import { z } from 'zod';
import type { BackendEnv } from '../../../env.ts';
import type { Caller } from '../../../shared/webapi/route.ts';
import { CURRENCY, STORE_CODE } from '../store.ts';
import { badInput } from './fault.ts';

type Resolvers = Exclude<
  NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>,
  readonly unknown[]
>;

/** The GraphQL schema and resolvers of another domain. */
export type GraphqlModule = { readonly typeDefs: string; readonly resolvers: Resolvers };

export type ContentGraphqlOptions = {
  readonly db: DatabaseSync;
  readonly env: Pick<BackendEnv, 'commerceUrl' | 'stock'>;
  /** The paths of GraphQL, such as '/api/graphql' and '/graphql'. */
  readonly paths: readonly string[];
  readonly modules: readonly GraphqlModule[];
  /** The caller for an Authorization header; a guest for an invalid token. */
  readonly getCaller: (authorization: string | undefined) => Caller;
  readonly onFault: (error: unknown) => void;
};

/** The caller, and the cache tags that the resolvers of one query have collected, in order. */
export type QueryContext = { readonly tags: Set<string>; readonly caller: Caller };

export type HttpQuery = {
  readonly method: string;
  readonly search: string;
  readonly contentType: string | undefined;
  readonly store: string | undefined;
  readonly currency: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
};

export type QueryParams = { readonly query: string; readonly variables: Record<string, unknown> };

/** A request to which Magento responds with its error page. */
export class BrokenRequest extends Error {}

/** A request with types that crash Magento without a response. */
export class WrongTypes extends Error {}

const variables = z.preprocess(
  (value) => (value === null || Array.isArray(value) ? {} : value),
  z.record(z.string(), z.unknown()).default({}),
);
const body = z.object({ query: z.string().nullish(), variables });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenRequest('The request holds no JSON.', { cause: error });
  }
}

/** Only POST and GET have a query; batches are not supported. */
function given({ method, search, body: text }: HttpQuery): unknown {
  if (method === 'POST') {
    const json = parseJson(text);
    return Array.isArray(json) ? {} : json;
  }
  if (method !== 'GET' && method !== 'HEAD') return {};
  const query = new URLSearchParams(search);
  const json = query.get('variables');
  return { query: query.get('query'), variables: json ? parseJson(json) : {} };
}

/**
 * The query and its variables; operationName is ignored, as in Magento.
 * A missing query counts as empty.
 * @throws {BrokenRequest} for invalid JSON
 * @throws {WrongTypes} unless the query is a text and the variables are an object
 * @throws {GraphqlFault} for a content type other than JSON, or an unknown store or currency
 */
export function readQuery(request: HttpQuery): QueryParams {
  const read = given(request);
  if (request.method === 'POST' && !request.contentType?.includes('application/json')) {
    throw badInput('Request content type must be application/json');
  }
  const parsed = body.safeParse(read);
  if (!parsed.success) throw new WrongTypes('The query is no text, or its variables no object.');
  const { store, currency } = request;
  if (store && store.toLowerCase() !== STORE_CODE) {
    throw badInput(`Requested store is not found (${store})`);
  }
  if (currency && currency.trim().toUpperCase() !== CURRENCY) {
    throw badInput('Please correct the target currency');
  }
  return { query: parsed.data.query ?? '', variables: parsed.data.variables };
}
