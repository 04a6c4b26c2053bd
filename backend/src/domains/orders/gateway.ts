import { FREE, OFFLINE_METHODS, type PaymentMethod } from '../cart/payment.ts';
import type { PaymentChoice } from '../cart/types.ts';

/** What is to be charged. */
export interface ChargeRequest {
  readonly incrementId: string;
  readonly quoteId: number;
  readonly amountCents: number;
  readonly payment: PaymentChoice;
}

/** A provider of payments. A charge is authorised, then captured or voided. */
export interface PaymentGateway {
  readonly methods: readonly PaymentMethod[];
  /** Answers at once: the order and its charge are then written in one transaction. */
  readonly immediate: boolean;
  /** The provider's reference. @throws {WebapiError} when the charge is refused. */
  authorise(charge: ChargeRequest): string | Promise<string>;
  capture(reference: string): void | Promise<void>;
  /** Must also succeed for a reference that is not charged. */
  void(reference: string): void | Promise<void>;
}

/** Cheque, bank transfer, cash and nothing to pay: no provider is asked. */
export const offlineGateway: PaymentGateway = {
  methods: [...OFFLINE_METHODS, FREE],
  immediate: true,
  authorise: ({ incrementId }) => `offline-${incrementId}`,
  capture: () => undefined,
  void: () => undefined,
};
