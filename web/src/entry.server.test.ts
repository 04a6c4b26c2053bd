import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { AppLoadContext, EntryContext } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import handleRequest, { handleError } from './entry.server.tsx';
import { log } from './lib/server/log.server.ts';

afterEach(() => vi.restoreAllMocks());

/** The response for a page whose loader failed with `error`; the router reports status 500 for all of them. */
async function sentFor(error: unknown): Promise<Response> {
  vi.spyOn(log, 'error').mockReturnValue();
  const context: AppLoadContext = {};
  const request = new Request('http://shop.test/handbags?token=secret', { method: 'HEAD' });
  handleError(error, { request, context } as Parameters<typeof handleError>[1]);
  return handleRequest(request, 500, new Headers(), {} as EntryContext, context);
}

const coded = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code } }] });

it.each([
  ['the gateway cannot be reached', new TypeError('fetch failed')],
  ['the gateway is too slow', new DOMException('x', 'TimeoutError')],
  [
    'the gateway responds with 503',
    new ServerError('x', { response: new Response(null, { status: 503 }), bodyText: '' }),
  ],
  ['a service behind it is away', coded('UPSTREAM_UNAVAILABLE')],
])('sends a page as 503 with Retry-After when %s', async (_case, error) => {
  const response = await sentFor(error);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each([
  ['our own mistake', new TypeError('x is undefined')],
  ['a response that cannot be used', coded('BAD_UPSTREAM')],
])('leaves a page at 500 and logs its path after %s', async (_case, error) => {
  const response = await sentFor(error);
  expect(response.status).toBe(500);
  expect(response.headers.has('Retry-After')).toBe(false);
  expect(log.error).toHaveBeenCalledWith({ err: error, path: '/handbags' }, 'page failed');
});
