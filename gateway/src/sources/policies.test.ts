import { expect, it, vi } from 'vitest';
import { inRequest } from '../core/request-scope.ts';
import { createRecoveryWatch, createServicePolicy, withPolicy } from './policies.ts';
import { UpstreamError } from './upstream-error.ts';

it('rejects reads immediately when too many are pending and still allows writes', async () => {
  const policy = createServicePolicy('commerce', 5_000);
  let end = (): void => undefined;
  const hanging = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  let running = 0;
  const read = () =>
    policy.execute(
      () => {
        running += 1;
        return hanging;
      },
      { isRead: true },
    );
  const reads = Array.from({ length: 1_064 }, read);
  await expect(read()).rejects.toMatchObject({ fault: 'UPSTREAM_UNAVAILABLE', status: 503 });
  expect(running).toBe(64);
  const write = policy.execute(async () => 'written', { isRead: false });
  expect(await write).toBe('written');
  end();
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['done']));
});

it('reports a read that is not sent because its request has ended as a timeout', async () => {
  const policy = createServicePolicy('commerce', 5_000);
  const read = () => policy.execute(async () => 'read', { isRead: true });
  await expect(
    inRequest({ signal: AbortSignal.abort(), stale: new Set<string>() }, read),
  ).rejects.toMatchObject({
    fault: 'UPSTREAM_TIMEOUT',
    isAborted: true,
  });
});

it('rejects other calls at once while one call tests a service after an outage', async () => {
  vi.useFakeTimers();
  const policy = createServicePolicy('commerce', 5_000);
  const down = new UpstreamError('UPSTREAM_TIMEOUT', 'commerce', { message: 'hangs' });
  const fail = () => policy.execute(() => Promise.reject(down), { isRead: true });
  for (let n = 0; n < 20; n += 1) await expect(fail()).rejects.toBe(down);
  await vi.advanceTimersByTimeAsync(5_000);
  const test = Promise.withResolvers<string>();
  const testing = policy.execute(() => test.promise, { isRead: true });
  const other = policy.execute(async () => 'read', { isRead: true });
  await expect(other).rejects.toMatchObject({ fault: 'UPSTREAM_UNAVAILABLE', status: 503 });
  test.resolve('back');
  expect(await testing).toBe('back');
  vi.useRealTimers();
});

it('lets only the same read of the same caller wait for a Retry-After', async () => {
  const sent: string[] = [];
  const response = { status: 429, headers: {}, text: '', retryAfterMs: 5_000 };
  const http = withPolicy(
    {
      send: async ({ path }) => {
        sent.push(path);
        return path === '/busy' ? response : { ...response, status: 200, retryAfterMs: 0 };
      },
      close: async () => undefined,
    },
    createServicePolicy('commerce', 5_000),
  );
  const read = async (path: string, headers = {}) =>
    (await http.send({ method: 'GET', path, headers, isRead: true })).status;
  expect([await read('/busy'), await read('/busy'), await read('/other')]).toEqual([429, 429, 200]);
  await read('/busy', { authorization: 'Bearer b' });
  expect(sent).toEqual(['/busy', '/other', '/busy']);
});

it('notices a recovered service once per outage and at most twice a minute', () => {
  vi.useFakeTimers();
  const onRecovery = vi.fn();
  const watch = createRecoveryWatch(() => undefined, onRecovery);
  const respond = (status: number) => watch({ method: 'GET', status, ms: 1 });
  const fail = (fault: 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_TIMEOUT') =>
    watch({ method: 'GET', status: 0, ms: 1 }, new UpstreamError(fault, 'x', { message: 'test' }));
  respond(503);
  respond(200);
  respond(200);
  expect(onRecovery).toHaveBeenCalledTimes(1);
  fail('UPSTREAM_UNAVAILABLE');
  fail('UPSTREAM_TIMEOUT');
  respond(200);
  expect(onRecovery).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  respond(200);
  expect(onRecovery).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  respond(500);
  fail('UPSTREAM_TIMEOUT');
  respond(200);
  expect(onRecovery).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
