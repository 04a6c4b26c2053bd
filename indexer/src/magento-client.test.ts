import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMagentoClient } from './magento-client.ts';
import { readSalable } from './read-products.ts';
import type { Shop } from './shop.ts';

const credentials = {
  consumer: { key: 'ck', secret: 'cs&' },
  token: { key: 'tk', secret: 'ts%' },
};

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A Magento that gives these replies one after the other, the last one again and again. */
async function aMagento(replies: readonly Reply[], onRequest: (request: IncomingMessage) => void) {
  let count = 0;
  const server = createServer((request, response) => {
    onRequest(request);
    const reply = replies[Math.min(count, replies.length - 1)];
    count += 1;
    response.writeHead(reply?.status ?? 500, reply?.headers).end(reply?.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createMagentoClient(
    { url, restPath: '/rest', graphqlPath: '/graphql', credentials },
    { attempts: 3, waitMs: 1 },
  );
  return { client, url, calls: () => count };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Compares as PHP's strnatcmp does: digits by their number. */
function compareNaturally(a: string, b: string): number {
  const toParts = (text: string): readonly string[] => text.match(/\d+|\D+/g) ?? [];
  const [left, right] = [toParts(a), toParts(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  const [x = '', y = ''] = index < 0 ? [] : [left[index], right[index]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}

/** The signature as Magento computes it: of a URL without its port, with parameters in natural order. */
function readSignatures(request: IncomingMessage): { given: string; expected: string } {
  const header = request.headers.authorization ?? '';
  const oauth = [...header.matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
  );
  const given = oauth.find(([name]) => name === 'oauth_signature')?.[1] ?? '';
  const [path, query = ''] = (request.url ?? '').split('?');
  // Does not decode a plus sign, as PHP's rawurldecode.
  const queried = query
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
  const params = [...queried, ...oauth.filter(([name]) => name !== 'oauth_signature')]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a], [b]) => compareNaturally(a, b))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const base = [request.method ?? '', `http://127.0.0.1${path}`, params].map(encode).join('&');
  const key = `${encode(credentials.consumer.secret)}&${encode(credentials.token.secret)}`;
  return { given, expected: createHmac('sha256', key).update(base).digest('base64') };
}

describe('requests of an integration', () => {
  it('signs a request with HMAC-SHA256, with encoded brackets and without the port', async () => {
    const seen: IncomingMessage[] = [];
    const body = '{"items":[{"sku":"A"}],"total_count":1}';
    const { client } = await aMagento([{ status: 200, body }], (request) => seen.push(request));
    const page = await client.list('/products', {
      where: [['sku', "STK-%' é", 'like']],
      sort: ['entity_id', 'ASC'],
      fields: 'sku',
    });
    expect(page).toEqual({ items: [{ sku: 'A' }], total: 1 });
    const [request] = seen;
    if (request === undefined) throw new Error('No request came.');
    const { given, expected } = readSignatures(request);
    expect(given).toBe(expected);
    expect(request.headers.authorization).toContain('oauth_signature_method="HMAC-SHA256"');
    expect(request.headers.authorization).not.toContain('searchCriteria');
    const { searchParams } = new URL(request.url ?? '', 'http://magento.test');
    expect(Object.fromEntries(searchParams)).toEqual({
      'searchCriteria[filterGroups][0][filters][0][field]': 'sku',
      'searchCriteria[filterGroups][0][filters][0][value]': "STK-%' é",
      'searchCriteria[filterGroups][0][filters][0][conditionType]': 'like',
      'searchCriteria[sortOrders][0][field]': 'entity_id',
      'searchCriteria[sortOrders][0][direction]': 'ASC',
      'searchCriteria[pageSize]': '200',
      'searchCriteria[currentPage]': '1',
      fields: 'items[sku],total_count',
    });
  });

  it('signs a list of SKUs as Magento verifies it', async () => {
    const seen: IncomingMessage[] = [];
    const { client } = await aMagento([{ status: 200, body: '[]' }], (request) => {
      seen.push(request);
    });
    const skus = Array.from({ length: 12 }, (_, index) => `A ${index}`);
    await readSalable(client, { stock: { id: 1 } } as Shop, skus);
    const [request] = seen;
    if (request === undefined) throw new Error('No request came.');
    const { given, expected } = readSignatures(request);
    expect(given).toBe(expected);
  });
});

describe('a Magento in trouble', () => {
  const fine = { status: 200, body: '[]' };

  it.each([429, 500, 503])('retries a %i with a new signature each time', async (status) => {
    const nonces = new Set<string>();
    const down = { status, body: '<html>Maintenance</html>' };
    const { client, calls } = await aMagento([down, down, fine], ({ headers }) => {
      nonces.add(/oauth_nonce="(\w+)"/.exec(headers.authorization ?? '')?.[1] ?? '');
    });
    expect(await client.get('/store/storeConfigs')).toEqual([]);
    expect([calls(), nonces.size]).toEqual([3, 3]);
  });

  it.each([
    [
      401,
      `{"message":"The consumer isn't authorized to access %resources.","parameters":{"resources":"Magento_Cms::page"}}`,
      /isn't authorized to access Magento_Cms::page\. Give the integration this resource and save it/,
      1,
    ],
    [
      401,
      '{"message":"The signature is invalid. Verify and try again."}',
      /The signature is invalid.*npm run doctor tells/,
      1,
    ],
    [401, '{"message":"Specified token does not exist"}', /does not exist\. Check the/, 1],
    [400, '{"message":"%1 is not a %2","parameters":["x","date"]}', /x is not a date\.$/, 1],
    [404, '{"message":"Request does not match any route."}', /Check COMMERCE_URL/, 1],
    [
      503,
      '<html><h1>Maintenance</h1></html>',
      /did not respond with JSON\. Magento is in maintenance/,
      4,
    ],
    [200, '<html>a shop</html>', /responded, but not with JSON/, 1],
  ])('explains a %i without its page', async (status, body, message, attempts) => {
    const { client, calls } = await aMagento([{ status, body }], () => undefined);
    const failure = await client.get('/products').catch((error: unknown) => String(error));
    expect(failure).toMatch(message);
    expect(failure).not.toContain('<');
    expect(calls()).toBe(attempts);
  });
});

it('names a Magento that refuses connections, and waits for it', async () => {
  const { client, url } = await aMagento([], () => undefined);
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  const failure = await client.get('/products').catch((error: unknown) => error);
  expect(failure).toMatchObject({ isTransient: true });
  expect(String(failure)).toMatch(
    `Magento at ${url} does not respond: Error: connect ECONNREFUSED`,
  );
});

it('names the origin of a redirect instead of following it', async () => {
  const headers = { location: 'https://magento.test/rest/V1/x' };
  const { client, calls } = await aMagento([{ status: 301, body: '', headers }], () => undefined);
  await expect(client.get('/x')).rejects.toThrow(/redirects to https:\/\/magento.test\. Set/);
  expect(calls()).toBe(1);
});

it('names the modules of an inventory that is disabled', async () => {
  const absent = { status: 404, body: '{"message":"Request does not match any route."}' };
  const { client } = await aMagento([absent], () => undefined);
  await expect(client.get('/inventory/stocks')).rejects.toThrow(/Magento_Inventory/);
});

describe('a Magento that limits the size of pages', () => {
  it('reads in pages of the allowed size, in any language', async () => {
    const limited = {
      status: 400,
      body: '{"message":"Die Seite darf höchstens %max Einträge haben","parameters":{"max":100}}',
    };
    const page = { status: 200, body: '{"items":[{"sku":"A"}],"total_count":150}' };
    const seen: string[] = [];
    const { client } = await aMagento([limited, page], ({ url = '' }) => {
      const { searchParams } = new URL(url, 'http://magento.test');
      const read = (name: string) => searchParams.get(`searchCriteria[${name}]`);
      seen.push(`${read('pageSize')} ${read('currentPage')}`);
    });
    const found: object[] = [];
    for await (const items of client.pages<object>('/products', { pageSize: 300 })) {
      found.push(...items);
    }
    expect(found).toHaveLength(2);
    expect(seen).toEqual(['300 1', '100 1', '100 2']);
    await client.list('/orders', {});
    expect(seen.at(-1)).toBe('100 1');
  });

  it('requests no page after the last one, which some lists would repeat', async () => {
    const page = { status: 200, body: '{"items":[{"sku":"A"},{"sku":"B"}],"total_count":2}' };
    const { client, calls } = await aMagento([page], () => undefined);
    const pages: object[][] = [];
    for await (const items of client.pages<object>('/products', { pageSize: 2 })) pages.push(items);
    expect([pages.length, calls()]).toEqual([1, 1]);
  });

  it('does not retry when the allowed size is the requested one', async () => {
    const body = '{"message":"Maximum SearchCriteria pageSize is %max","parameters":{"max":200}}';
    const limited = { status: 400, body };
    const { client, calls } = await aMagento([limited], () => {});
    await expect(client.list('/products', {})).rejects.toThrow('pageSize is 200');
    expect(calls()).toBe(1);
  });
});

it('explains a GraphQL error', async () => {
  const body = '{"errors":[{"message":"Cannot query field \\"x\\" on type \\"StoreConfig\\"."}]}';
  const { client } = await aMagento([{ status: 200, body }], () => undefined);
  await expect(client.graphql('{ storeConfig { x } }')).rejects.toThrow(
    '/graphql: Magento responded with: Cannot query field "x" on type "StoreConfig".',
  );
});

it('reads GraphQL in the store view of the REST path', async () => {
  const seen: unknown[] = [];
  const server = await aMagento([{ status: 200, body: '{"data":{}}' }], ({ headers }) =>
    seen.push(headers.store),
  );
  await server.client.graphql('{ storeConfig { store_code } }');
  const inStore = createMagentoClient({
    url: server.url,
    restPath: '/rest/US_en',
    graphqlPath: '/graphql',
    credentials,
  });
  await inStore.graphql('{ storeConfig { store_code } }');
  expect(seen).toEqual([undefined, 'US_en']);
});
