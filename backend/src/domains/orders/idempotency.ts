import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { badInput, rejection } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';

/** One attempt to place an order, told apart by the caller's key. */
export interface Attempt {
  /** The guest's cart or the customer. */
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface Attempts {
  /** The order that this attempt has placed already. @throws 409 when the key stood for another one. */
  placed(attempt: Attempt | undefined): number | undefined;
  remember(attempt: Attempt | undefined, orderId: number): void;
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
export function createAttempts(db: DatabaseSync): Attempts {
  const find = db.prepare('SELECT * FROM order_idempotency WHERE owner = ? AND key = ?');
  const put = db.prepare(
    'INSERT INTO order_idempotency (owner, key, fingerprint, order_id) VALUES (?, ?, ?, ?)',
  );
  return {
    placed: (attempt) => {
      const row = attempt && find.get(attempt.owner, attempt.key);
      if (row === undefined) return undefined;
      if (row.fingerprint !== attempt?.fingerprint) {
        throw otherPayload();
      }
      return Number(row.order_id);
    },
    remember: (attempt, orderId) => {
      if (attempt) put.run(attempt.owner, attempt.key, attempt.fingerprint, orderId);
    },
  };
}
