import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { IndexerEnv, MagentoCredentials } from './env.ts';
import { createRetry, type Retries } from './retry.ts';

/** Magento rejected the request or failed repeatedly. The message contains the solution if it is known. */
export class MagentoError extends Error {
  override readonly name = 'MagentoError';
  /** Whether the same request may succeed later. */
  readonly isTransient: boolean;
  /** The largest page of a list that this Magento allows; undefined unless it rejected a larger one. */
  readonly maxPageSize: number | undefined;

  constructor(message: string, isTransient: boolean, maxPageSize?: number) {
    super(message);
    this.isTransient = isTransient;
    this.maxPageSize = maxPageSize;
  }
}

/** A condition of a list; conditions are combined with AND. */
export type Condition = readonly [field: string, value: string, type?: string];

export interface ListParams {
  readonly where?: readonly Condition[];
  readonly sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  readonly pageSize?: number;
  readonly currentPage?: number;
  /** The fields of each item, such as 'id,sku'; all if omitted. */
  readonly fields?: string;
}

export type MagentoClient = ReturnType<typeof createMagentoClient>;

const TIMEOUT_MS = 60_000;
const PAGE_SIZE = 200;

function toSearchCriteria({ where = [], sort, pageSize, currentPage, fields }: ListParams) {
  const params: Record<string, string> = {};
  for (const [index, [field, value, type]] of where.entries()) {
    const filter = `searchCriteria[filterGroups][${index}][filters][0]`;
    params[`${filter}[field]`] = field;
    params[`${filter}[value]`] = value;
    if (type !== undefined) params[`${filter}[conditionType]`] = type;
  }
  if (sort !== undefined) {
    params['searchCriteria[sortOrders][0][field]'] = sort[0];
    params['searchCriteria[sortOrders][0][direction]'] = sort[1];
  }
  params['searchCriteria[pageSize]'] = String(pageSize ?? PAGE_SIZE);
  params['searchCriteria[currentPage]'] = String(currentPage ?? 1);
  if (fields !== undefined) params.fields = `items[${fields}],total_count`;
  return params;
}

interface SignedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
}

export function createAuthorization(
  credentials: MagentoCredentials,
): (request: SignedRequest) => string {
  if ('adminToken' in credentials) return () => `Bearer ${credentials.adminToken}`;
  const oauth = new OAuth({
    consumer: credentials.consumer,
    signature_method: 'HMAC-SHA256',
    hash_function: (text, key) => createHmac('sha256', key).update(text).digest('base64'),
  });
  return ({ method, url, params }) => {
    // Magento verifies the signature for the URL without its port.
    const signedUrl = `${url.protocol}//${url.hostname}${url.pathname}`;
    const signed = oauth.authorize({ method, url: signedUrl, data: params }, credentials.token);
    const own = Object.entries(signed).filter(([name]) => name.startsWith('oauth_'));
    const header = oauth.toHeader(Object.fromEntries(own) as unknown as OAuth.Authorization);
    return header.Authorization;
  };
}

/** Magento's message with its parameters filled in, and the size of the largest page if a larger one was requested. */
function readError(text: string): { readonly message: string; readonly maxPageSize?: number } {
  try {
    const { message, parameters = {} } = JSON.parse(text) as {
      message?: unknown;
      parameters?: Record<string, unknown>;
    };
    const named = Array.isArray(parameters)
      ? Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]))
      : parameters;
    const filled = String(message ?? '').replace(/%(\w+)/g, (match, name: string) =>
      String(named[name] ?? match),
    );
    return { message: filled, ...('max' in named && { maxPageSize: Number(named.max) }) };
  } catch {
    return { message: 'it did not respond with JSON.' };
  }
}

/** What to do about a rejection; empty if there is no advice. */
function getAdvice(status: number, text: string, path: string): string {
  if (status === 401 && !text.includes('"resources"')) {
    return 'Check the INTEGRATION_… values and both clocks: npm run doctor tells which one is wrong.';
  }
  if (status === 404 && path.includes('/inventory/')) {
    return "Enable Magento's modules Magento_Inventory….";
  }
  const advice: Readonly<Record<number, string>> = {
    401: 'Give the integration this resource and save it, and activate it if it is not active; a token of the staff ends after an hour by default.',
    404: 'Check COMMERCE_URL and COMMERCE_REST_PATH (a stock Magento: /rest).',
    503: 'Magento is in maintenance.',
  };
  return advice[status] ?? '';
}

function toError(status: number, text: string, path: string): MagentoError {
  const { message, maxPageSize } = readError(text);
  const reason = `${path}: Magento responded with ${status}: ${message.replace(/[^.]$/, '$&.')}`;
  const isTransient = status >= 500 || status === 429;
  const advised = [reason, getAdvice(status, text, path)].join(' ').trim();
  return new MagentoError(advised, isTransient, maxPageSize);
}

interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/** @throws {MagentoError} without data */
function getData({ data, errors }: GraphqlResponse, path: string): unknown {
  if (data != null) return data;
  const reason = errors?.[0]?.message ?? 'no data';
  throw new MagentoError(`${path}: Magento responded with: ${reason}`, false);
}

/** Reads Magento's REST and GraphQL; retries requests that fail temporarily. */
export function createMagentoClient(settings: IndexerEnv['magento'], retries?: Retries) {
  const authorization = createAuthorization(settings.credentials);
  const policy = createRetry(
    (error) => error instanceof MagentoError && error.isTransient,
    retries,
  );

  async function sendOnce(url: URL, init: RequestInit): Promise<unknown> {
    let response: Response;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // A signature is for one URL, so a redirect would be rejected.
      response = await fetch(url, { ...init, redirect: 'manual', signal });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error.message) : error;
      throw new MagentoError(`Magento at ${url.origin} does not respond: ${String(cause)}`, true);
    }
    const text = await response.text();
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      const { origin } = new URL(location, url);
      throw new MagentoError(
        `${url.origin} redirects to ${origin}. Set COMMERCE_URL to the final URL.`,
        false,
      );
    }
    if (!response.ok) throw toError(response.status, text, url.pathname);
    try {
      return JSON.parse(text);
    } catch {
      throw new MagentoError(`${url.pathname}: Magento responded, but not with JSON.`, false);
    }
  }

  function send({ method, url, params }: SignedRequest, body?: object): Promise<unknown> {
    const target = new URL(url);
    // Magento does not decode a plus sign before it verifies the signature.
    target.search = new URLSearchParams(params).toString().replaceAll('+', '%20');
    return policy.execute(() =>
      sendOnce(target, {
        method,
        headers: {
          accept: 'application/json',
          // Signed for each attempt, because a nonce is accepted once.
          authorization: authorization({ method, url, params }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }

  let maxPageSize = Number.POSITIVE_INFINITY;
  const rest = (path: string): URL => new URL(`${settings.url}${settings.restPath}/V1${path}`);

  /** Reads a page, or a smaller one if this Magento limits their size. */
  async function list<Item>(
    path: string,
    params: ListParams,
  ): Promise<{ items: Item[]; total: number }> {
    const pageSize = Math.min(params.pageSize ?? PAGE_SIZE, maxPageSize);
    const searched = toSearchCriteria({ ...params, pageSize });
    try {
      const page = (await send({ method: 'GET', url: rest(path), params: searched })) as {
        items: Item[] | null;
        total_count: number;
      };
      return { items: page.items ?? [], total: page.total_count };
    } catch (error) {
      const limit = (error instanceof MagentoError && error.maxPageSize) || 0;
      if (limit < 1 || limit >= pageSize) throw error;
      maxPageSize = limit;
      return list(path, params);
    }
  }

  return {
    get: (path: string, params: Readonly<Record<string, string>> = {}): Promise<unknown> =>
      send({ method: 'GET', url: rest(path), params }),
    post: (path: string, body: object): Promise<unknown> =>
      send({ method: 'POST', url: rest(path), params: {} }, body),
    list,
    pages: async function* <Item>(path: string, params: ListParams) {
      for (let currentPage = 1; ; currentPage++) {
        // Some of Magento's lists repeat the last page after the end.
        const { items, total } = await list<Item>(path, { ...params, currentPage });
        const pageSize = Math.min(params.pageSize ?? PAGE_SIZE, maxPageSize);
        if (items.length > 0) yield items;
        if (currentPage * pageSize >= total) return;
      }
    },
    graphql: async (query: string, variables?: object): Promise<unknown> => {
      const url = new URL(`${settings.url}${settings.graphqlPath}`);
      // The store view of the REST path (`/rest/us`), which GraphQL takes as a header.
      const [, store] = /\/rest\/(?!all$|V\d+$)([a-z]\w*)$/i.exec(settings.restPath) ?? [];
      const response = await policy.execute(() =>
        sendOnce(url, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(store !== undefined && { store }),
          },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return getData(response as GraphqlResponse, url.pathname);
    },
  };
}
