import { expect, test } from 'vitest';
import {
  createDisconnectError,
  inRequest,
  isClientDisconnected,
  startTimeLimit,
} from './request-scope.ts';

test('distinguishes an aborted request from a timed-out one', async () => {
  const gone = new AbortController();
  gone.abort(createDisconnectError());
  const late = startTimeLimit(1).controller;
  await new Promise((resolve) => late.signal.addEventListener('abort', resolve));
  const runIn = (signal: AbortSignal) =>
    inRequest({ signal, stale: new Set() }, () => isClientDisconnected());

  expect(runIn(gone.signal)).toBe(true);
  expect(runIn(late.signal)).toBe(false);
  expect(runIn(new AbortController().signal)).toBe(false);
  expect(isClientDisconnected()).toBe(false);
});
