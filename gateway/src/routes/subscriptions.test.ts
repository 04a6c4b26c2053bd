import { type Client, createClient } from 'graphql-sse';
import { expect, test } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';
import { aSellItemResponse } from '../domains/sell/builders.test-helpers.ts';
import { createAllowlist } from '../graphql/documents.ts';
import { createSessionRevocation } from '../session/revocation.ts';
import { createTtlStore } from '../session/ttl-store.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';

const NEWS = 'subscription News($itemId: ID) { sellItemChanged(itemId: $itemId) { id status } }';
const LIST = 'GET /V1/sell/my/item?page=1&itemsPerPage=100';
const TOKEN = 'a-token';
const SIGNED_IN = { authorization: `Bearer ${TOKEN}` };
const EVENTS = { accept: 'text/event-stream' };

const rejection = (status: number) =>
  new CommerceError(status, { template: 'No.', parameters: [], message: 'No.' });

/** What the back end answers to a token that has ended. */
const SESSION_OVER = new CommerceError(401, {
  template: "The consumer isn't authorized to access %resources.",
  parameters: { resources: 'self' },
  message: "The consumer isn't authorized to access self.",
});

/** A back end whose staff can change items 1 and 2. */
const aBackEnd = () => {
  const items = new Map([1, 2].map((id) => [id, aSellItemResponse({ item_id: id })]));
  let fault: Error | null = null;
  const failing = <T>(answer: () => T) => {
    if (fault !== null) throw fault;
    return answer();
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

const clientOf = (url: string, headers = SIGNED_IN): Client =>
  createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 0 });

const followBy = (client: Client, variables = {}) => client.iterate({ query: NEWS, variables });

const codesOf = (result: { errors?: unknown } | undefined): unknown =>
  Array.isArray(result?.errors) && result.errors.map(({ extensions }) => extensions.code);

/** Opens a stream and gives its answer; it is open as soon as the answer is there. */
const open = (url: string, headers: Record<string, string> = SIGNED_IN) =>
  fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...EVENTS, ...headers },
    body: JSON.stringify({ query: NEWS }),
  });

/** Reads a stream until `wanted` has come, or its end. */
const readUntil = async ({ body }: Response, wanted: RegExp): Promise<string> => {
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (wanted.test(text)) break;
  }
  return text;
};

test('what the staff changes is told to whoever follows any item, or that one', async () => {
  const backEnd = aBackEnd();
  await using gateway = await serve(backEnd);
  const [any, one] = [await open(gateway.url), await open(gateway.url)];
  const client = clientOf(gateway.url);
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

test.each(['GET', 'POST'])(
  'a client that takes events is told by %s at /graphql too',
  async (method) => {
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
  },
);

test('the back end is asked once for all who follow, and not after they have gone', async () => {
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

test('guests and strangers are told why they hear nothing', async () => {
  await using gateway = await serve(aBackEnd());
  const guest = await followBy(clientOf(gateway.url, { authorization: '' })).next();
  expect(codesOf(guest.value)).toEqual(['UNAUTHENTICATED']);
  const stranger = await followBy(clientOf(gateway.url), { itemId: '9' }).next();
  expect(codesOf(stranger.value)).toEqual(['NOT_FOUND']);
});

test('after signing out, and when the back end ends the session, the stream ends without telling', async () => {
  const backEnd = aBackEnd();
  const ended = createSessionRevocation(createTtlStore());
  await using gateway = await serve(backEnd, { revocation: ended });
  const [first, second] = [
    await open(gateway.url),
    await open(gateway.url, { authorization: 'Bearer b' }),
  ];
  await ended.revoke(TOKEN);
  backEnd.change(1, 'quote_declined');
  const told = await readUntil(first, /event: complete/);
  expect(told).toContain('UNAUTHENTICATED');
  expect(told).not.toContain('QUOTE_DECLINED');
  await readUntil(second, /QUOTE_DECLINED/);
  const third = await open(gateway.url, { authorization: 'Bearer c' });
  backEnd.fail(SESSION_OVER);
  expect(await readUntil(third, /event: complete/)).toContain('UNAUTHENTICATED');
});

test('a back end that fails for a while is asked again', async () => {
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

test('a seventh stream of one customer waits until another one is closed', async () => {
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

test('closing the gateway ends streams without saying that they are complete', async () => {
  const gateway = await serve(aBackEnd());
  const stream = await open(gateway.url);
  const text = readUntil(stream, /event/);
  await gateway[Symbol.asyncDispose]();
  expect(await text).not.toContain('complete');
});

test('what is no subscription of a page of the shop is refused in JSON', async () => {
  await using gateway = await serve(aBackEnd());
  const send = (query: string, headers: Record<string, string> = EVENTS) =>
    fetch(`${gateway.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const cookie = { ...EVENTS, cookie: 'encore-session=x', 'sec-fetch-site': 'cross-site' };
  const answers = [
    await send(NEWS, { accept: 'application/json' }),
    await send('{ countries { id } }'),
    await send('subscription { nothing }'),
    await send('subscription {'),
    await send(`subscription { ${'a: sellItemChanged { id } '.repeat(40)} }`),
    await send(NEWS, cookie),
  ];
  expect(answers.map(({ status }) => status)).toEqual([406, 400, 400, 400, 400, 403]);
  for (const answer of answers)
    expect((await answer.json()).errors[0].extensions.code).toBeTruthy();
  const elsewhere = await gateway.post(NEWS);
  expect((await elsewhere.json()).errors[0].message).toBe(
    'Follow subscriptions at /graphql/stream, with Accept: text/event-stream.',
  );
});

test('in production registered subscriptions are followed by their id, as EventSource asks', async () => {
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

test('switched off, there is no such address', async () => {
  await using gateway = await serve(aBackEnd(), { subscriptions: false });
  expect((await open(gateway.url)).status).toBe(404);
});
