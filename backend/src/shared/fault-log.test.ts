import { expect, test } from 'vitest';
import { createFaultLog, Outage } from './fault-log.ts';

class NoResponse extends Outage {
  override readonly name = 'NoResponse';
}

function aLog() {
  const lines: unknown[][] = [];
  const clock = { now: 0 };
  const log = createFaultLog('shop: work', {
    write: (...parts) => lines.push(parts),
    now: () => clock.now,
  });
  return { lines, clock, log };
}

const rejected = (path: string) =>
  new NoResponse(path, {
    cause: new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    }),
  });

test('logs an outage once a minute in one line', () => {
  const { lines, clock, log } = aLog();
  for (let second = 0; second < 60; second += 5) {
    clock.now = second * 1000;
    log(rejected(`GET /charges/${second}`));
  }
  expect(lines).toEqual([['shop: work', 'NoResponse · GET /charges/0 · ECONNREFUSED']]);
  clock.now = 60_000;
  log(rejected('GET /charges/9'));
  expect(lines[1]).toEqual([
    'shop: work (11 more since the last line)',
    'NoResponse · GET /charges/9 · ECONNREFUSED',
  ]);
});

test('logs an internal error with its stack, and another error immediately', () => {
  const { lines, log } = aLog();
  const fault = new TypeError('x is no function');
  log(fault);
  log(new TypeError('x is no function'));
  log(new TypeError('y is no function'));
  expect(lines.map(([, error]) => error)).toEqual([fault, new TypeError('y is no function')]);
});
