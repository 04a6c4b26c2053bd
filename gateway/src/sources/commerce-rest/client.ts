import type { HttpService } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { type Endpoint, type Method, type PathParameters, toAddress } from './endpoint.ts';
import { emptyPostResponse, errorFromResponse } from './errors.ts';

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
