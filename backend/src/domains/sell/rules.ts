/** The statuses of an item in the order of its way, with their labels. */
export const labels = {
  new_quote_requested: 'New Quote Requested',
  quote_ready_for_review: 'Quote Ready for Review',
  quote_declined: 'Quote Declined',
  quote_accepted: 'Quote Accepted',
  item_received: 'Item Received',
  item_returned: 'Item Returned',
  offer_ready_for_review: 'Offer Ready for Review',
  offer_declined: 'Offer Declined',
  on_consignment: 'On Consignment',
  waiting_for_payment: 'Waiting for Payment',
  paid: 'Paid',
} as const;

export type Status = keyof typeof labels;

export const statuses = Object.keys(labels) as Status[];

/** Who causes a transition: the owner, an administrator, or the expiry of a deadline. */
export type Actor = 'customer' | 'staff' | 'clock';

/** The payout kinds: immediately in cash, after the sale, or immediately as store credit. */
export const payoutKinds = ['cash', 'consign', 'store_credit'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

interface Requirements {
  readonly payouts?: readonly PayoutKind[];
  /** Restricts the transition to items without a shipment. */
  readonly unshippedOnly?: true;
  readonly needs?: 'reason' | 'payout' | 'counter';
}

export interface Transition extends Requirements {
  readonly name: string;
  readonly from: Status;
  readonly to: Status;
  readonly by: Actor;
}

const by =
  (actor: Actor) =>
  (name: string, from: Status, to: Status, requirements: Requirements = {}): Transition => ({
    ...requirements,
    name,
    from,
    to,
    by: actor,
  });

const customer = by('customer');
const staff = by('staff');
const clock = by('clock');

const atOnce = ['cash', 'store_credit'] as const;

export const transitions: readonly Transition[] = [
  staff('quote', 'new_quote_requested', 'quote_ready_for_review'),
  staff('refuse', 'new_quote_requested', 'quote_declined', { needs: 'reason' }),
  customer('withdraw', 'new_quote_requested', 'quote_declined'),
  customer('accept', 'quote_ready_for_review', 'quote_accepted', { needs: 'payout' }),
  customer('counter', 'quote_ready_for_review', 'new_quote_requested', { needs: 'counter' }),
  customer('decline', 'quote_ready_for_review', 'quote_declined', { needs: 'reason' }),
  clock('expire', 'quote_ready_for_review', 'quote_declined'),
  customer('ask_again', 'quote_declined', 'new_quote_requested'),
  customer('cancel', 'quote_accepted', 'quote_declined', { unshippedOnly: true }),
  staff('receive', 'quote_accepted', 'item_received'),
  staff('revise', 'item_received', 'offer_ready_for_review'),
  staff('approve', 'item_received', 'waiting_for_payment', { payouts: atOnce }),
  staff('consign', 'item_received', 'on_consignment', { payouts: ['consign'] }),
  staff('return', 'item_received', 'item_returned', { needs: 'reason' }),
  customer('accept', 'offer_ready_for_review', 'waiting_for_payment', {
    needs: 'payout',
    payouts: atOnce,
  }),
  customer('accept', 'offer_ready_for_review', 'on_consignment', {
    needs: 'payout',
    payouts: ['consign'],
  }),
  customer('counter', 'offer_ready_for_review', 'item_received', { needs: 'counter' }),
  customer('decline', 'offer_ready_for_review', 'offer_declined', { needs: 'reason' }),
  clock('expire', 'offer_ready_for_review', 'offer_declined'),
  staff('revise', 'offer_declined', 'offer_ready_for_review'),
  staff('return', 'offer_declined', 'item_returned'),
  staff('sell', 'on_consignment', 'waiting_for_payment'),
  staff('return', 'on_consignment', 'item_returned', { needs: 'reason' }),
  clock('relist', 'waiting_for_payment', 'on_consignment', { payouts: ['consign'] }),
  staff('pay', 'waiting_for_payment', 'paid'),
];

/** The properties besides the status that determine an item's transitions. */
export interface Situation {
  readonly status: Status;
  readonly payoutKind: PayoutKind | null;
  readonly isShipped: boolean;
}

const fits = (transition: Transition, { payoutKind, isShipped }: Situation): boolean => {
  if (transition.unshippedOnly && isShipped) return false;
  // With `payout`, the owner chooses now, so an earlier choice is irrelevant.
  if (transition.payouts === undefined || transition.needs === 'payout') return true;
  return payoutKind !== null && transition.payouts.includes(payoutKind);
};

/** The transitions of an item that `actor` may cause now, in the order of the state machine. */
export const openTransitions = (item: Situation, actor: Actor): Transition[] =>
  transitions.filter((one) => one.from === item.status && one.by === actor && fits(one, item));

export const findTransition = (item: Situation, to: Status, actor: Actor): Transition | undefined =>
  openTransitions(item, actor).find((one) => one.to === to);

export const toStatus = (word: string): Status | undefined =>
  statuses.find((status) => status === word || labels[status].toLowerCase() === word.toLowerCase());
