import { toDigest } from '../core/keys.ts';
import type { UserError } from '../generated/types.ts';
import type { SwrCache } from '../sources/swr-cache.ts';

/** What the header takes. */
const KEY = /^[\x21-\x7e]{1,255}$/;

const badKey: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'The idempotency key must be 1 to 255 letters, digits and signs without blanks.',
  field: ['idempotencyKey'],
  status: 400,
};

const otherPayload: UserError = {
  code: 'IDEMPOTENCY_MISMATCH',
  message: 'The idempotency key was used with another payload.',
  field: ['idempotencyKey'],
  status: 409,
};

/** What is wrong with an idempotency key: it must be one that an HTTP header can carry. Null when nothing is. */
export function idempotencyKeyError(key: string): UserError | null {
  return KEY.test(key) ? null : badKey;
}

/** A change that is made once for each key. */
interface Keyed<Outcome> {
  /** The caller: another's key is another key. */
  readonly who: string;
  readonly key: string;
  /** What the key stands for. */
  readonly payload: unknown;
  readonly run: () => Promise<Outcome>;
  /** Whether the change was made; a rejection is not remembered. */
  readonly isDone: (outcome: Outcome) => boolean;
  /** The outcome that says only that the key cannot be used. */
  readonly toRejection: (why: UserError) => Outcome;
}

/** Runs of the same key in all gateways: one of them runs, the others get what it gave. */
export interface SharedRuns {
  once<T>(key: string, run: () => Promise<T>, isDone: (outcome: T) => boolean): Promise<T>;
}

/**
 * The outcome of the key's first try, also while that is under way. The back end has the last word by its
 * Idempotency-Key; this memory serves one that does not know the header.
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
