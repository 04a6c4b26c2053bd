import type { ExecutionRequest, ExecutionResult, Executor } from '@graphql-tools/utils';
import { type DocumentNode, GraphQLError, print, stripIgnoredCharacters } from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type HttpService, LONGEST_ADDRESS } from '../http.ts';
import type { SwrCache } from '../swr-cache.ts';
import { UpstreamError } from '../upstream-error.ts';
import { CODE_OF_CATEGORY } from './error-categories.ts';
import { asksForShopFields, withoutShopFields } from './optional-fields.ts';

/** Its name in errors. */
export const SERVICE = 'commerce GraphQL';
/** How long the back end is taken for a stock one after it refused the shop's own fields, in milliseconds. */
const STOCK_MS = 300_000;

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

/** An error of the back end as one of ours, its code by its category. */
export const toError = ({ message, path, extensions }: RemoteError): GraphQLError => {
  const code = CODE_OF_CATEGORY[extensions?.category ?? ''] ?? 'BAD_UPSTREAM';
  return new GraphQLError(message, {
    ...(path === undefined ? {} : { path }),
    extensions: { code },
  });
};

const answered = (status: number): UpstreamError =>
  new UpstreamError('BAD_UPSTREAM', SERVICE, { message: `answered ${status}`, status });

/**
 * The answer that `text` is.
 * @throws {UpstreamError} when it is none.
 */
export const parseResponse = (text: string, status: number): RemoteResponse => {
  if (status >= 500) throw answered(status);
  let cause: unknown;
  try {
    const answer = remoteResponse.parse(JSON.parse(text));
    if (answer.data !== undefined || (answer.errors?.length ?? 0) > 0) return answer;
  } catch (error) {
    cause = error;
  }
  const fault = status === 404 ? 'NOT_SUPPORTED' : 'BAD_UPSTREAM';
  throw new UpstreamError(fault, SERVICE, {
    message: 'answer is not a GraphQL answer',
    status,
    cause,
  });
};

/** What the stitched GraphQL needs. */
export interface CommerceGraphqlDeps {
  readonly http: HttpService;
  /** Its path, such as `/api/graphql` (stock Magento: `/graphql`). */
  readonly path: string;
  /** Keeps answers for a short while: all that is asked here is public. */
  readonly answers: SwrCache;
}

/** The text of a document, remembered: the same few documents are sent over and over. */
const createPrinter = () => {
  const texts = new LRUCache<DocumentNode, string>({ max: 500 });
  return (document: DocumentNode): string => {
    const known = texts.get(document);
    if (known !== undefined) return known;
    const text = stripIgnoredCharacters(print(document));
    texts.set(document, text);
    return text;
  };
};

const createSend = ({ http, path, answers }: CommerceGraphqlDeps) => {
  const textOf = createPrinter();
  const send = async (
    address: string,
    query: string,
    variables: unknown,
  ): Promise<RemoteResponse> => {
    const headers = { accept: 'application/json' };
    const { status, text } = await http.send(
      address.length <= LONGEST_ADDRESS
        ? { method: 'GET', path: address, headers, isRead: true }
        : {
            method: 'POST',
            isRead: true,
            path,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ query, variables }),
          },
    );
    return parseResponse(text, status);
  };
  return (document: DocumentNode, variables: unknown): Promise<RemoteResponse> => {
    const query = textOf(document);
    const search = new URLSearchParams({ query });
    if (variables && Object.keys(variables).length > 0) {
      search.set('variables', JSON.stringify(variables));
    }
    const address = `${path}?${search}`;
    const isWhole = ({ errors = [] }: RemoteResponse): boolean => errors.length === 0;
    return answers.get(`content:${address}`, () => send(address, query, variables), isWhole);
  };
};

const isRefusedWhole = (answer: RemoteResponse): boolean =>
  (answer.data === undefined || answer.data === null) && (answer.errors?.length ?? 0) > 0;

const toResult = ({ data, errors }: RemoteResponse): ExecutionResult => ({
  data: data ?? null,
  ...(errors === undefined || errors.length === 0 ? {} : { errors: errors.map(toError) }),
});

/**
 * Sends queries to the commerce back end's GraphQL, by GET where they fit, so that they can be
 * cached. A back end that refuses a query with the shop's own fields is asked again without them: on
 * stock Magento they read null.
 * @throws {UpstreamError} when there is no GraphQL answer.
 */
export const createCommerceGraphqlExecutor = (deps: CommerceGraphqlDeps): Executor => {
  const send = createSend(deps);
  let stockUntil = 0;
  return async ({ document, variables }: ExecutionRequest): Promise<ExecutionResult> => {
    const hasShopFields = asksForShopFields(document);
    if (!hasShopFields) return toResult(await send(document, variables));
    const isStock = performance.now() < stockUntil;
    const first = isStock ? null : await send(document, variables);
    if (first !== null && !isRefusedWhole(first)) return toResult(first);
    const second = await send(withoutShopFields(document), variables);
    if (first !== null && !isRefusedWhole(second)) stockUntil = performance.now() + STOCK_MS;
    return toResult(second);
  };
};
