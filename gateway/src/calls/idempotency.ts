import { toDigest } from '../core/keys.ts';
import type { UserError } from '../generated/types.ts';
import type { SwrCache } from '../sources/swr-cache.ts';
import { invalid } from './rest-calls.ts';

/** Characters and length of a valid Idempotency-Key header. */
const KEY = /^[\x21-\x7e]{1,255}$/;

const badKey = invalid(
  'idempotencyKey',
  'The idempotency key must be 1 to 255 letters, digits and symbols without spaces.',
);

const otherPayload: UserError = {
  code: 'IDEMPOTENCY_MISMATCH',
  message: 'The idempotency key was used with another payload.',
  field: ['idempotencyKey'],
  status: 409,
};

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

/** Coordinates runs of a key across all gateways: one gateway runs it, and the others receive its outcome. */
export interface SharedRuns {
  once<T>(key: string, run: () => Promise<T>, isDone: (outcome: T) => boolean): Promise<T>;
}

/**
 * Returns the outcome of the key's first attempt, including one in progress. The back end decides by its own
 * Idempotency-Key; this store covers back ends that ignore the header.
 */
export async function oncePerKey<Outcome>(
  { who, key, payload, run, isDone, toRejection }: Keyed<Outcome>,
  {
    orderCache,
    sharedOrders,
  }: { readonly orderCache: SwrCache; readonly sharedOrders: SharedRuns },
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
