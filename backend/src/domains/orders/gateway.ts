import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, execute, insertRow } from '../../db/rows.ts';
import { Outage } from '../../shared/fault-log.ts';
import { now } from '../../shared/moment.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { FREE, OFFLINE_METHODS, type PaymentMethod } from '../cart/payment.ts';
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

const SET_CHARGE = `UPDATE payment_charge
  SET state = ?, reference = coalesce(?, reference), updated_at = ? WHERE increment_id = ?`;

export function createLedger(db: DatabaseSync) {
  const charges = createReader<OpenCharge>(db, 'payment_charge', {
    // A charge from before names were stored is identified by the order number.
    columns:
      'quote_id, increment_id, method, coalesce(reference, increment_id) AS reference, state',
  });
  const reservations = createReader<Reservation>(db, 'order_claim', {
    columns: 'quote_id, increment_id, held AS units',
    json: ['units'],
  });
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
    isUsed: (reference: string): boolean =>
      charges.query("WHERE payment_charge.reference = ? AND state != 'voided'", reference).length >
      0,
    set: (incrementId: string, state: ChargeState, reference?: string): void =>
      void execute(db, SET_CHARGE, state, reference ?? null, now(), incrementId),
    openCharges: () => charges.query("WHERE state IN ('pending', 'authorised') ORDER BY id"),
    /** @throws if a payment for the cart is already in progress */
    reserve: ({ quoteId, incrementId, units }: Reservation): void =>
      void insertRow(db, 'order_claim', { quoteId, incrementId, held: units }),
    isReserved: (quoteId: number): boolean => reservations.find({ quoteId }) !== undefined,
    reservations: () => reservations.query(''),
    release: (quoteId: number) => deleteRows(db, 'order_claim', { quoteId }),
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
  authorize(charge: ChargeRequest): string | Promise<string>;
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

/** Check, bank transfer, cash and free orders involve no provider. */
export const offlineGateway: PaymentGateway = {
  methods: [...OFFLINE_METHODS, FREE],
  immediate: true,
  authorize: ({ incrementId }) => `offline-${incrementId}`,
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
