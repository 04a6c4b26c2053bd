import type { z } from 'zod';
import { omitNil, parseJson } from '../../core/values.ts';
import { type HttpRequest, type HttpResponse, type HttpService, MAX_URL_LENGTH } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import {
  CommerceError,
  DEFAULT_STATUS,
  EMPTY_POST_RESPONSE,
  errorFromResponse,
  REQUIRED,
} from './errors.ts';

type Method = HttpRequest['method'];

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The `{name}` placeholders of a path. */
type PathParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string>>;

export interface Endpoint<Path extends string, Response, Body> {
  readonly method: Method;
  /** Path below the REST base URL, with `{name}` placeholders. */
  readonly path: Path;
  readonly response: z.ZodType<Response>;
  /** Never set; it only carries the body's type. */
  readonly body?: Body;
  /** Overrides the method's default: true for a GET with side effects, false for another method without any. */
  readonly isWrite?: boolean;
}

type EndpointFactory<Path extends string, Response> = {
  (): Endpoint<Path, Response, undefined>;
  <Body>(): Endpoint<Path, Response, Body>;
};

/** Defines an endpoint: `endpoint('POST', '/V1/things', thing)<Body>()`. */
export function endpoint<const Path extends string, Response>(
  method: Method,
  path: Path,
  response: z.ZodType<Response>,
): EndpointFactory<Path, Response> {
  return () => ({ method, path, response });
}

/** Marks a GET with side effects as a write. */
export function asWrite<Path extends string, Response, Body>(
  row: Endpoint<Path, Response, Body>,
): Endpoint<Path, Response, Body> {
  return { ...row, isWrite: true };
}

type Values = Readonly<Record<string, string>>;

const NO_ENTITY = 'No such entity with %fieldName = %fieldValue';
const TOO_LONG = '"%fieldName" is too long. Shorten it and try again.';

/**
 * Fills in the placeholders of `path`. Each value is encoded, so it cannot change the path's structure.
 * @throws {CommerceError} if a value is empty or cannot be a path segment
 */
export function fillPath(path: string, values: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`Path part ${name} is missing`);
    // Magento has no routes for paths with an empty segment, so the call is not sent.
    if (value.trim() === '') throw new CommerceError(400, REQUIRED, { fieldName: name });
    // Servers resolve these two as folders, even when encoded.
    if (value === '.' || value === '..') {
      const fieldName = name === 'cart' ? 'cartId' : name;
      throw new CommerceError(404, NO_ENTITY, { fieldName, fieldValue: value });
    }
    return encodeURIComponent(value.toWellFormed());
  });
}

function getLongest(values: Values): string {
  const [longest] = Object.entries(values).sort(([, a], [, b]) => b.length - a.length);
  return longest?.[0] ?? '';
}

/**
 * Creates the URL of a call with path and query.
 * @throws {CommerceError} if a path value is empty or the URL exceeds common server limits
 */
export function toUrl(path: string, params: Values = {}, query: Values = {}): string {
  const search = new URLSearchParams(query).toString();
  const url = `${fillPath(path, params)}${search === '' ? '' : `?${search}`}`;
  if (url.length <= MAX_URL_LENGTH) return url;
  throw new CommerceError(414, TOO_LONG, { fieldName: getLongest({ ...params, ...query }) });
}

export type CallInput<Path extends string, Body> = {
  readonly params?: PathParameters<Path>;
  readonly query?: Values;
  readonly body?: Body;
  readonly token?: string;
  /** The same for each attempt of a call, so that the back end executes it once. */
  readonly idempotencyKey?: string;
  /** Forwarded to find the call in the back end's log. */
  readonly requestId?: string;
};

export function toHeaders(
  input: Omit<CallInput<string, never>, 'params' | 'query' | 'body'>,
): Record<string, string> {
  return {
    accept: 'application/json',
    // The storefront's API expects it of every call, also without a body.
    'content-type': 'application/json',
    ...omitNil({
      authorization: input.token === undefined ? null : `Bearer ${input.token}`,
      'idempotency-key': input.idempotencyKey,
      'x-request-id': input.requestId,
    }),
  };
}

export function badResponse(message: string, status: number): UpstreamError {
  return new UpstreamError('BAD_UPSTREAM', 'commerce REST', { message, status });
}

function readBody(method: Method, { status, headers, text }: HttpResponse): unknown {
  // The REST API never redirects: a redirect comes from a proxy, such as to a login page or HTTPS.
  if (status >= 300 && status < 400) throw badResponse('response is a redirect', status);
  const json = parseJson(text);
  if (status < 200 || status > 299) throw errorFromResponse(status, json, headers);
  if (text.trim() === '') {
    if (method === 'POST') throw new CommerceError(DEFAULT_STATUS, EMPTY_POST_RESPONSE);
    throw badResponse('empty response', status);
  }
  if (json === undefined) throw badResponse('response is not JSON', status);
  return json;
}

/** Creates a client of the REST API below `basePath`, such as `/api/rest` (stock Magento: `/rest`). */
export function createCommerceRest(http: HttpService, basePath: string) {
  return {
    /**
     * Sends a call and returns its validated response.
     * @throws {CommerceError} if the back end rejects it
     * @throws {UpstreamError} without a response, or for an invalid one
     */
    async call<Path extends string, Response, Body>(
      endpoint: Endpoint<Path, Response, Body>,
      input: CallInput<Path, Body> = {},
    ): Promise<Response> {
      const path = `${basePath}${toUrl(endpoint.path, input.params, input.query)}`;
      const name = `${endpoint.method} ${endpoint.path}`;
      const sent = await http.send({
        method: endpoint.method,
        path,
        endpoint: name,
        headers: toHeaders(input),
        isRead: !(endpoint.isWrite ?? endpoint.method !== 'GET'),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      const body = readBody(endpoint.method, sent);
      const response = endpoint.response.safeParse(body);
      if (response.success) return response.data;
      const where = response.error.issues[0]?.path.join('.') ?? '';
      throw badResponse(`${name} has an unexpected shape at '${where}'`, sent.status);
    },
  };
}

export type CommerceRest = ReturnType<typeof createCommerceRest>;
