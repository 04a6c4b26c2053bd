import type { z } from 'zod';
import type { HttpService } from '../http.ts';
import { MAX_ADDRESS_LENGTH } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { CommerceError, emptyPostResponse, errorFromResponse, fillMessage } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The `{name}` parts of a path. */
export type PathParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string>>;

/** One call of the commerce REST: its path and what it answers belong together. */
export interface Endpoint<Path extends string, Response, Body> {
  readonly method: Method;
  /** Path below the REST base, with `{name}` where a value goes. */
  readonly path: Path;
  /** What a response must look like. */
  readonly response: z.ZodType<Response>;
  /** Never set: it carries the body's type. */
  readonly body?: Body;
  /** Says of a GET that it changes something, or of another method that it changes nothing. */
  readonly isWrite?: boolean;
}

type EndpointFactory<Path extends string, Response> = {
  (): Endpoint<Path, Response, undefined>;
  <Body>(): Endpoint<Path, Response, Body>;
};

/** `endpoint('POST', '/V1/things', thing)<Body>()`: a row of the table of calls. */
export function endpoint<const Path extends string, Response>(
  method: Method,
  path: Path,
  response: z.ZodType<Response>,
): EndpointFactory<Path, Response> {
  return () => ({ method, path, response });
}

/** A call that changes something although it is a GET. */
export function asWrite<Path extends string, Response, Body>(
  row: Endpoint<Path, Response, Body>,
): Endpoint<Path, Response, Body> {
  return { ...row, isWrite: true };
}

/** A call that changes nothing although it is no GET. */
export function asRead<Path extends string, Response, Body>(
  row: Endpoint<Path, Response, Body>,
): Endpoint<Path, Response, Body> {
  return { ...row, isWrite: false };
}

const REQUIRED = '"%fieldName" is required. Enter and try again.';

const TOO_LONG = '"%fieldName" is too long. Shorten it and try again.';

function createRejection(status: number, template: string, fieldName: string): CommerceError {
  const parameters = { fieldName };
  return new CommerceError(status, {
    template,
    parameters,
    message: fillMessage(template, parameters),
  });
}

/** Magento has no route for a path with an empty part, so no call is made. */
function emptyPart(fieldName: string): CommerceError {
  return createRejection(400, REQUIRED, fieldName);
}

/**
 * `path` with its parts filled in, each encoded, so that no value can leave its place.
 * @throws {CommerceError} when a part is empty.
 */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`Path part ${name} is missing`);
    if (value.trim() === '') throw emptyPart(name);
    return value === '.' || value === '..'
      ? value.replaceAll('.', '%2E')
      : encodeURIComponent(value.toWellFormed());
  });
}

type Values = Readonly<Record<string, string>>;

function getLongest(values: Values): string {
  return (
    Object.keys(values).sort((a, b) => (values[b]?.length ?? 0) - (values[a]?.length ?? 0))[0] ?? ''
  );
}

/**
 * The address of a call: its path filled in, and its query.
 * @throws {CommerceError} when a part of the path is empty, or the address is longer than servers take.
 */
export function toAddress(path: string, params: Values = {}, query: Values = {}): string {
  const search = new URLSearchParams(query).toString();
  const address = `${fillPath(path, params)}${search === '' ? '' : `?${search}`}`;
  if (address.length <= MAX_ADDRESS_LENGTH) return address;
  throw createRejection(414, TOO_LONG, getLongest({ ...params, ...query }));
}

const SERVICE = 'commerce REST';

/** What a call carries besides its endpoint. */
export type CallInput<Path extends string, Body> = {
  readonly params?: PathParameters<Path>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** The customer's token, for calls about the customer. */
  readonly token?: string;
  /** The same for each try of a call, so that the back end does it once. */
  readonly idempotencyKey?: string;
  /** Passed on, so that a call can be found in the back end's log. */
  readonly requestId?: string;
};

/** The commerce back end's REST. */
export interface CommerceRest {
  /**
   * Makes one call and returns its checked response.
   * @throws {CommerceError} when the back end refuses it.
   * @throws {UpstreamError} when there is no response, or one that breaks the contract.
   */
  call<Path extends string, Response, Body>(
    endpoint: Endpoint<Path, Response, Body>,
    input?: CallInput<Path, Body>,
  ): Promise<Response>;
}

function toHeaders(input: CallInput<string, unknown>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
    ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    ...(input.requestId === undefined ? {} : { 'x-request-id': input.requestId }),
  };
}

/** What `text` says; null when it is not JSON. */
export function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function badResponse(message: string, status: number): UpstreamError {
  return new UpstreamError('BAD_UPSTREAM', SERVICE, { message, status });
}

function readBody(method: Method, status: number, text: string): unknown {
  // The REST leads nowhere else: a redirect is a proxy's, to a login, a notice or another scheme.
  if (status >= 300 && status < 400) throw badResponse('response is a redirect', status);
  const json = parseJson(text);
  if (status < 200 || status > 299) throw errorFromResponse(status, json?.value);
  if (text.trim() === '') {
    throw method === 'POST' ? emptyPostResponse() : badResponse('empty response', status);
  }
  if (json === null) throw badResponse('response is not JSON', status);
  return json.value;
}

/** The REST below `basePath` of `http`, such as `/api/rest` (stock Magento: `/rest`). */
export function createCommerceRest(http: HttpService, basePath: string): CommerceRest {
  return {
    async call(endpoint, input = {}) {
      const path = `${basePath}${toAddress(endpoint.path, input.params, input.query)}`;
      const { status, text } = await http.send({
        method: endpoint.method,
        path,
        headers: toHeaders(input),
        isRead: !(endpoint.isWrite ?? endpoint.method !== 'GET'),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      const body = readBody(endpoint.method, status, text);
      const response = endpoint.response.safeParse(body);
      if (response.success) return response.data;
      const where = response.error.issues[0]?.path.join('.') ?? '';
      throw badResponse(
        `${endpoint.method} ${endpoint.path} has an unexpected shape at '${where}'`,
        status,
      );
    },
  };
}
