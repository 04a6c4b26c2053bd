import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-sse';
import { expect, test } from 'vitest';
import { aSellItemResponse } from '../../test/helpers/sell-responses.ts';
import { serve } from '../../test/helpers/serve.ts';
import { createAllowlist } from '../graphql/documents.ts';
import { createSessionRevocation } from '../session/revocation.ts';
import { createTtlStore } from '../session/ttl-store.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';

const NEWS = 'subscription News($itemId: ID) { sellItemChanged(itemId: $itemId) { id status } }';
const LIST = 'GET /V1/sell/my/item?page=1&itemsPerPage=100';
const TOKEN = 'a-token';
const SIGNED_IN = { authorization: `Bearer ${TOKEN}` };
const EVENTS = { accept: 'text/event-stream' };

const rejection = (status: number) => new CommerceError(status, 'No.');

/** The back end's response to an expired token. */
const SESSION_OVER = new CommerceError(401, "The consumer isn't authorized to access %resources.", {
  resources: 'self',
});

/** A back end with items 1 and 2, which the test can change. */
const aBackEnd = () => {
  const items = new Map([1, 2].map((id) => [id, aSellItemResponse({ item_id: id })]));
  let fault: Error | null = null;
  const failing = <T>(response: () => T) => {
    if (fault !== null) throw fault;
    return response();
  };
  const list = () => ({
    items: [...items.values()],
    total_count: 2,
    page: 1,
    items_per_page: 100,
    total_pages: 1,
  });
  return {
    rest: {
      [LIST]: () => failing(list),
      'GET /V1/sell/my/item/1': () => failing(() => items.get(1)),
      'GET /V1/sell/my/item/9': () => {
        throw rejection(404);
      },
    },
    change(id: number, status: string) {
      const change = { item_id: id, status, updated_at: '2026-11-20 13:00:00' };
      items.set(id, aSellItemResponse(change));
    },
    fail(error: Error | null) {
      fault = error;
    },
  };
};

const createSseClient = (url: string, headers = SIGNED_IN): Client =>
  createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 0 });

const followBy = (client: Client, variables = {}) => client.iterate({ query: NEWS, variables });

const getCodes = (result: { errors?: unknown } | undefined): unknown =>
  Array.isArray(result?.errors) && result.errors.map(({ extensions }) => extensions.code);

/** Opens a stream; resolves with the response once the stream is open. */
const open = (
  url: string,
  headers: Record<string, string> = SIGNED_IN,
  signal: AbortSignal | null = null,
) =>
  fetch(`${url}/graphql/stream`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...EVENTS, ...headers },
    body: JSON.stringify({ query: NEWS }),
  });

/** Reads a stream until it contains `wanted` or ends. */
const readUntil = async ({ body }: Response, wanted: RegExp): Promise<string> => {
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (wanted.test(text)) break;
  }
  return text;
};

test('pushes changes by the staff to subscribers of all items or of that item', async () => {
  const backEnd = aBackEnd();
  await using gateway = await serve(backEnd);
  const any = await open(gateway.url);
  const one = await open(gateway.url);
  const client = createSseClient(gateway.url);
  const second = followBy(client, { itemId: '1' });
  const next = second.next();
  await expect
    .poll(() => gateway.restCalls.some(({ call }) => call.endsWith('/item/1')))
    .toBe(true);
  backEnd.change(2, 'quote_ready_for_review');
  const news = '"sellItemChanged":{"id":"2","status":"QUOTE_READY_FOR_REVIEW"}';
  for (const stream of [any, one]) expect(await readUntil(stream, /status/)).toContain(news);
  backEnd.change(1, 'quote_declined');
  const { value } = await next;
  expect(value?.data).toEqual({ sellItemChanged: { id: '1', status: 'QUOTE_DECLINED' } });
  await second.return?.(undefined);
  client.dispose();
});

test.each(['GET', 'POST'])('accepts event streams with %s at /graphql too', async (method) => {
  const backEnd = aBackEnd();
  await using gateway = await serve(backEnd, { playground: true });
  const headers = { 'content-type': 'application/json', ...EVENTS, ...SIGNED_IN };
  const url = `${gateway.url}/graphql`;
  const stream =
    method === 'GET'
      ? await fetch(`${url}?${new URLSearchParams({ query: NEWS })}`, { headers })
      : await fetch(url, { method, headers, body: JSON.stringify({ query: NEWS }) });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  backEnd.change(2, 'quote_ready_for_review');
  expect(await readUntil(stream, /status/)).toContain('"id":"2"');
});

test('polls the back end once for all subscribers, and stops when they have left', async () => {
  const backEnd = aBackEnd();
  await using gateway = await serve(backEnd);
  const streams = [await open(gateway.url), await open(gateway.url), await open(gateway.url)];
  backEnd.fail(new Error('The test lets it fail'));
  await Promise.all(streams.map(({ body }) => body?.cancel()));
  backEnd.fail(null);
  const looks = () => gateway.restCalls.filter(({ call }) => call === LIST).length;
  let before = -1;
  await expect
    .poll(
      async () => {
        const isSilent = looks() === before;
        before = looks();
        return isSilent;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect((await open(gateway.url)).status).toBe(200);
});

test('tells guests and other customers why they receive nothing', async () => {
  await using gateway = await serve(aBackEnd());
  const guest = await followBy(createSseClient(gateway.url, { authorization: '' })).next();
  expect(getCodes(guest.value)).toEqual(['UNAUTHENTICATED']);
  const stranger = await followBy(createSseClient(gateway.url), { itemId: '9' }).next();
  expect(getCodes(stranger.value)).toEqual(['NOT_FOUND']);
});

test('ends the stream without data after sign-out or the end of the session', async () => {
  const backEnd = aBackEnd();
  const ended = createSessionRevocation(createTtlStore());
  await using gateway = await serve(backEnd, { revocation: ended });
  const [first, second] = [
    await open(gateway.url),
    await open(gateway.url, { authorization: 'Bearer b' }),
  ];
  await ended.revoke(TOKEN);
  backEnd.change(1, 'quote_declined');
  const received = await readUntil(first, /event: complete/);
  expect(received).toContain('UNAUTHENTICATED');
  expect(received).not.toContain('QUOTE_DECLINED');
  await readUntil(second, /QUOTE_DECLINED/);
  const third = await open(gateway.url, { authorization: 'Bearer c' });
  backEnd.fail(SESSION_OVER);
  expect(await readUntil(third, /event: complete/)).toContain('UNAUTHENTICATED');
});

test('resumes after the back end was unavailable', async () => {
  const backEnd = aBackEnd();
  await using gateway = await serve(backEnd);
  const stream = await open(gateway.url);
  let looks = 0;
  backEnd.fail(new Error('The test lets it fail'));
  const failing = () => gateway.restCalls.filter(({ call }) => call === LIST).length;
  looks = failing();
  await expect.poll(failing).toBeGreaterThan(looks + 2);
  backEnd.change(1, 'paid');
  backEnd.fail(null);
  expect(await readUntil(stream, /PAID/)).toContain('"status":"PAID"');
});

test('queues a seventh stream of a customer until another one closes', async () => {
  await using gateway = await serve(aBackEnd());
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(gateway.url)));
  const full = await open(gateway.url);
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60']);
  await streams[0]?.body?.cancel();
  await expect
    .poll(async () => {
      const again = await open(gateway.url);
      await again.body?.cancel();
      return again.status;
    })
    .toBe(200);
});

test('counts no stream of a client that disconnects while its session is read', async () => {
  const revocation = createSessionRevocation(createTtlStore());
  let isRead = Promise.withResolvers<void>();
  const has = async () => {
    isRead.resolve();
    await sleep(50);
    return false;
  };
  await using gateway = await serve(aBackEnd(), { revocation: { ...revocation, has } });
  for (let n = 1; n <= 6; n += 1) {
    isRead = Promise.withResolvers();
    const leaving = new AbortController();
    const stream = open(gateway.url, SIGNED_IN, leaving.signal);
    await isRead.promise;
    leaving.abort();
    await expect(stream).rejects.toThrow();
  }
  await expect.poll(async () => (await open(gateway.url)).status).toBe(200);
});

test('ends streams without a complete event when the gateway closes', async () => {
  const gateway = await serve(aBackEnd());
  const stream = await open(gateway.url);
  const text = readUntil(stream, /event/);
  await gateway[Symbol.asyncDispose]();
  expect(await text).not.toContain('complete');
});

test('rejects other requests than subscriptions of the shop with JSON', async () => {
  await using gateway = await serve(aBackEnd());
  const send = (query: string, headers: Record<string, string> = EVENTS) =>
    fetch(`${gateway.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const cookie = { ...EVENTS, cookie: 'encore-session=x', 'sec-fetch-site': 'cross-site' };
  const responses = [
    await send(NEWS, { accept: 'application/json' }),
    await send('{ countries { id } }'),
    await send('subscription { nothing }'),
    await send('subscription {'),
    await send(`subscription { ${'a: sellItemChanged { id } '.repeat(40)} }`),
    await send(NEWS, cookie),
  ];
  expect(responses.map(({ status }) => status)).toEqual([406, 400, 400, 400, 400, 403]);
  for (const response of responses)
    expect((await response.json()).errors[0].extensions.code).toBeTruthy();
  const elsewhere = await gateway.post(NEWS);
  expect((await elsewhere.json()).errors[0].message).toBe(
    'Follow subscriptions at /graphql/stream, with Accept: text/event-stream.',
  );
});

test('accepts registered subscriptions by id from EventSource in production', async () => {
  const backEnd = aBackEnd();
  const documents = createAllowlist([NEWS]);
  await using gateway = await serve(backEnd, { documents });
  const { createHash } = await import('node:crypto');
  const id = createHash('sha256').update(NEWS).digest('hex');
  const get = (search: string) =>
    fetch(`${gateway.url}/graphql/stream?${search}`, { headers: { ...EVENTS, ...SIGNED_IN } });
  const stream = await get(`documentId=sha256:${id}&variables={"itemId":"1"}`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('content-encoding')).toBeNull();
  backEnd.change(1, 'paid');
  expect(await readUntil(stream, /PAID/)).toContain('event: next');
  expect((await get('documentId=sha256:00')).status).toBe(404);
  expect((await get(`query=${encodeURIComponent(`${NEWS} #`)}`)).status).toBe(403);
});

test('responds with 404 when subscriptions are disabled', async () => {
  await using gateway = await serve(aBackEnd(), { subscriptions: false });
  expect((await open(gateway.url)).status).toBe(404);
});
