import { toDigest } from '../core/keys.ts';
import { detached, rejectOnAbort } from '../core/request-scope.ts';
import type { UserError } from '../generated/types.ts';
import type { TtlStore } from '../session/ttl-store.ts';
import type { KeyedMutex } from './rest-calls.ts';
import { invalid, userError } from './user-errors.ts';

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

/** An order that is placed once per key. */
interface KeyedOrder<Outcome> {
  /** The caller; keys of different callers are independent. */
  readonly who: string;
  readonly key: string;
  readonly payload: unknown;
  readonly run: () => Promise<Outcome>;
  /** Creates the outcome that reports an unusable key. */
  readonly toRejection: (why: UserError) => Outcome;
}

interface SharedState {
  readonly locks: KeyedMutex;
  readonly store: TtlStore;
  /** How long an attempt may take, in milliseconds; then its gateway counts as killed. */
  readonly changeMs: number;
}

export const OUTCOME_TTL_MS = 86_400_000;

/**
 * Returns the outcome of the key's first attempt at any gateway, including one in progress; an attempt continues after
 * its client has disconnected. Only placed orders are stored, so a failed attempt can be retried. The back end decides
 * by its own Idempotency-Key; this covers back ends that ignore the header.
 */
export async function oncePerKey<Outcome extends { readonly isPlaced: boolean }>(
  { who, key, payload, run, toRejection }: KeyedOrder<Outcome>,
  { locks, store, changeMs }: SharedState,
): Promise<Outcome> {
  const keyError = idempotencyKeyError(key);
  if (keyError !== null) return toRejection(keyError);
  const id = toDigest(`${who}:${key}`);
  const text = toDigest(JSON.stringify(payload));
  const runOnce = async (): Promise<{ text: string; outcome: Outcome }> => {
    // Read with the lock held: the attempt that held it may just have stored its outcome.
    const [known] = await store.read([`order-outcome:${id}`]);
    // Only an attempt with the same key writes this entry, so the type is correct.
    if (typeof known === 'string') return JSON.parse(known);
    const outcome = await run();
    const attempt = { text, outcome };
    if (outcome.isPlaced)
      await store.write(`order-outcome:${id}`, JSON.stringify(attempt), OUTCOME_TTL_MS);
    return attempt;
  };
  const claim = `order-claim:${id}`;
  const claimAndRun = () => store.runExclusive(claim, changeMs, runOnce);
  const first = await rejectOnAbort(detached(() => locks.runExclusive(claim, claimAndRun)));
  return first.text === text ? first.outcome : toRejection(otherPayload);
}
