import type { ServerResponse } from 'node:http';
import { readEnv } from '../../gateway/src/env.ts';
import { httpStub, type SeenRequest, sendJson } from '../../gateway/test/helpers/http-stub.ts';
import { nextSteps, runChecks } from '../src/check.ts';
import { readIndexerEnv } from '../src/env.ts';
import { createChecks } from '../src/main.ts';

/** A stub's response: JSON, a page, or an image of `bytes` bytes. */
export type Reply =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly page: string; readonly headers?: Record<string, string> }
  | { readonly bytes: number };

/** Responses by a part of the URL or body, or by the whole URL before a `$`; the first match is sent. */
export type Replies = Readonly<Record<string, Reply>>;

export const record = {
  objectID: '1',
  sku: 'A',
  name: 'A bag',
  url_key: 'a-bag',
  url_path: 'a-bag.html',
  price: 100,
  stock_qty: 1,
  categoryIds: ['3'],
  created_at: 1_795_000_000,
  gallery: ['/a/b/bag.jpg'],
};

function searchReply({ body }: SeenRequest): unknown {
  const { requests } = JSON.parse(body) as {
    requests: { hitsPerPage: number; facets?: string[] }[];
  };
  const results = requests.map(({ hitsPerPage, facets = [] }) => ({
    hits: hitsPerPage > 0 ? [record] : [],
    nbHits: 12_000,
    facets: Object.fromEntries(facets.map((facet) => [facet, { one: 1 }])),
  }));
  return { results };
}

export const store = {
  store_name: 'Encore',
  base_currency_code: 'USD',
  is_guest_checkout_enabled: '1',
};

/** The methods of a new guest cart, as recorded from stock Magento, and those of the sandbox. */
export const METHODS = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'free', title: 'No Payment Information Required' },
  { code: 'encore_card', title: 'Card' },
  { code: 'encore_financing', title: 'Financing' },
  { code: 'encore_wallet', title: 'Wallet' },
];

function sendPicture(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(bytes));
}

const PAGE = { identifier: 'page' };

/** The store configuration, the pages, and the number of products for the query of the index's products. */
function graphqlReply({ url }: SeenRequest): unknown {
  if (url.includes('total_count')) return { data: { products: { total_count: 1 } } };
  if (url.includes('cmsPage')) return { data: { contact: PAGE, authenticate: PAGE } };
  return { data: { storeConfig: store } };
}

/** Responds like working services. */
function respondNormally(request: SeenRequest, response: ServerResponse): void {
  const { url } = request;
  const replies: readonly (readonly [part: string, json: () => unknown])[] = [
    ['/1/indexes/*/queries', () => searchReply(request)],
    ['/1/keys/', () => ({ acl: ['search'] })],
    ['/api/rest/V1/directory/', () => [{ id: 'US' }]],
    ['/api/graphql', () => graphqlReply(request)],
    ['/api/rest/V1/guest-carts/', () => METHODS],
    ['/api/rest/V1/guest-carts', () => 'Mask3d'],
  ];
  const found = replies.find(([part]) => url.startsWith(part));
  if (found !== undefined) sendJson(response, 200, found[1]());
  else if (url.startsWith('/media/312x416/a/b/')) sendPicture(response, 9_000);
  else sendJson(response, 404, { message: 'Request does not match any route.' });
}

const isMatch = (part: string, { url, body }: SeenRequest): boolean =>
  part.endsWith('$') ? url === part.slice(0, -1) : url.includes(part) || body.includes(part);

/** A stub of all services, which responds normally except for `wrong`. */
export function services(wrong: Replies = {}) {
  return httpStub((request, response) => {
    const reply = Object.entries(wrong).find(([part]) => isMatch(part, request))?.[1];
    if (reply === undefined) return respondNormally(request, response);
    if ('json' in reply) return sendJson(response, reply.status, reply.json);
    if ('bytes' in reply) return sendPicture(response, reply.bytes);
    const headers = { 'content-type': 'text/html', ...reply.headers };
    return response
      .writeHead(reply.status, headers)
      .end(reply.page.replace('URL', `http://${request.headers.host}`));
  });
}

interface Shop {
  readonly wrong?: Replies;
  readonly env?: NodeJS.ProcessEnv;
  readonly account?: { readonly username: string; readonly password: string };
  readonly now?: () => number;
}

/** The doctor's results for a shop by check name, without the shop's URL. */
export async function examineShop({ wrong, env = {}, ...parts }: Shop) {
  await using stub = await services(wrong);
  const { url } = stub;
  // On a busy machine, a response may take longer than the defaults.
  const patience = { COMMERCE_READ_MS: '10000', SEARCH_READ_MS: '10000' };
  const urls = { COMMERCE_URL: url, SEARCH_HOSTS: url, MEDIA_URL: `${url}/media` };
  const settings = { ...patience, ...urls, ...env };
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value?.replace('URL', url),
  ]);
  const source = Object.fromEntries(filled);
  const options = { indexer: readIndexerEnv(source), ...parts };
  const findings = await runChecks(createChecks(readEnv(source), options));
  const byName = Object.fromEntries(
    findings.map(({ name, ...finding }) => [
      name.replace(` ${url}`, ''),
      JSON.parse(JSON.stringify(finding).replaceAll(url, 'URL')),
    ]),
  );
  return { byName, next: nextSteps(findings) };
}
