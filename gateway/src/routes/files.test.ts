import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type HttpStub,
  httpStub,
  LIMITS,
  type SeenRequest,
  sendJson,
} from '../../test/helpers/http-stub.ts';
import { fakeDeps } from '../../test/helpers/run-operation.ts';
import { createTestServer } from '../../test/helpers/serve.ts';
import { ARRIVAL_LIMITS } from '../http/hardening.ts';
import { createCommerceFiles } from '../sources/commerce-rest/files.ts';
import { createHttpStreamService } from '../sources/http-streams.ts';
import { createLog } from '../telemetry/logging.ts';

const PHOTO = { id: 'ab12', name: 'front.jpg', width: 30, height: 40, bytes: 9, url: '/V1/x' };
type Respond = Parameters<typeof httpStub>[0];

let respond: Respond;
let shop: HttpStub;
let gateway: FastifyInstance;
let url: string;
let lines: string[];

beforeEach(async () => {
  respond = (_seen, response) => sendJson(response, 200, PHOTO);
  shop = await httpStub((seen, response) => respond(seen, response));
  const streams = createHttpStreamService('shop', shop.url, { ...LIMITS, readMs: 500 });
  const files = createCommerceFiles(streams, '/api/rest');
  lines = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  gateway = await createTestServer({ ...fakeDeps({}).deps, files }, { log });
  gateway.addHook('onClose', () => streams.close());
  url = await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await gateway.close();
  await shop[Symbol.asyncDispose]();
});

const bearer = { authorization: 'Bearer t' };
const upload = (body: Buffer | ReadableStream, headers: Record<string, string> = {}) =>
  fetch(`${url}/uploads/sell-photos?name=front.jpg`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...bearer, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const PIXEL = Buffer.from('x');
const getCode = async (response: Response) => (await response.json()).errors[0].extensions.code;
const sent = ({ body }: SeenRequest) => JSON.parse(body).photo;

describe('POST /uploads/sell-photos', () => {
  test('streams the photo in the format of the back end, whatever the chunk sizes', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_003 }, (_, index) => index % 251));
    const chunks = [1, 2, 4, 50_000, 50_001, 100_003];
    const stream = new ReadableStream({
      start(controller) {
        let from = 0;
        for (const to of chunks) {
          controller.enqueue(bytes.subarray(from, to));
          from = to;
        }
        controller.close();
      },
    });
    const response = await upload(stream);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      photo: {
        id: 'ab12',
        name: 'front.jpg',
        width: 30,
        height: 40,
        path: '/files/sell-photos/ab12',
      },
    });
    const [seen] = shop.seen;
    expect(seen).toMatchObject({ method: 'POST', url: '/api/rest/V1/sell/my/photo' });
    expect(seen?.headers.authorization).toBe('Bearer t');
    expect(seen && sent(seen).name).toBe('front.jpg');
    expect(seen && Buffer.from(sent(seen).base64_encoded_data, 'base64').equals(bytes)).toBe(true);
  });

  test('sends a photo to the back end for longer than it may take to arrive', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    expect((await upload(PIXEL)).status).toBe(200);
    expect(timeout.mock.calls).toHaveLength(1);
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(ARRIVAL_LIMITS.uploadMs);
    timeout.mockRestore();
  });

  test('rejects by headers before reading the body', async () => {
    const small = Buffer.from('x');
    expect((await upload(small, { 'content-type': 'image/heic' })).status).toBe(415);
    expect((await upload(small, { authorization: '' })).status).toBe(401);
    const foreign = { authorization: '', cookie: 'encore-session=x', origin: 'http://evil.test' };
    expect((await upload(small, foreign)).status).toBe(403);
    expect(shop.seen).toEqual([]);
  });

  test('reads the rest of a rejected body, so that a client that is still sending gets the response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, length: number) => {
      const headers = { 'content-type': 'image/jpeg', 'content-length': length };
      return request(`${url}${path}`, { method: 'POST', agent, headers });
    };
    const open = send('/uploads/sell-photos', 5_000_000);
    open.write(Buffer.alloc(1_000));
    const [rejected] = (await once(open, 'response')) as [IncomingMessage];
    expect(rejected.statusCode).toBe(401);
    rejected.resume();
    open.end(Buffer.alloc(4_999_000));
    await once(open, 'close');
    const next = send('/uploads/sell-photos', 0);
    next.end();
    const [later] = (await once(next, 'response')) as [IncomingMessage];
    expect([later.statusCode, next.reusedSocket]).toEqual([400, true]);
    agent.destroy();
  });

  test('rejects an empty photo in its own words', async () => {
    const response = await upload(Buffer.alloc(0));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].message).toBe(
      'The photo cannot be read. It may be damaged.',
    );
    expect(shop.seen).toEqual([]);
  });

  test('rejects eleven megabytes with and without Content-Length', async () => {
    const bytes = Buffer.alloc(11_000_000);
    const declared = await upload(bytes);
    expect(declared.status).toBe(413);
    expect((await declared.json()).errors[0].message).toBe('The photo is larger than 10 MB.');
    const status = await new Promise<number | undefined>((resolve) => {
      const open = request(`${url}/uploads/sell-photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', ...bearer },
      });
      open.on('response', (response) => resolve(response.statusCode));
      open.on('error', () => undefined);
      open.write(bytes);
      open.end();
    });
    expect(status).toBe(413);
    expect(shop.seen).toEqual([]);
  });

  test('returns a rejection by the back end in its words and masks a fault', async () => {
    respond = (_seen, response) =>
      sendJson(response, 400, { message: 'The photo has more than 40 megapixels.' });
    const rejected = await upload(Buffer.from('x'));
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      errors: [
        {
          message: 'The photo has more than 40 megapixels.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
    respond = (_seen, response) => response.writeHead(500).end('<html>secret</html>');
    const failed = await upload(Buffer.from('x'));
    expect(failed.status).toBe(502);
    expect(await failed.text()).not.toContain('secret');
    respond = (_seen, response) => sendJson(response, 200, { nothing: true });
    expect((await upload(Buffer.from('x'))).status).toBe(502);
  });

  test.each([
    ['one session', 4, () => bearer],
    ['one address', 16, (n: number) => ({ authorization: `Bearer t${n}` })],
  ])('allows %s at most %i uploads at the same time', async (_, most, getHeaders) => {
    const waiting: (() => void)[] = [];
    let arrived = () => {};
    const all = new Promise<void>((resolve) => {
      arrived = () => waiting.length === most && resolve();
    });
    respond = (_seen, response) => {
      waiting.push(() => sendJson(response, 200, PHOTO));
      arrived();
    };
    const taken = Array.from({ length: most }, (_each, n) => upload(PIXEL, getHeaders(n)));
    await all;
    const tooMany = await upload(PIXEL, getHeaders(most));
    expect([tooMany.status, await getCode(tooMany)]).toEqual([429, 'RATE_LIMITED']);
    for (const release of waiting) release();
    for (const { status } of await Promise.all(taken)) expect(status).toBe(200);
    respond = (_seen, response) => sendJson(response, 200, PHOTO);
    expect((await upload(PIXEL, getHeaders(most))).status).toBe(200);
  });
});

const download = () => fetch(`${url}/files/sell-photos/ab12`, { headers: bearer });

describe('GET /files', () => {
  test.each<[string, Respond]>([
    ['hangs', () => undefined],
    ['answers 503', (_seen, response) => sendJson(response, 503, {})],
    ['breaks off', (_seen, response) => void response.destroy()],
    [
      'hangs after its headers',
      (_seen, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).flushHeaders(),
    ],
  ])('responds with 503 and Retry-After in time when the back end %s', async (_, fault) => {
    respond = fault;
    const began = performance.now();
    const response = await download();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await getCode(response)).toMatch(/UPSTREAM/);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  const asFile =
    (type: string): Respond =>
    (_seen, response) =>
      response.writeHead(200, { 'content-type': type, 'x-internal': '1' }).end('bytes');

  test.each([
    ['/files/sell-photos/ab12', '/V1/sell/my/photo/ab12', 'image/jpeg', 'Bearer t'],
    ['/files/sell-labels/7', '/V1/sell/my/shipment/7/label', 'application/pdf', 'Bearer t'],
    [
      '/files/guest-sell-labels/se-cret',
      '/V1/sell/guest/shipment/se-cret/label',
      'application/pdf',
      undefined,
    ],
  ])('%s serves the file of %s', async (path, upstream, type, authorization) => {
    respond = asFile(type);
    const response = await fetch(url + path, { headers: bearer });
    expect(await response.text()).toBe('bytes');
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-internal')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z.]+"$/);
    expect(response.headers.get('cache-control')).toContain('private');
    expect(shop.seen[0]?.url).toBe(`/api/rest${upstream}`);
    expect(shop.seen[0]?.headers.authorization).toBe(authorization);
    expect(shop.seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('does not let a path escape its folder', async () => {
    respond = asFile('image/jpeg');
    const path = '/files/sell-photos/..%2F..%2Fcustomers%2Fme';
    expect((await fetch(url + path, { headers: bearer })).status).toBe(400);
    expect(shop.seen).toEqual([]);
  });

  test('serves no file to guests, other customers or for unknown types', async () => {
    expect((await fetch(`${url}/files/sell-photos/ab12`)).status).toBe(401);
    expect(shop.seen).toEqual([]);
    respond = (_seen, response) =>
      sendJson(response, 404, {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'photoId', fieldValue: 'ab12' },
      });
    const stranger = await download();
    expect([stranger.status, await getCode(stranger)]).toEqual([404, 'NOT_FOUND']);
    respond = asFile('text/html');
    const page = await download();
    expect([page.status, await getCode(page)]).toEqual([502, 'BAD_UPSTREAM']);
  });

  test('logs rejected downloads and uploads, without the ids of files', async () => {
    await fetch(`${url}/files/sell-photos/ab12`);
    respond = (_seen, response) => sendJson(response, 404, { message: 'Not found.' });
    await download();
    await upload(PIXEL, { cookie: 'encore-session=x', origin: 'http://evil.test' });
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.map(({ msg, status, code }) => [msg, status, code])).toEqual([
      ['file rejected', 401, 'UNAUTHENTICATED'],
      ['file rejected', 404, 'NOT_FOUND'],
      ['file rejected', 403, 'FORBIDDEN'],
    ]);
    expect(lines.join('')).not.toContain('ab12');
  });

  test('serves an empty file', async () => {
    respond = (_seen, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 0 }).end();
    const response = await download();
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('breaks off a file that stalls', async () => {
    respond = (_seen, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('half');
    const began = performance.now();
    await expect((await download()).text()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

describe.each([
  ['the response to an upload', 200, () => upload(PIXEL)],
  ['the rejection of a download', 404, () => download()],
])('%s', (_, status, send) => {
  test.each<[string, (response: ServerResponse) => void, [number, string, string | null]]>([
    ['stalls', (response) => response.write('{'), [503, 'UPSTREAM_TIMEOUT', '5']],
    ['never ends', trickle, [503, 'UPSTREAM_TIMEOUT', '5']],
    [
      'breaks off',
      (response) => response.write('{', () => response.destroy()),
      [503, 'UPSTREAM_UNAVAILABLE', '5'],
    ],
    [
      'is too large',
      (response) => response.end(JSON.stringify(PHOTO).padEnd(1_000_000)),
      [502, 'BAD_UPSTREAM', null],
    ],
  ])('is an upstream error in time if it %s', async (_fault, write, expected) => {
    respond = (_seen, response) =>
      write(response.writeHead(status, { 'content-type': 'application/json' }));
    const began = performance.now();
    const response = await send();
    const retryAfter = response.headers.get('retry-after');
    expect([response.status, await getCode(response), retryAfter]).toEqual(expected);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
