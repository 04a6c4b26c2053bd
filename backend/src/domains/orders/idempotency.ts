import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createReader, insertRow } from '../../db/rows.ts';
import { WebapiError } from '../../shared/webapi/errors.ts';
import {
  otherPayload,
  readIdempotencyKey,
  toFingerprint,
} from '../../shared/webapi/idempotency-key.ts';
import type { Call } from '../../shared/webapi/route.ts';

/** Magento's 400 while another attempt to place this cart is in progress. */
export class OrderUnderWay extends WebapiError {
  constructor() {
    super(400, {
      message:
        'A server error stopped your order from being placed. Please try to place your order again.',
    });
  }
}

/**
 * Time for a parallel attempt to arrive. Here an order is written faster than that; in a live shop it takes a second.
 */
const PAUSE_MS = 5;

interface Try {
  readonly owner: string;
  readonly attempt?: Attempt | undefined;
}

/**
 * Allows one attempt at a time to place a cart. A parallel attempt with the same Idempotency-Key gets the result of the
 * first.
 * @throws {OrderUnderWay} for any other parallel attempt
 */
export function createOrderLock() {
  const underWay = new Map<string, Try & { readonly order: Promise<number> }>();
  return async (given: Try, place: () => Promise<number>): Promise<number> => {
    const { owner, attempt } = given;
    const first = underWay.get(owner);
    if (first !== undefined) {
      if (attempt === undefined || first.attempt?.key !== attempt.key) throw new OrderUnderWay();
      if (first.attempt.fingerprint !== attempt.fingerprint) throw otherPayload();
      return first.order;
    }
    const order = sleep(PAUSE_MS).then(place);
    underWay.set(owner, { ...given, order });
    try {
      return await order;
    } finally {
      underWay.delete(owner);
    }
  };
}

/** One attempt to place an order, identified by the caller's key. */
export interface Attempt {
  /** The guest's cart id or the customer id. */
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Identifies the owner of the cart in a call: the guest's cart id or the customer. */
export const toOwner = ({ args: { cartId }, caller }: Pick<Call, 'args' | 'caller'>): string =>
  cartId === undefined ? `customer:${caller.customerId}` : `cart:${String(cartId)}`;

/** The attempt of a call with an Idempotency-Key header. @throws 400 for an unusable key */
export function toAttempt(call: Call): Attempt | undefined {
  const key = readIdempotencyKey(call.idempotencyKey);
  if (key === null) return undefined;
  const { cartId: _, ...payload } = call.args;
  return { owner: toOwner(call), key, fingerprint: toFingerprint(payload) };
}

/** Attempts in the commerce database; `remember` runs in the transaction that writes the order. */
export function createAttempts(db: DatabaseSync) {
  const attempts = createReader<Attempt & { readonly orderId: number }>(db, 'order_idempotency');
  return {
    /**
     * The order that this attempt has already placed.
     * @throws 409 if the key was used for a different order
     */
    placed: (attempt: Attempt | undefined): number | undefined => {
      if (attempt === undefined) return undefined;
      const { owner, key, fingerprint } = attempt;
      const earlier = attempts.find({ owner, key });
      if (earlier && earlier.fingerprint !== fingerprint) throw otherPayload();
      return earlier?.orderId;
    },
    remember: (attempt: Attempt | undefined, orderId: number): void => {
      if (attempt) insertRow(db, 'order_idempotency', { ...attempt, orderId });
    },
  };
}
