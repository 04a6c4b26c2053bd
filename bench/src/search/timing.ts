import { median, percentile } from '../../../scripts/statistics.ts';

/** Times of one kind of call, in ms. */
export interface Timing {
  median: number;
  p99: number;
}

/** Times `rounds` passes over the calls after a warm-up pass. The median is the median of the rounds' medians. */
export function time(calls: readonly (() => unknown)[], rounds: number): Timing {
  for (const call of calls) call();
  const medians: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const times = calls.map((call) => {
      const started = performance.now();
      call();
      return performance.now() - started;
    });
    all.push(...times);
    medians.push(median(times));
  }
  return { median: median(medians), p99: percentile(all, 0.99) };
}

/** Results of one engine at one size. */
export interface EngineResult {
  /** Seconds. */
  build: number;
  /** MB of the whole process. */
  memory: number;
  text: Timing;
  listing: Timing;
  prefix: Timing;
  objects: Timing;
}

/** The resident memory of this process in MB, after garbage collection. */
export function ownMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_000_000;
}
