import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { readEnv } from '../env.ts';
import { createSandboxServer } from '../sandbox/server.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { createSearchServer } from '../search/http/server.ts';
import { createCommerceServer } from '../server.ts';
import { createHttpServer } from './http-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'encore-http-'));
const env = readEnv({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const servers = {
  commerce: () =>
    createCommerceServer({
      db: openDatabase(join(folder, 'commerce.sqlite')),
      env,
      mediaDir: folder,
      mediaCacheDir: join(folder, 'media-cache'),
    }),
  search: () =>
    createSearchServer({
      engine: openSearchEngine(':memory:'),
      keys: { appId: 'encore', searchKey: 'search-key', adminKey: 'admin-key' },
    }),
  sandbox: () => createSandboxServer({ env }),
};

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.addresses()[0]?.port ?? 0;
}

/** Collects all data until the connection is closed or reset. */
function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  return new Promise((resolve) =>
    socket.once('close', () => resolve(Buffer.concat(chunks).toString())),
  );
}

/** Sends raw bytes; resolves with all data received until the connection is closed. */
function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return readToEnd(socket);
}

/** Sends a beginning and then single bytes slowly; resolves when the server closes the connection. */
function sendSlowly(port: number, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(beginning);
  const drip = setInterval(() => socket.writable && socket.write('a'), 50);
  return readToEnd(socket).finally(() => clearInterval(drip));
}

const get = (target: string, headers = 'Host: shop\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const getStatus = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

// The gateway accepts a photo for two minutes and forwards it to the commerce server while it arrives.
describe.each([
  ['commerce', servers.commerce, '/rest/V1/guest-carts', 130_000],
  ['search', servers.search, '/1/indexes/shop/query', 20_000],
  ['sandbox', servers.sandbox, '/card/nonces', 20_000],
])('the %s server', (_, create, takesBody, requestMs) => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await create();
    port = await listen(app);
  });
  afterAll(() => app.close());

  it.each([
    'http://shop/health',
    'http://127.0.0.1:5499/health',
    'shop:80',
    '*',
    '/files/../health',
    '/./health',
    '/rest/V1/%2e%2E/health',
    '/1/indexes/.%2e/health',
    '/files\\..\\health',
    '/health%2f',
    '/health%5c',
    '/health%00',
  ])('rejects a request for %s', async (target) => {
    expect(getStatus(await sendRaw(port, get(target)))).toBe(400);
  });

  it.each(['/health', '/health?term=a/../b%2f'])('serves %s', async (target) => {
    expect(getStatus(await sendRaw(port, get(target)))).toBe(200);
  });

  it.each([
    ['no host', ''],
    ['two hosts', 'Host: shop\r\nHost: other\r\n'],
    ['two lengths', 'Host: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
    ['a length and chunks', 'Host: shop\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'],
    ['a length that is no number', 'Host: shop\r\nContent-Length: 1x\r\n'],
  ])('rejects a request with %s', async (_case, headers) => {
    expect(getStatus(await sendRaw(port, `${get('/health', headers)}x`))).toBe(400);
  });

  it('rejects headers beyond 16 KB', async () => {
    const long = get('/health', `Host: shop\r\nX: ${'a'.repeat(20_000)}\r\n`);
    expect(getStatus(await sendRaw(port, long))).toBe(431);
  });

  it('ends connections whose headers or bodies come too slowly', async () => {
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, requestMs]);
    app.server.headersTimeout = 200;
    app.server.requestTimeout = 400;
    const responses = await Promise.all([
      sendSlowly(port, 'GET /health HTTP/1.1\r\nHost: shop\r\nX: '),
      sendSlowly(
        port,
        `POST ${takesBody} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
      ),
    ]);
    expect(responses.map(getStatus)).toEqual([408, 408]);
  });
});

test('accepts encoded slashes below the paths that allow them', async () => {
  const rest = await servers.commerce();
  const search = await servers.search();
  const commercePort = await listen(rest);
  const searchPort = await listen(search);
  const sku = await sendRaw(commercePort, get('/rest/V1/carts/A%2FB'));
  expect(sku).not.toContain('Specified request cannot be processed.');
  expect(getStatus(await sendRaw(searchPort, get('/1/indexes/a%2Fb/settings')))).toBe(403);
  await Promise.all([rest.close(), search.close()]);
});

test('sends Connection: close with requests in progress when it closes', async () => {
  const app = createHttpServer({ bodyLimit: 1000 });
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    started.resolve();
    await end.promise;
    return 'whole';
  });
  const port = await listen(app);
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/quick').replace('Connection: close\r\n', ''));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(get('/slow').replace('Connection: close\r\n', ''));
  await started.promise;
  const response = text(socket);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  end.resolve();
  expect(await response).toMatch(/connection: close\r\n.*whole$/is);
  await closed;
});

test('ends requests in progress after the grace period when it closes', async () => {
  const app = createHttpServer({ bodyLimit: 1000, graceMs: 50 });
  const started = Promise.withResolvers<void>();
  app.get('/silent', () => {
    started.resolve();
    return new Promise(() => {});
  });
  const port = await listen(app);
  const response = sendRaw(port, get('/silent'));
  await started.promise;
  await app.close();
  expect(await response).toBe('');
});
