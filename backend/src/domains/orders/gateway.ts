import { Outage } from '../../shared/fault-log.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { FREE, OFFLINE_METHODS, type PaymentMethod } from '../cart/payment.ts';
import type { PaymentChoice } from '../cart/types.ts';

/** What is to be charged. */
export interface ChargeRequest {
  readonly incrementId: string;
  readonly quoteId: number;
  readonly amountCents: number;
  readonly payment: PaymentChoice;
}

/** What goes back of a captured charge; the key makes it one refund however often it is requested. */
export interface RefundRequest {
  readonly reference: string;
  readonly key: string;
  readonly amountCents: number;
}

/** It is not known whether a charge was made: the provider gave no response. */
export class OutcomeUnknown extends Outage {
  override readonly name = 'OutcomeUnknown';
}

/** A provider of payments. A charge is authorised, then captured or voided. */
export interface PaymentGateway {
  readonly methods: readonly PaymentMethod[];
  /** Answers at once: the order and its charge are then written in one transaction. */
  readonly immediate: boolean;
  /** What the provider knows a charge by before it responds; the order's number when left out. */
  getName?(charge: ChargeRequest): string;
  /**
   * The provider's reference. Asked again for one charge it makes no second one.
   * @throws {WebapiError} when the charge is rejected
   * @throws {OutcomeUnknown} when there is no response
   */
  authorise(charge: ChargeRequest): string | Promise<string>;
  /** The reference of a charge by its name; undefined when none was made. @throws when that is unknown */
  find?(name: string): Promise<string | undefined>;
  capture(reference: string): void | Promise<void>;
  /** By reference or name; must also succeed for one that is not charged. */
  void(reference: string): void | Promise<void>;
  /** Gives a part of a captured charge back, or all of it. @throws when it is not known to have done so */
  refund(refund: RefundRequest): void | Promise<void>;
}

/** Cheque, bank transfer, cash and nothing to pay: no provider is involved. */
export const offlineGateway: PaymentGateway = {
  methods: [...OFFLINE_METHODS, FREE],
  immediate: true,
  authorise: ({ incrementId }) => `offline-${incrementId}`,
  capture: () => undefined,
  void: () => undefined,
  refund: () => undefined,
};

/** The provider of a way to pay. @throws 400 when no one offers it */
export function gatewayFor(gateways: readonly PaymentGateway[], method: string): PaymentGateway {
  const gateway = gateways.find(({ methods }) => methods.some(({ code }) => code === method));
  if (gateway === undefined) throw rejection(400, 'The requested Payment Method is not available.');
  return gateway;
}
