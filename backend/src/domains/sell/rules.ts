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

export interface Move {
  readonly name: string;
  readonly from: Status;
  readonly to: Status;
  readonly by: readonly Actor[];
  readonly payouts?: readonly PayoutKind[];
  /** Restricts the transition to items without a shipment. */
  readonly unshippedOnly?: true;
  readonly needs?: 'reason' | 'payout' | 'counter';
}

const atOnce = ['cash', 'store_credit'] as const;

export const moves: readonly Move[] = [
  move('quote', ['new_quote_requested', 'quote_ready_for_review'], 'staff'),
  { ...move('refuse', ['new_quote_requested', 'quote_declined'], 'staff'), needs: 'reason' },
  move('withdraw', ['new_quote_requested', 'quote_declined'], 'customer'),
  {
    ...move('accept', ['quote_ready_for_review', 'quote_accepted'], 'customer'),
    needs: 'payout',
  },
  {
    ...move('counter', ['quote_ready_for_review', 'new_quote_requested'], 'customer'),
    needs: 'counter',
  },
  { ...move('decline', ['quote_ready_for_review', 'quote_declined'], 'customer'), needs: 'reason' },
  move('expire', ['quote_ready_for_review', 'quote_declined'], 'clock'),
  move('ask_again', ['quote_declined', 'new_quote_requested'], 'customer'),
  { ...move('cancel', ['quote_accepted', 'quote_declined'], 'customer'), unshippedOnly: true },
  move('receive', ['quote_accepted', 'item_received'], 'staff'),
  move('revise', ['item_received', 'offer_ready_for_review'], 'staff'),
  { ...move('approve', ['item_received', 'waiting_for_payment'], 'staff'), payouts: atOnce },
  { ...move('consign', ['item_received', 'on_consignment'], 'staff'), payouts: ['consign'] },
  { ...move('return', ['item_received', 'item_returned'], 'staff'), needs: 'reason' },
  {
    ...move('accept', ['offer_ready_for_review', 'waiting_for_payment'], 'customer'),
    needs: 'payout',
    payouts: atOnce,
  },
  {
    ...move('accept', ['offer_ready_for_review', 'on_consignment'], 'customer'),
    needs: 'payout',
    payouts: ['consign'],
  },
  {
    ...move('counter', ['offer_ready_for_review', 'item_received'], 'customer'),
    needs: 'counter',
  },
  { ...move('decline', ['offer_ready_for_review', 'offer_declined'], 'customer'), needs: 'reason' },
  move('expire', ['offer_ready_for_review', 'offer_declined'], 'clock'),
  move('revise', ['offer_declined', 'offer_ready_for_review'], 'staff'),
  move('return', ['offer_declined', 'item_returned'], 'staff'),
  move('sell', ['on_consignment', 'waiting_for_payment'], 'staff'),
  { ...move('return', ['on_consignment', 'item_returned'], 'staff'), needs: 'reason' },
  {
    ...move('relist', ['waiting_for_payment', 'on_consignment'], 'clock'),
    payouts: ['consign'],
  },
  move('pay', ['waiting_for_payment', 'paid'], 'staff'),
];

function move(name: string, [from, to]: readonly [Status, Status], ...by: Actor[]): Move {
  return { name, from, to, by };
}

/** The properties besides the status that determine an item's transitions. */
export interface Situation {
  readonly status: Status;
  readonly payoutKind: PayoutKind | null;
  readonly isShipped: boolean;
}

const fits = (move: Move, { payoutKind, isShipped }: Situation): boolean => {
  if (move.unshippedOnly && isShipped) return false;
  // With `payout`, the owner chooses now, so an earlier choice is irrelevant.
  if (move.payouts === undefined || move.needs === 'payout') return true;
  return payoutKind !== null && move.payouts.includes(payoutKind);
};

/** The transitions of an item that `actor` may cause now, in the order of the state machine. */
export const openMoves = (item: Situation, actor: Actor): Move[] =>
  moves.filter((move) => move.from === item.status && move.by.includes(actor) && fits(move, item));

export const findMove = (item: Situation, to: Status, actor: Actor): Move | undefined =>
  openMoves(item, actor).find((move) => move.to === to);

export const toStatus = (word: string): Status | undefined =>
  statuses.find((status) => status === word || labels[status].toLowerCase() === word.toLowerCase());
