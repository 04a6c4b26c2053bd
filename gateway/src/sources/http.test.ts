import { expect, test } from 'vitest';
import { httpStub, LIMITS, sendJson } from '../../test/helpers/http-stub.ts';
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
