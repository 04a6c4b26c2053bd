import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow } from '../../db/rows.ts';
import { Outage } from '../../shared/fault-log.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { FREE, OFFLINE_METHODS, type PaymentMethod } from '../cart/payment.ts';
import { now } from '../cart/repository.ts';
import type { PaymentChoice } from '../cart/types.ts';
import type { ReservedUnits } from './stock.ts';

type ChargeState = 'pending' | 'authorised' | 'captured' | 'voided';

export interface OpenCharge {
  readonly quoteId: number;
  readonly incrementId: string;
  readonly method: string;
  /** The provider's reference, or the name of the charge. */
  readonly reference: string;
  readonly state: ChargeState;
}

/** Stock and gift card amounts held for an order during payment. */
interface Reservation {
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

export interface ChargeRequest {
  readonly incrementId: string;
  readonly quoteId: number;
  readonly amountCents: number;
  readonly payment: PaymentChoice;
}

/** A refund of a captured charge; requests with the same key refund once. */
export interface RefundRequest {
  readonly reference: string;
  readonly key: string;
  readonly amountCents: number;
}

/** Without a response from the provider, it is unknown whether the charge was made. */
export class OutcomeUnknown extends Outage {
  override readonly name = 'OutcomeUnknown';
}

/** A payment provider. A charge is authorized, then captured or voided. */
export interface PaymentGateway {
  readonly methods: readonly PaymentMethod[];
  /** True for synchronous providers: the order and its charge are then written in one transaction. */
  readonly immediate: boolean;
  /** The provider's name of a charge before it responds; the order number if omitted. */
  getName?(charge: ChargeRequest): string;
  /**
   * Authorizes a charge and returns the provider's reference. Repeated calls for one charge are idempotent.
   * @throws {WebapiError} if the charge is rejected
   * @throws {OutcomeUnknown} without a response
   */
  authorise(charge: ChargeRequest): string | Promise<string>;
  /**
   * The reference of a charge by its name; undefined if it does not exist.
   * @throws if this is unknown
   */
  find?(name: string): Promise<string | undefined>;
  capture(reference: string): void | Promise<void>;
  /** Voids a charge by reference or name; must also succeed if the charge does not exist. */
  void(reference: string): void | Promise<void>;
  /** Refunds a captured charge partially or fully. @throws unless the provider confirms it */
  refund(refund: RefundRequest): void | Promise<void>;
}

/** Cheque, bank transfer, cash and free orders involve no provider. */
export const offlineGateway: PaymentGateway = {
  methods: [...OFFLINE_METHODS, FREE],
  immediate: true,
  authorise: ({ incrementId }) => `offline-${incrementId}`,
  capture: () => undefined,
  void: () => undefined,
  refund: () => undefined,
};

/** The gateway of a payment method. @throws 400 if no gateway supports it */
export function gatewayFor(gateways: readonly PaymentGateway[], method: string): PaymentGateway {
  const gateway = gateways.find(({ methods }) => methods.some(({ code }) => code === method));
  if (gateway === undefined) throw rejection(400, 'The requested Payment Method is not available.');
  return gateway;
}
