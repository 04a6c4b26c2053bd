import { setTimeout as sleep } from 'node:timers/promises';
import { WebapiError } from '../../shared/webapi/errors.ts';
import { type Attempt, otherPayload } from './idempotency.ts';

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
 * Lets one try at a time place a cart. A parallel one with the same Idempotency-Key is answered as the first.
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
