import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fakeRest } from '../../test/helpers/fake-sources.ts';
import { createSession } from '../session/session.ts';
import { alertEndpoints } from '../sources/commerce-rest/customer.ts';
import { createKeyedMutex, createRestReads, write } from './rest-calls.ts';

test('reads again after a write of the same request', async () => {
  let saved = [{ id: 7, name: 'Bags', query: 'bags' }];
  const { rest, calls } = fakeRest({
    'GET /V1/saved-search/me': () => saved,
    'POST /V1/saved-search/remove': () => {
      saved = [];
      return true;
    },
  });
  const session = createSession({ customer: { token: 't' } });
  const caller = { rest, requestId: 'test-request', session };
  const reads = createRestReads(caller);
  const count = async () => (await reads.authenticated(alertEndpoints.savedSearches)).length;
  expect([await count(), await count()]).toEqual([1, 1]);
  const call = { body: { id: 7 }, rules: [] };
  await write({ ...caller, reads }, alertEndpoints.savedSearchRemove, call);
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(calls.map(({ call: name }) => name)).toEqual([
    'GET /V1/saved-search/me',
    'POST /V1/saved-search/remove',
    'GET /V1/saved-search/me',
  ]);
});

function getUsedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('drops the mutex of a key after its last job', async () => {
  const locks = createKeyedMutex();
  const before = getUsedHeap();
  for (let key = 0; key < 50_000; key += 1) {
    await locks.runExclusive(`cart ${key}`, async () => undefined);
  }
  expect(getUsedHeap() - before).toBeLessThan(4_000_000);
  // Otherwise the mutexes could be garbage before the heap is measured.
  await locks.runExclusive('last', async () => undefined);
});
