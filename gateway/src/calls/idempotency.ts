import { setTimeout as sleep } from 'node:timers/promises';
import { toDigest } from '../core/keys.ts';
import type { UserError } from '../generated/types.ts';
import type { TtlStore } from '../session/ttl-store.ts';
import type { SwrCache } from '../sources/swr-cache.ts';
import { invalid, userError } from './rest-calls.ts';

/** Characters and length of a valid Idempotency-Key header. */
const KEY = /^[\x21-\x7e]{1,255}$/;

const badKey = invalid(
  'idempotencyKey',
  'The idempotency key must be 1 to 255 letters, digits and symbols without spaces.',
);

const otherPayload = userError(
  'IDEMPOTENCY_MISMATCH',
  'The idempotency key was used with another payload.',
  'idempotencyKey',
  409,
);

/** Validates an idempotency key as an HTTP header value; null if it is valid. */
export function idempotencyKeyError(key: string): UserError | null {
  return KEY.test(key) ? null : badKey;
}

/** A change that runs once per key. */
interface Keyed<Outcome> {
  /** The caller; keys of different callers are independent. */
  readonly who: string;
  readonly key: string;
  readonly payload: unknown;
  readonly run: () => Promise<Outcome>;
  /** True if the change succeeded; a rejection is not stored. */
  readonly isDone: (outcome: Outcome) => boolean;
  /** Creates the outcome that reports an unusable key. */
  readonly toRejection: (why: UserError) => Outcome;
}

/** Maximum time in milliseconds to wait for a concurrent attempt; longer than a write may take. */
const MAX_WAIT_MS = 9_000;
const POLL_MS = 50;
const OUTCOME_TTL_MS = 86_400_000;

/**
 * Ensures that all gateways together place one order per key. `store`, shared through Redis if available, holds the
 * outcome; a concurrent attempt is awaited. Only successful outcomes are stored, so a failed attempt can be retried.
 */
export function createSharedOrders(store: TtlStore) {
  return {
    async once<T>(key: string, run: () => Promise<T>, isDone: (outcome: T) => boolean): Promise<T> {
      const [claim, outcomeKey] = [`order-claim:${key}`, `order-outcome:${key}`];
      const deadline = performance.now() + MAX_WAIT_MS;
      while (performance.now() < deadline) {
        const [known] = await store.read([outcomeKey]);
        // Only an attempt with the same key writes this entry, so the type is correct.
        if (typeof known === 'string') return JSON.parse(known) as T;
        if (await store.setIfAbsent(claim, MAX_WAIT_MS)) break;
        await sleep(POLL_MS);
      }
      try {
        const outcome = await run();
        if (isDone(outcome)) await store.write(outcomeKey, JSON.stringify(outcome), OUTCOME_TTL_MS);
        return outcome;
      } finally {
        await store.release(claim);
      }
    },
  };
}

export type SharedOrders = ReturnType<typeof createSharedOrders>;

/**
 * Returns the outcome of the key's first attempt, including one in progress. The back end decides by its own
 * Idempotency-Key; this store covers back ends that ignore the header.
 */
export async function oncePerKey<Outcome>(
  { who, key, payload, run, isDone, toRejection }: Keyed<Outcome>,
  {
    orderCache,
    sharedOrders,
  }: { readonly orderCache: SwrCache; readonly sharedOrders: SharedOrders },
): Promise<Outcome> {
  const keyError = idempotencyKeyError(key);
  if (keyError !== null) return toRejection(keyError);
  const text = toDigest(JSON.stringify(payload));
  const id = `${who}:${key}`;
  const runOnce = async () => ({ text, outcome: await run() });
  const isRemembered = ({ outcome }: { readonly outcome: Outcome }) => isDone(outcome);
  const first = await orderCache.get(
    id,
    () => sharedOrders.once(toDigest(id), runOnce, isRemembered),
    isRemembered,
  );
  return first.text === text ? first.outcome : toRejection(otherPayload);
}
