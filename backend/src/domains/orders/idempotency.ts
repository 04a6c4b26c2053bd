import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { badInput, rejection, WebapiError } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';

/** 400 in Magento's words: another try to place this cart is under way. */
export class OrderUnderWay extends WebapiError {
  constructor() {
    super(400, {
      message:
        'A server error stopped your order from being placed. Please try to place your order again.',
    });
  }
}

/** How long a parallel try has to arrive: an order is written faster, in a live shop it takes a second. */
const PAUSE_MS = 5;

interface Try {
  readonly owner: string;
  readonly attempt?: Attempt | undefined;
}

/**
 * Lets one try at a time place a cart. A parallel one with the same Idempotency-Key gets the result of the first.
 * @throws {OrderUnderWay} to any other parallel one
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
  /** The guest's cart or the customer. */
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Whose cart a call places: a guest's cart or the customer. */
export const toOwner = ({ args: { cartId }, caller }: Pick<Call, 'args' | 'caller'>): string =>
  cartId === undefined ? `customer:${caller.customerId}` : `cart:${String(cartId)}`;

/** The attempt of a call with an Idempotency-Key header. @throws 400 for an unusable key */
export function toAttempt(call: Call): Attempt | undefined {
  const { args, idempotencyKey: key } = call;
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw badInput('The Idempotency-Key is invalid.');
  const { cartId: _, ...payload } = args;
  const owner = toOwner(call);
  const fingerprint = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  return { owner, key, fingerprint };
}

/** 409 for a key that stands for another order. */
export const otherPayload = () =>
  rejection(409, 'The Idempotency-Key was used with another payload.');

/** Attempts in the commerce database; `remember` runs in the transaction that writes the order. */
export function createAttempts(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM order_idempotency WHERE owner = ? AND key = ?');
  const put = db.prepare(
    'INSERT INTO order_idempotency (owner, key, fingerprint, order_id) VALUES (?, ?, ?, ?)',
  );
  return {
    /** The order that this attempt has placed already. @throws 409 when the key stood for another one. */
    placed: (attempt: Attempt | undefined): number | undefined => {
      const row = attempt && find.get(attempt.owner, attempt.key);
      if (row === undefined) return undefined;
      if (row.fingerprint !== attempt?.fingerprint) {
        throw otherPayload();
      }
      return Number(row.order_id);
    },
    remember: (attempt: Attempt | undefined, orderId: number): void => {
      if (attempt) put.run(attempt.owner, attempt.key, attempt.fingerprint, orderId);
    },
  };
}
