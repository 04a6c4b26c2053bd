import { Outage } from '../../shared/fault-log.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { FREE, OFFLINE_METHODS, type PaymentMethod } from '../cart/payment.ts';
import type { PaymentChoice } from '../cart/types.ts';

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
  /**
   * Refunds a captured charge partially or fully.
   * @throws unless the provider confirms it
   */
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

/**
 * The gateway of a payment method.
 * @throws 400 if no gateway supports it
 */
export function gatewayFor(gateways: readonly PaymentGateway[], method: string): PaymentGateway {
  const gateway = gateways.find(({ methods }) => methods.some(({ code }) => code === method));
  if (gateway === undefined) throw rejection(400, 'The requested Payment Method is not available.');
  return gateway;
}
