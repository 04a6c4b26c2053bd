import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow } from '../../db/rows.ts';
import { now } from '../cart/repository.ts';
import type { ChargeRequest } from './gateway.ts';
import type { ReservedUnits } from './stock.ts';

export type ChargeState = 'pending' | 'authorised' | 'captured' | 'voided';

export interface OpenCharge {
  readonly quoteId: number;
  readonly incrementId: string;
  readonly method: string;
  /** The provider's reference, or the name of the charge. */
  readonly reference: string;
  readonly state: ChargeState;
}

/** Stock and gift card amounts held for an order during payment. */
export interface Reservation {
  readonly quoteId: number;
  readonly incrementId: string;
  readonly units: ReservedUnits;
}

const prepareAll = (db: DatabaseSync) => ({
  isUsed: db.prepare("SELECT 1 FROM payment_charge WHERE reference = ? AND state != 'voided'"),
  set: db.prepare(
    `UPDATE payment_charge SET state = ?, reference = coalesce(?, reference), updated_at = ?
     WHERE increment_id = ?`,
  ),
  openCharges: db.prepare(
    // A charge from before names were stored is identified by the order number.
    `SELECT quote_id, increment_id, method, coalesce(reference, increment_id) AS reference, state
     FROM payment_charge WHERE state IN ('pending', 'authorised') ORDER BY id`,
  ),
  reservation: db.prepare('SELECT 1 FROM order_claim WHERE quote_id = ?'),
  reservations: db.prepare('SELECT quote_id, increment_id, held AS units FROM order_claim'),
  release: db.prepare('DELETE FROM order_claim WHERE quote_id = ?'),
});

const toOpenCharge = createRowMapper<OpenCharge>();
const toReservation = createRowMapper<Reservation>({ json: ['units'] });

export function createLedger(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    /** `name` identifies the charge at the provider until it returns a reference. */
    open: ({ payment: { method }, ...charge }: ChargeRequest, name: string): void => {
      const at = now();
      insertRow(db, 'payment_charge', {
        ...charge,
        method,
        reference: name,
        state: 'pending',
        createdAt: at,
        updatedAt: at,
      });
    },
    /** Whether a reference already pays for an order. */
    isUsed: (reference: string): boolean => sql.isUsed.get(reference) !== undefined,
    set: (incrementId: string, state: ChargeState, reference?: string): void =>
      void sql.set.run(state, reference ?? null, now(), incrementId),
    openCharges: (): OpenCharge[] => sql.openCharges.all().map(toOpenCharge),
    /** @throws if a payment for the cart is already in progress */
    reserve: ({ quoteId, incrementId, units }: Reservation): void =>
      void insertRow(db, 'order_claim', { quoteId, incrementId, held: units }),
    isReserved: (quoteId: number): boolean => sql.reservation.get(quoteId) !== undefined,
    reservations: (): Reservation[] => sql.reservations.all().map(toReservation),
    release: (quoteId: number): void => void sql.release.run(quoteId),
  };
}
