import { expect, test } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createStartQueue } from './hardening.ts';

function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('starts at most four operations in one turn of the event loop, in the order of their arrival', async () => {
  const waitForStart = createStartQueue({ maxInFlight: 99, maxLagMs: 0 }, createMetrics());
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  const startedIn = await Promise.all(
    Array.from({ length: 10 }, () => waitForStart().then(() => turn)),
  );
  clearImmediate(next);
  expect(startedIn).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2]);
});

test('rejects an operation that waited too long for its start', async () => {
  const metrics = createMetrics();
  const waitForStart = createStartQueue({ maxInFlight: 99, maxLagMs: 20 }, metrics);
  const waits = Array.from({ length: 5 }, () => waitForStart());
  block(40);
  expect((await Promise.all(waits)).slice(4)).toEqual([false]);
  expect(await metrics.print()).toContain('encore_shed_total{reason="event-loop-lag"}');
});

test('responds with 503 to an operation that waited too long for its start', async () => {
  const rest = {
    'GET /V1/directory/countries': () => {
      block(60);
      return [];
    },
  };
  await using gateway = await serve({ rest }, { load: { maxInFlight: 99, maxLagMs: 30 } });
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => gateway.post(`{ countries { id } } # ${n}`)),
  );
  const late = responses.filter(({ status }) => status === 503);
  expect(late.length).toBeGreaterThan(0);
  for (const response of late) {
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'OVERLOADED' } }],
    });
  }
});
