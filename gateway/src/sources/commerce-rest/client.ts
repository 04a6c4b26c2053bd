import type { HttpService } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { addressOf, type Endpoint, type Method, type PathParameters } from './endpoint.ts';
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
   * Makes one call and returns its checked answer.
   * @throws {CommerceError} when the back end refuses it.
   * @throws {UpstreamError} when there is no answer, or one that breaks the contract.
   */
  call<Path extends string, Answer, Body>(
    endpoint: Endpoint<Path, Answer, Body>,
    input?: CallInput<Path, Body>,
  ): Promise<Answer>;
}

const headersOf = (input: CallInput<string, unknown>): Record<string, string> => ({
  accept: 'application/json',
  ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
  ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
  ...(input.requestId === undefined ? {} : { 'x-request-id': input.requestId }),
});

/** What `text` says; null when it is not JSON. */
export const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const badResponse = (message: string, status: number): UpstreamError =>
  new UpstreamError('BAD_UPSTREAM', SERVICE, { message, status });

const readBody = (method: Method, status: number, text: string): unknown => {
  // The REST leads nowhere else: a redirect is a proxy's, to a login, a notice or another scheme.
  if (status >= 300 && status < 400) throw badResponse('answer is a redirect', status);
  const json = parseJson(text);
  if (status < 200 || status > 299) throw errorFromResponse(status, json?.value);
  if (text.trim() === '') {
    throw method === 'POST' ? emptyPostResponse() : badResponse('empty answer', status);
  }
  if (json === null) throw badResponse('answer is not JSON', status);
  return json.value;
};

/** The REST below `basePath` of `http`, such as `/api/rest` (stock Magento: `/rest`). */
export const createCommerceRest = (http: HttpService, basePath: string): CommerceRest => ({
  async call(endpoint, input = {}) {
    const path = `${basePath}${addressOf(endpoint.path, input.params, input.query)}`;
    const { status, text } = await http.send({
      method: endpoint.method,
      path,
      headers: headersOf(input),
      isRead: !(endpoint.isWrite ?? endpoint.method !== 'GET'),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const body = readBody(endpoint.method, status, text);
    const answer = endpoint.answer.safeParse(body);
    if (answer.success) return answer.data;
    const where = answer.error.issues[0]?.path.join('.') ?? '';
    throw badResponse(
      `${endpoint.method} ${endpoint.path} has an unexpected shape at '${where}'`,
      status,
    );
  },
});
