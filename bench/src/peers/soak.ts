import type { Running } from '../../../scripts/services.ts';
import { residentMegabytes } from '../memory.ts';
import { median, type Row } from '../row.ts';
import { measure, type Peer } from './compare.ts';

const STARTS = 5;
const START_GOAL_MS = 1_500;
/** Parts of a soak; the first is for warming up. */
const PARTS = 6;
const SECONDS = { short: 30, long: 300 };
const MOST_GROWTH = 1.1;

/**
 * Memory while listings are asked for at 50 connections: half a minute, five with `--soak`. It is flat when the last
 * parts hold no more than a tenth more than the second one.
 */
export const soak = async (peer: Peer, bodies: readonly string[]): Promise<Row> => {
  const seconds = process.argv.includes('--soak') ? SECONDS.long : SECONDS.short;
  const held: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    await measure(peer, bodies, seconds / PARTS);
    held.push(await residentMegabytes(peer.pid));
  }
  const before = held[1] ?? Number.NaN;
  const after = median(held.slice(-3));
  return {
    name: `memory over ${seconds} s of listings`,
    unit: 'MB',
    measured: after,
    peer: before,
    peerName: 'after a third of it',
    ratio: after / before,
    goal: `at most ${MOST_GROWTH}x`,
    met: after / before <= MOST_GROWTH,
  };
};

/** How long the gateway takes from its start until it answers. */
export const startTimes = async (start: () => Promise<Running>): Promise<Row> => {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const begun = performance.now();
    const running = await start();
    times.push(performance.now() - begun);
    await running.stop();
  }
  const measured = median(times);
  return {
    name: 'gateway, from start to the first answer',
    unit: 'ms',
    measured,
    goal: `under ${START_GOAL_MS} ms`,
    met: measured < START_GOAL_MS,
  };
};
