import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { httpStub, LIMITS, sendJson } from '../../test/helpers/http-stub.ts';
import { createDisconnectError, inRequest } from '../core/request-scope.ts';
import { createHttpService, parseRetryAfter } from './http.ts';
import { createHttpStreamService } from './http-streams.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2', 2_000],
  ['0', 0],
  ['-5', 0],
  ['86400', 60_000],
  ['Sat, 21 Nov 2026 12:00:07 GMT', 7_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
])('parses Retry-After %s as %d ms', (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});

test('reaches a service in a subfolder of its host, with the headers of the service', async () => {
  await using stub = await httpStub((_, response) => sendJson(response, 200, true));
  const base = `${stub.url}/magento/`;
  const http = createHttpService('shop', base, LIMITS, { ownHeaders: { store: 'us' } });
  const streams = createHttpStreamService('shop', base, LIMITS);
  await http.send({ method: 'GET', path: '/rest/V1/x', headers: {}, isRead: true });
  const response = await streams.open({ method: 'GET', path: '/rest/V1/y', headers: {} });
  await response.text();
  expect(stub.seen.map(({ url, headers }) => [url, headers.store])).toEqual([
    ['/magento/rest/V1/x', 'us'],
    ['/magento/rest/V1/y', undefined],
  ]);
  await Promise.all([http.close(), streams.close()]);
});

test('aborts reads, but no writes, of a client that disconnects', async () => {
  await using stub = await httpStub((_, response) =>
    sleep(300).then(() => sendJson(response, 200, 1)),
  );
  const http = createHttpService('commerce', stub.url, LIMITS);
  const send = (isRead: boolean) => {
    const client = new AbortController();
    const scope = { signal: client.signal, stale: new Set<string>() };
    setTimeout(() => client.abort(createDisconnectError()), 100);
    const request = { method: 'POST', path: '/', headers: {}, body: '{}', isRead } as const;
    return inRequest(scope, () => http.send(request));
  };
  await expect(send(true)).rejects.toMatchObject({ isAborted: true });
  expect(await send(false)).toMatchObject({ status: 200, text: '1' });
  await http.close();
});
