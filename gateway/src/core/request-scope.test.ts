import { expect, test } from 'vitest';
import { clientGone, inRequest, isClientDisconnected, startTimeLimit } from './request-scope.ts';

test('a request that nobody waits for is told from one that is late', async () => {
  const gone = new AbortController();
  gone.abort(clientGone());
  const late = startTimeLimit(1).controller;
  await new Promise((resolve) => late.signal.addEventListener('abort', resolve));
  const askedIn = (signal: AbortSignal) =>
    inRequest({ signal, stale: new Set() }, () => isClientDisconnected());

  expect(askedIn(gone.signal)).toBe(true);
  expect(askedIn(late.signal)).toBe(false);
  expect(askedIn(new AbortController().signal)).toBe(false);
  expect(isClientDisconnected()).toBe(false);
});
