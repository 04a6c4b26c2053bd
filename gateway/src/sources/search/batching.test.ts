import { expect, test } from 'vitest';
import { UpstreamError } from '../upstream-error.ts';
import { batchAcrossRequests } from './batching.ts';

const LIMITS = { keys: 4, records: 10, countRecords: (key: number) => key };

/** A service that returns the square of each number and records its calls. */
function squares(getFailure: (keys: readonly number[]) => Error | null = () => null) {
  const calls: number[][] = [];
  const ask = batchAcrossRequests(async (keys: readonly number[]) => {
    calls.push([...keys]);
    const failure = getFailure(keys);
    if (failure !== null) throw failure;
    return keys.map((key) => key * key);
  }, LIMITS);
  return { ask, calls };
}

const rejection = new UpstreamError('BAD_UPSTREAM', 'search', { message: 'no', status: 400 });
const outage = new UpstreamError('UPSTREAM_UNAVAILABLE', 'search', { message: 'down' });

test('batches concurrent queries into one call and returns each its own result', async () => {
  const { ask, calls } = squares();
  expect(await Promise.all([ask([1, 2]), ask([3]), ask([0])])).toEqual([[1, 4], [9], [0]]);
  expect(calls).toEqual([[1, 2, 3, 0]]);
  await ask([3]);
  expect(calls).toEqual([[1, 2, 3, 0], [3]]);
});

test.each([
  [
    'many keys',
    [[0, 0, 0], [1], [1, 1]],
    [
      [0, 0, 0, 1],
      [1, 1],
    ],
  ],
  ['many records', [[6], [5], [4, 1]], [[6], [5, 4, 1]]],
  ['a caller that requests more than one call may return', [[9, 9], [1]], [[9, 9], [1]]],
])('splits a call that would be too large: %s', async (_, wanted, sent) => {
  const { ask, calls } = squares();
  await Promise.all(wanted.map(ask));
  expect(calls).toEqual(sent);
});

test('isolates a rejected query from the others in its batch', async () => {
  const { ask, calls } = squares((keys) => (keys.includes(7) ? rejection : null));
  const [good, bad, other] = await Promise.allSettled([ask([1]), ask([7]), ask([2])]);
  expect([good, other]).toMatchObject([{ value: [1] }, { value: [4] }]);
  expect(bad).toMatchObject({ reason: rejection });
  expect(calls).toEqual([[1, 7, 2], [1], [7], [2]]);
});

test('fails all queries of a batch after one call in an outage', async () => {
  const { ask, calls } = squares(() => outage);
  const settled = await Promise.allSettled([ask([1]), ask([2])]);
  expect(settled).toMatchObject([{ reason: outage }, { reason: outage }]);
  expect(calls).toEqual([[1, 2]]);
});
