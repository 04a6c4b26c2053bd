import { expect, it } from 'vitest';
import { createServicePolicy } from './policies.ts';

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
