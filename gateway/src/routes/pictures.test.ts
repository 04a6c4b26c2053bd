import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictureCache } from '../cache/picture-cache.ts';
import { registerPictures } from './pictures.ts';

function draw(width: number, height: number, format: 'png' | 'jpeg'): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

type Responder = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let folder: string;
let requests: string[];
let respond: Responder;
let magento: ReturnType<typeof createServer>;
let gateway: FastifyInstance;

async function start(maxBytes = 1_000_000): Promise<void> {
  gateway = Fastify();
  await registerPictures(gateway, {
    origin: `http://127.0.0.1:${(magento.address() as AddressInfo).port}/media/catalog/product`,
    cache: await openPictureCache(folder, maxBytes),
    log: pino({ level: 'silent' }),
    timeoutMs: 3_000,
  });
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'encore-')), 'pictures');
  requests = [];
  respond = async (_request, response) => {
    response.setHeader('etag', '"1"').end(await draw(900, 1200, 'png'));
  };
  magento = createServer((request, response) => {
    requests.push(request.url ?? '');
    void respond(request, response);
  });
  await new Promise<void>((resolve) => magento.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await gateway.close();
  magento.closeAllConnections();
  magento.close();
  await rm(dirname(folder), { recursive: true });
});

function get(url: string) {
  return gateway.inject({ method: 'GET', url });
}

describe('a picture', () => {
  it.each([
    ['60x80', 60, 80],
    ['312x416', 312, 416],
    ['630x840', 630, 840],
  ])('is served at %s as immutable', async (size, width, height) => {
    const response = await get(`/pictures/${size}/s/t/bag.png`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      width,
      height,
      format: 'webp',
    });
    expect(requests).toEqual(['/media/catalog/product/s/t/bag.png']);
  });

  it('is served from the folder of content images in its own size, at most 1600 pixels', async () => {
    const response = await get('/pictures/wysiwyg/spring/hero.png');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 900, height: 1200 });
    expect(requests).toEqual(['/media/wysiwyg/spring/hero.png']);
    respond = async (_request, large) => {
      large.setHeader('etag', '"2"').end(await draw(3200, 1600, 'png'));
    };
    const { rawPayload } = await get('/pictures/wysiwyg/large.png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
  });

  it('is fetched once for concurrent requests of any size', async () => {
    const sizes = ['312x416', '312x416', '312x416', '60x80'];
    const responses = await Promise.all(sizes.map((size) => get(`/pictures/${size}/a/b.jpg`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(requests).toHaveLength(1);
  });

  it('is read from disk afterwards, also by the next process', async () => {
    const first = await get('/pictures/60x80/a/b.jpg');
    await gateway.close();
    await start();
    const second = await get('/pictures/60x80/a/b.jpg');
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(requests).toHaveLength(1);
  });

  it('is fetched again after another gateway has deleted its file', async () => {
    await get('/pictures/60x80/a/b.jpg');
    for (const name of await readdir(folder)) await rm(join(folder, name));
    expect((await get('/pictures/60x80/a/b.jpg')).statusCode).toBe(200);
    await get('/pictures/60x80/a/b.jpg');
    expect(requests).toHaveLength(2);
  });

  it('is still sent when it cannot be cached', async () => {
    await rm(folder, { recursive: true });
    expect((await get('/pictures/60x80/a/b.jpg')).statusCode).toBe(200);
  });

  it('keeps what another gateway is writing to the same folder', async () => {
    await writeFile(join(folder, 'other.tmp'), '');
    await writeFile(join(folder, 'killed.tmp'), '');
    await utimes(join(folder, 'killed.tmp'), 0, 0);
    await gateway.close();
    await start();
    expect(await readdir(folder)).toEqual(['other.tmp']);
  });

  it('evicts the oldest pictures when the folder is full, also at the start', async () => {
    const { rawPayload } = await get('/pictures/60x80/a/0.jpg');
    await gateway.close();
    await start(3 * rawPayload.length);
    for (let index = 1; index <= 5; index++) await get(`/pictures/60x80/a/${index}.jpg`);
    await expect.poll(async () => (await readdir(folder)).length).toBe(3);
    await gateway.close();
    await start(rawPayload.length);
    await expect.poll(async () => (await readdir(folder)).length).toBe(1);
    await get('/pictures/60x80/a/5.jpg');
    expect(requests).toHaveLength(6);
  });
});

describe('requests that are not for a picture', () => {
  it.each([
    '/pictures/1000x1000/s/t/bag.png',
    '/pictures/312x417/s/t/bag.png',
    '/pictures/constructor/s/t/bag.png',
    '/pictures/312x416/no_selection',
    '/pictures/312x416/',
    '/pictures/312x416/s/t/bag.svg',
    '/pictures/312x416/s/t/.htaccess.png',
    '/pictures/312x416/s/../../../etc/passwd.png',
    '/pictures/312x416/s/..%2f..%2fenv.png',
    '/pictures/312x416/%2e%2e/x.png',
    '/pictures/312x416//evil.test/x.png',
    '/pictures/312x416/http://evil.test/x.png',
    '/pictures/312x416/@evil.test/x.png',
    '/pictures/312x416/s/t/bag.png%00.png',
    '/pictures/312x416/s/t/bag%0d%0a.png',
    `/pictures/312x416/${'a'.repeat(300)}.png`,
    '/pictures/312x416/a/b/c/d/e/f/g.png',
  ])('does not request from Magento: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });

  it('ignores query parameters', async () => {
    await get('/pictures/60x80/s/t/bag.png?width=5000&url=http://evil.test');
    expect(requests).toEqual(['/media/catalog/product/s/t/bag.png']);
  });
});

it('rejects further pictures while a hundred are queued', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const small = await draw(60, 80, 'png');
  respond = async (_request, response) => {
    await released;
    response.setHeader('etag', '"1"').end(small);
  };
  const waiting = Array.from({ length: 108 }, (_, index) => get(`/pictures/60x80/a/${index}.png`));
  await expect.poll(() => requests.length).toBe(8);
  const rejected = await get('/pictures/60x80/a/more.png');
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
  release();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('Magento failures', () => {
  it("responds with 404 for the shop's own placeholder, and with an image that Magento itself sends", async () => {
    respond = async ({ url = '' }, response) => {
      response.end(await (url.includes('copied') ? draw(300, 400, 'png') : draw(500, 500, 'png')));
    };
    const missing = await get('/pictures/312x416/n/o/none.jpg');
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect((await get('/pictures/312x416/c/o/copied.png')).statusCode).toBe(200);
    const placeholders = requests.filter((url) => url.includes('missing'));
    expect(placeholders).toHaveLength(1);
  });

  it('responds with 404 when Magento returns its placeholder', async () => {
    respond = async (_request, response) => {
      response.end(await draw(262, 262, 'jpeg'));
    };
    const response = await get('/pictures/312x416/n/o/none.jpg');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      404,
      'public, max-age=60',
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[string, Responder]>([
    ['is in maintenance', (_request, response) => void response.writeHead(503).end('<html>')],
    ['sends a page', (_request, response) => void response.end('<html>a page</html>')],
    [
      'leads elsewhere',
      (_request, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    ],
    ['says nothing', () => undefined],
    [
      'sends too much',
      (_request, response) => {
        response.setHeader('etag', '"1"');
        for (let index = 0; index < 30; index++) response.write(Buffer.alloc(1_000_000));
        response.end();
      },
    ],
  ])('responds with 503 and caches nothing when Magento %s', async (_name, trouble) => {
    respond = trouble;
    const response = await get('/pictures/312x416/s/t/bag.png');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(response.json().errors[0].message).toBe('Service Unavailable');
    expect(await readdir(folder)).toEqual([]);
  });
});
