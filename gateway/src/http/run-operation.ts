import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';
import type { GraphQLParams } from './request-body.ts';

/** Bytes of an answer; a page of the shop has some 100 kB at most. */
const MAX_ANSWER_BYTES = 4_000_000;

/** A whole answer, ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** True for a GET, and for a HEAD, which is answered alike but for the body. */
export const isReading = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

const toHeaderMap = (request: FastifyRequest): HeaderMap => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
};

const searchOf = ({ query, operationName, variables }: GraphQLParams): string => {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (operationName !== null) search.set('operationName', operationName);
  return `?${search}`;
};

/** What stands behind the path of an address, with its question mark. */
const sentSearch = (url: string): string =>
  url.includes('?') ? new URL(url, 'http://gateway').search : '';

const withoutNull = ({ query, operationName, variables }: GraphQLParams) => ({
  query,
  variables,
  ...(operationName === null ? {} : { operationName }),
});

const tooLarge = (requestId: string): Answer => {
  const extensions = { code: 'BAD_USER_INPUT', requestId };
  return {
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ errors: [{ message: 'The answer would be too large.', extensions }] }),
  };
};

/** Runs operations on Apollo Server over its HTTP rules. `asked` is null when Apollo is to judge the request's shape. */
export const runOverHttp = async (
  apollo: ApolloServer<GatewayContext>,
  { request, asked }: { readonly request: FastifyRequest; readonly asked: GraphQLParams | null },
  context: () => Promise<GatewayContext>,
): Promise<Answer> => {
  const isGet = isReading(request);
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    context,
    httpGraphQLRequest: {
      // A HEAD that asks for nothing is refused as Apollo refuses every HEAD.
      method: isGet && asked !== null ? 'GET' : request.method,
      headers: toHeaderMap(request),
      search: isGet && asked !== null ? searchOf(asked) : sentSearch(request.url),
      body: asked === null ? request.body : isGet ? undefined : withoutNull(asked),
    },
  });
  if (body.kind !== 'complete') throw new Error('An answer in parts was not asked for.');
  if (Buffer.byteLength(body.string) > MAX_ANSWER_BYTES) return tooLarge(request.id);
  return { status: status ?? 200, headers: Object.fromEntries(headers), body: body.string };
};
