import { z } from 'zod';
import { toMoment } from '../../core/moment.ts';

/** The eleven statuses in the order in which filters show them. */
export const SELL_STATUSES = [
  'new_quote_requested',
  'quote_ready_for_review',
  'quote_declined',
  'quote_accepted',
  'item_received',
  'item_returned',
  'offer_ready_for_review',
  'offer_declined',
  'on_consignment',
  'waiting_for_payment',
  'paid',
] as const;

/** A word of the wire as the schema's enum has it: `item_received` is `ITEM_RECEIVED`. */
const word = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words).transform((text) => text.toUpperCase() as Uppercase<Words[number]>);

export const status = word(SELL_STATUSES);
export const payoutKind = word(['cash', 'consign', 'store_credit']);
export const move = word(['accept', 'counter', 'decline', 'withdraw', 'ask_again', 'cancel']);
export const need = word(['payout', 'reason', 'counter']);
export const actor = word(['customer', 'guest', 'staff', 'clock']);
export const stage = word(['quote', 'final']);
export const carrier = word(['prepaid', 'ups', 'fedex', 'usps', 'dhl', 'other']);
export const nextActionCode = word([
  'answer_offer',
  'ship',
  'wait_for_quote',
  'wait_for_arrival',
  'wait_for_inspection',
  'wait_for_return',
  'wait_for_sale',
  'wait_for_payment',
]);

/** A moment of the wire, which is UTC, as ISO 8601. */
export const moment = z.string().transform((text, context) => {
  const at = toMoment(text);
  if (at !== null) return at;
  context.addIssue('must be a moment');
  return z.NEVER;
});
