import type { Running } from '../../../scripts/services.ts';
import { median } from '../../../scripts/statistics.ts';
import { residentMegabytes } from '../memory.ts';
import type { Row } from '../row.ts';
import { measure, type Peer } from './compare.ts';

const STARTS = 5;
const START_GOAL_MS = 1_300;
/** Parts of a soak test; the first is the warm-up. */
const PARTS = 6;
const SECONDS = { short: 30, long: 300 };
const MAX_GROWTH = 1.1;

/**
 * Memory during listing requests over 50 connections: for half a minute, or five with `--soak`. The goal is met if the
 * last parts use at most a tenth more than the second one.
 */
export const soak = async (peer: Peer, bodies: readonly string[]): Promise<Row> => {
  const seconds = process.argv.includes('--soak') ? SECONDS.long : SECONDS.short;
  const megabytes: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    await measure(peer, bodies, seconds / PARTS);
    megabytes.push(await residentMegabytes(peer.pid));
  }
  const before = megabytes[1] ?? Number.NaN;
  const after = median(megabytes.slice(-3));
  return {
    name: `memory over ${seconds} s of listings`,
    unit: 'MB',
    measured: after,
    peer: before,
    peerName: 'after a third of it',
    ratio: after / before,
    goal: `at most ${MAX_GROWTH}x`,
    met: after / before <= MAX_GROWTH,
  };
};

/** Measures the time from the gateway's start to its first response. */
export const measureStartTime = async (start: () => Promise<Running>): Promise<Row> => {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const startedAt = performance.now();
    const running = await start();
    times.push(performance.now() - startedAt);
    await running.stop();
  }
  const measured = median(times);
  return {
    name: 'gateway, from start to the first response',
    unit: 'ms',
    measured,
    goal: `under ${START_GOAL_MS} ms`,
    met: measured < START_GOAL_MS,
  };
};
