import {
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  memoize1,
} from '@graphql-tools/utils';
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { z } from 'zod';
import { toPublicMessage } from '../commerce-rest/errors.ts';
import { type HttpService, MAX_URL_LENGTH } from '../http.ts';
import type { SwrCache } from '../swr-cache.ts';
import { UpstreamError } from '../upstream-error.ts';

/** Maps the error categories of the back end's GraphQL to codes; other categories are BAD_UPSTREAM. */
export const CODE_OF_CATEGORY: Readonly<Record<string, string>> = {
  'graphql-input': 'BAD_USER_INPUT',
  'graphql-no-such-entity': 'NOT_FOUND',
  'graphql-already-exists': 'BAD_USER_INPUT',
  'graphql-authentication': 'UNAUTHENTICATED',
  'graphql-authorization': 'FORBIDDEN',
};

/** Fields of the shop's own modules, which stock Magento does not have. */
const SHOP_FIELDS: ReadonlySet<string> = new Set(['header_content']);

/**
 * The document without the shop's own fields; a selection that would be empty gets `__typename`. Itself without them.
 */
function withoutShopFields(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node) => {
      const selections = node.selections.filter(
        (selection) => selection.kind !== Kind.FIELD || !SHOP_FIELDS.has(selection.name.value),
      );
      if (selections.length === node.selections.length) return undefined;
      if (selections.length > 0) return { ...node, selections };
      const typename = { kind: Kind.NAME, value: '__typename' } as const;
      return { ...node, selections: [{ kind: Kind.FIELD, name: typename } as const] };
    },
  });
}

export const SERVICE = 'commerce GraphQL';
/** How long the back end counts as a stock one after it rejected the shop's own fields, in milliseconds. */
const STOCK_MS = 300_000;
/** How long a missing block or page is not requested again, in milliseconds. */
const ABSENT_MS = 60_000;

const remoteError = z.looseObject({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.looseObject({ category: z.string().optional() }).optional(),
});
const remoteResponse = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(remoteError).optional(),
});
export type RemoteResponse = z.infer<typeof remoteResponse>;
type RemoteError = z.infer<typeof remoteError>;

/**
 * Magento 2.4.6 omits the category of a missing page, block or product, but of no other rejection of a field. Failures
 * have no category either, but always this message.
 */
function toCategory({ message, path, extensions }: RemoteError): string {
  const isMissing = path !== undefined && message !== 'Internal server error';
  return extensions?.category ?? (isMissing ? 'graphql-no-such-entity' : 'internal');
}

/** Converts an error of the back end; the category determines the code. The message of BAD_UPSTREAM is only logged. */
export function toGraphQLError(error: RemoteError): GraphQLError {
  const { message, path } = error;
  const code = CODE_OF_CATEGORY[toCategory(error)] ?? 'BAD_UPSTREAM';
  const shown = code === 'BAD_UPSTREAM' ? message : toPublicMessage(message);
  return new GraphQLError(shown, {
    ...(path === undefined ? {} : { path }),
    extensions: { code },
  });
}

/** Too many requests, maintenance, or a proxy without its server. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

function statusError(status: number): UpstreamError {
  const fault = UNAVAILABLE_STATUSES.has(status) ? 'UPSTREAM_UNAVAILABLE' : 'BAD_UPSTREAM';
  return new UpstreamError(fault, SERVICE, { message: `responded with ${status}`, status });
}

/**
 * Parses a response, which has data, errors or both.
 *
 * @throws {UpstreamError} if it is invalid.
 */
export function parseResponse(text: string, status: number): RemoteResponse {
  if (status >= 500 || UNAVAILABLE_STATUSES.has(status)) throw statusError(status);
  let cause: unknown;
  let isJson = false;
  try {
    const json: unknown = JSON.parse(text);
    isJson = true;
    const response = remoteResponse.parse(json);
    if (response.data || (response.errors?.length ?? 0) > 0) return response;
  } catch (error) {
    cause = error;
  }
  // Magento reports a missing route as JSON; a page is of a proxy in front of it.
  const fault404 = isJson ? 'NOT_SUPPORTED' : 'UPSTREAM_UNAVAILABLE';
  throw new UpstreamError(status === 404 ? fault404 : 'BAD_UPSTREAM', SERVICE, {
    message: 'response is not a GraphQL response',
    status,
    cause,
  });
}

/** The commerce back end's GraphQL. */
export interface CommerceGraphql {
  readonly http: HttpService;
  /** Its path, such as `/api/graphql` (stock Magento: `/graphql`). */
  readonly path: string;
}

interface CommerceGraphqlDeps extends CommerceGraphql {
  /** Caches responses briefly: everything requested here is public. */
  readonly publicCache: SwrCache;
}

/** Prints each document once, because the same few are sent repeatedly. */
const printDocument = memoize1((document: DocumentNode): string =>
  stripIgnoredCharacters(print(document)),
);

/** Sends a public query, by GET if it is short enough, so that proxies can cache the response. */
export async function sendQuery(
  { http, path }: CommerceGraphql,
  query: string,
  variables: object,
): Promise<RemoteResponse> {
  const search = new URLSearchParams({ query });
  if (Object.keys(variables).length > 0) search.set('variables', JSON.stringify(variables));
  const url = `${path}?${search}`;
  // The storefront's API expects a content type of every call, also without a body.
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const { status, text } = await http.send(
    url.length <= MAX_URL_LENGTH
      ? { method: 'GET', path: url, headers, isRead: true }
      : {
          method: 'POST',
          isRead: true,
          path,
          headers,
          body: JSON.stringify({ query, variables }),
        },
  );
  return parseResponse(text, status);
}

/** @throws {UpstreamError} if an object that `document` requests is missing or of another kind. */
function requireFields(document: DocumentNode, response: RemoteResponse): RemoteResponse {
  const { data, errors = [] } = response;
  if (errors.length > 0 || !data) return response;
  const isMissing = document.definitions
    .flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
    )
    .some(
      (node) =>
        node.kind === Kind.FIELD &&
        node.selectionSet !== undefined &&
        !node.directives?.length &&
        typeof data[(node.alias ?? node.name).value] !== 'object',
    );
  if (!isMissing) return response;
  throw new UpstreamError('BAD_UPSTREAM', SERVICE, { message: 'response lacks a field' });
}

function isCacheable({ errors = [] }: RemoteResponse): boolean | number {
  return errors.length === 0 || (errors.every(isAbsent) && ABSENT_MS);
}

function isAbsent(error: RemoteError): boolean {
  return toCategory(error) === 'graphql-no-such-entity';
}

/** In a list, null already marks a missing entry: Magento adds an error the first time, but not from its own cache. */
function isAbsentInList(error: RemoteError): boolean {
  return isAbsent(error) && typeof error.path?.at(-1) === 'number';
}

function toResult({ data, errors = [] }: RemoteResponse): ExecutionResult {
  const failures = errors.filter((error) => !isAbsentInList(error));
  return {
    data: data ?? null,
    ...(failures.length > 0 && { errors: failures.map(toGraphQLError) }),
  };
}

/**
 * Sends queries to the commerce back end's GraphQL, by GET if they are short enough, so that they can be cached. If the
 * back end rejects the shop's own fields, the query is repeated without them: on stock Magento they are null.
 *
 * @throws {UpstreamError} if there is no GraphQL response.
 */
export function createCommerceGraphqlExecutor({
  publicCache,
  ...graphql
}: CommerceGraphqlDeps): Executor {
  const send = (document: DocumentNode, variables: object = {}): Promise<RemoteResponse> => {
    const query = printDocument(document);
    const key = `content:${query} ${JSON.stringify(variables)}`;
    const read = async () => requireFields(document, await sendQuery(graphql, query, variables));
    return publicCache.get(key, read, isCacheable);
  };
  let stockUntil = 0;
  return async ({ document, variables }: ExecutionRequest): Promise<ExecutionResult> => {
    const stockDocument = withoutShopFields(document);
    if (stockDocument === document) return toResult(await send(document, variables));
    const isStock = performance.now() < stockUntil;
    const first = isStock ? null : await send(document, variables);
    if (first?.data) return toResult(first);
    const second = await send(stockDocument, variables);
    if (first !== null && second.data) stockUntil = performance.now() + STOCK_MS;
    return toResult(second);
  };
}
