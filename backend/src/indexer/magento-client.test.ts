import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMagentoClient } from './magento-client.ts';

const credentials = {
  consumer: { key: 'ck', secret: 'cs&' },
  token: { key: 'tk', secret: 'ts%' },
};

type Reply = { readonly status: number; readonly body: string };

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
    response.writeHead(reply?.status ?? 500).end(reply?.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createMagentoClient({
    settings: { url, restPath: '/rest', graphqlPath: '/graphql', credentials },
    retries: { attempts: 3, waitMs: 1 },
  });
  return { client, calls: () => count };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The signature as RFC 5849 makes it, of an address without its port. */
function readSignatures(request: IncomingMessage): { given: string; expected: string } {
  const header = request.headers.authorization ?? '';
  const oauth = [...header.matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
  );
  const given = oauth.find(([name]) => name === 'oauth_signature')?.[1] ?? '';
  const url = new URL(request.url ?? '', 'http://127.0.0.1');
  const params = [...url.searchParams, ...oauth.filter(([name]) => name !== 'oauth_signature')]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const base = [request.method ?? '', `http://127.0.0.1${url.pathname}`, params]
    .map(encode)
    .join('&');
  const key = `${encode(credentials.consumer.secret)}&${encode(credentials.token.secret)}`;
  return { given, expected: createHmac('sha256', key).update(base).digest('base64') };
}

describe('requests of an integration', () => {
  it('are signed with HMAC-SHA256, brackets of the query encoded, the port left out', async () => {
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
  });
});

describe('a Magento in trouble', () => {
  const fine = { status: 200, body: '[]' };

  it('is asked again, signed anew each time', async () => {
    const nonces = new Set<string>();
    const down = { status: 503, body: '<html>Maintenance</html>' };
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
      /isn't authorized to access Magento_Cms::page\. Give the integration this resource/,
      1,
    ],
    [404, '{"message":"Request does not match any route."}', /Check COMMERCE_URL/, 1],
    [
      503,
      '<html><h1>Maintenance</h1></html>',
      /did not answer with JSON Magento is in maintenance/,
      4,
    ],
    [200, '<html>a shop</html>', /answered, but not with JSON/, 1],
  ])('a %i is told in words, without its page', async (status, body, message, attempts) => {
    const { client, calls } = await aMagento([{ status, body }], () => undefined);
    const failure = await client.get('/products').catch((error: unknown) => String(error));
    expect(failure).toMatch(message);
    expect(failure).not.toContain('<');
    expect(calls()).toBe(attempts);
  });
});
