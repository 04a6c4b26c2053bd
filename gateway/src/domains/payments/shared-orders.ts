import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedRuns } from '../../calls/idempotency.ts';
import type { TtlStore } from '../../session/ttl-store.ts';

/** How long a try that is under way is waited for, in milliseconds; longer than a write may take. */
const LONGEST_WAIT_MS = 9_000;
const POLL_MS = 50;
const OUTCOME_MS = 86_400_000;

/**
 * Makes all gateways place an order once for each key. `notes`, which gateways share where there is a Redis, hold the
 * outcome; a run that is under way is waited for. An outcome that is not done is forgotten, so that the next try runs.
 */
export const createSharedOrders = (notes: TtlStore): SharedRuns => ({
  async once<T>(key: string, run: () => Promise<T>, isDone: (outcome: T) => boolean) {
    const [claim, outcomeKey] = [`order-claim:${key}`, `order-outcome:${key}`];
    const deadline = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < deadline) {
      const [known] = await notes.read([outcomeKey]);
      // Only a run of the same key writes under it, so the type holds.
      if (typeof known === 'string') return JSON.parse(known) as T;
      if (await notes.setIfAbsent(claim, LONGEST_WAIT_MS)) break;
      await sleep(POLL_MS);
    }
    try {
      const outcome = await run();
      if (isDone(outcome)) await notes.write(outcomeKey, JSON.stringify(outcome), OUTCOME_MS);
      return outcome;
    } finally {
      await notes.release(claim);
    }
  },
});
