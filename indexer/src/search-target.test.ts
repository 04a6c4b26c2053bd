import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { SearchTarget, toSearchAdvice } from './search-target.ts';

const retries = { attempts: 0, waitMs: 1 };

/** The error of a write to a search service at this URL. */
async function getError(url: string): Promise<unknown> {
  const target = new SearchTarget(
    { hosts: [url], appId: 'APP', adminKey: 'key', indexPrefix: 'shop' },
    retries,
  );
  return target.delete(['1']).catch((error: unknown) => error);
}

/** The advice for a search service that rejects every request with this status. */
async function getAdvice(
  status: number,
  message = 'Method not allowed with this API key',
): Promise<string | undefined> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message, status }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const advice = toSearchAdvice(await getError(`http://127.0.0.1:${port}`));
  server.close();
  return advice;
}

describe('an error of the search service', () => {
  it('names the key and its permissions if the key is rejected', async () => {
    const advice = await getAdvice(403);
    expect(advice).toContain('rejects SEARCH_ADMIN_KEY (403)');
    expect(advice).toContain('editSettings');
    expect(advice).not.toContain('Method not allowed');
  });

  it('contains the reason if the plan is used up, which has the status of a rejected key', async () => {
    expect(await getAdvice(403, 'You have exceeded your Record quota.')).toBe(
      'The search service rejects the request (403): You have exceeded your Record quota.',
    );
  });

  it('names the settings of the host if nothing responds', async () => {
    expect(toSearchAdvice(await getError('http://127.0.0.1:9'))).toContain('SEARCH_HOSTS');
  });

  it('contains the status and the reason of another rejection', async () => {
    expect(await getAdvice(400)).toBe(
      'The search service rejects the request (400): Method not allowed with this API key',
    );
  });

  it('returns no advice for other errors', () => {
    expect(toSearchAdvice(new Error('disk full'))).toBeUndefined();
  });
});

/** A search service that responds with these statuses, then with 200; it records the requests. */
async function startSearch(...statuses: number[]) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url?.replace(/\?.*/, '');
    requests.push(`${request.method} ${path} ${await text(request)}`);
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ taskID: 1, status: 'published', objectIDs: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = [`http://127.0.0.1:${port}`];
  const settings = { hosts, appId: 'APP', adminKey: 'key', indexPrefix: 'shop' };
  return {
    target: new SearchTarget(settings, { attempts: 1, waitMs: 1 }),
    requests,
    [Symbol.dispose]: () => server.close(),
  };
}

it.each([
  // The client itself repeats a request three times.
  ['the indexing queue of the account is full', [429, 429, 429, 429]],
  ['the service restarts', [503]],
])('waits while %s', async (_, statuses) => {
  using search = await startSearch(...statuses);
  await search.target.delete(['1']);
  const sent = search.requests.filter((request) => request.includes('deleteObject'));
  expect(sent).toHaveLength(statuses.length + 1);
});

it('does not repeat what the service rejects', async () => {
  using search = await startSearch(400);
  await expect(search.target.delete(['1'])).rejects.toMatchObject({ status: 400 });
  expect(search.requests).toHaveLength(1);
});

it('keeps the rules of the live index in a full run', async () => {
  using search = await startSearch();
  await search.target.stageProducts([]);
  const body = '{"operation":"copy","destination":"shop_products_tmp","scope":["rules"]}';
  expect(search.requests).toContain(`POST /1/indexes/shop_products/operation ${body}`);
});

describe('content that is too large for the account', () => {
  it('is reported, and the rest of its index is written', async () => {
    const written: string[] = [];
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const isLarge = request.url?.includes('/batch') && body.includes('xxxx');
      if (request.url?.includes('/batch') && !isLarge) written.push(body);
      const message = 'Record at the position 0 objectID=large is too big size=20000/10000 bytes.';
      response.writeHead(isLarge ? 400 : 200, { 'content-type': 'application/json' });
      const reply = isLarge
        ? { message, status: 400 }
        : { taskID: 1, status: 'published', objectIDs: [] };
      response.end(JSON.stringify(reply));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const hosts = [`http://127.0.0.1:${port}`];
    const settings = { hosts, appId: 'APP', adminKey: 'key', indexPrefix: 'shop' };
    const target = new SearchTarget(settings, retries);
    const small = Array.from({ length: 63 }, (_, id) => ({ objectID: `small${id}`, content: 'a' }));
    const large = { objectID: 'large', content: 'xxxx' };
    const rejected = await target.replace('section_blocks', [...small, large]);
    server.close();
    expect(rejected).toEqual([
      { objectID: 'large', reason: expect.stringContaining('size=20000/10000') },
    ]);
    // In halves, because one by one would take as many tasks as there are records.
    expect(written).toHaveLength(6);
    expect(written.join().match(/small\d+/g)).toHaveLength(63);
  });
});
