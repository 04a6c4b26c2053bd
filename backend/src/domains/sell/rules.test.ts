import { describe, expect, it, test } from 'vitest';
import {
  type Actor,
  findTransition,
  labels,
  openTransitions,
  type PayoutKind,
  type Situation,
  type Status,
  statuses,
  toStatus,
} from './rules.ts';

const actors: readonly Actor[] = ['customer', 'staff', 'clock'];
const situation = (status: Status, part: Partial<Situation> = {}): Situation => ({
  status,
  payoutKind: 'cash',
  isShipped: false,
  ...part,
});

/**
 * Allowed target statuses by status and actor; all others are forbidden. Written independently of the state machine.
 */
const allowed: Readonly<Record<Status, Partial<Record<Actor, readonly Status[]>>>> = {
  new_quote_requested: {
    customer: ['quote_declined'],
    staff: ['quote_ready_for_review', 'quote_declined'],
  },
  quote_ready_for_review: {
    customer: ['quote_accepted', 'new_quote_requested', 'quote_declined'],
    clock: ['quote_declined'],
  },
  quote_declined: { customer: ['new_quote_requested'] },
  quote_accepted: { customer: ['quote_declined'], staff: ['item_received'] },
  item_received: { staff: ['offer_ready_for_review', 'waiting_for_payment', 'item_returned'] },
  item_returned: {},
  offer_ready_for_review: {
    customer: ['waiting_for_payment', 'on_consignment', 'item_received', 'offer_declined'],
    clock: ['offer_declined'],
  },
  offer_declined: { staff: ['offer_ready_for_review', 'item_returned'] },
  on_consignment: { staff: ['waiting_for_payment', 'item_returned'] },
  waiting_for_payment: { staff: ['paid'] },
  paid: {},
};

const matrix = statuses.flatMap((from) =>
  actors.flatMap((actor) =>
    statuses.map((to) => ({
      from,
      actor,
      to,
      isAllowed: (allowed[from][actor] ?? []).includes(to),
    })),
  ),
);

test('covers every status, target and actor in the matrix', () => {
  expect(matrix).toHaveLength(11 * 11 * 3);
  expect(matrix.filter(({ isAllowed }) => isAllowed)).toHaveLength(23);
});

test.each(matrix)(
  'tells whether $actor may change $from to $to: $isAllowed',
  ({ from, to, actor, isAllowed }) => {
    expect(findTransition(situation(from), to, actor) !== undefined).toBe(isAllowed);
  },
);

describe('conditions', () => {
  it('lets only a consigned item go up for sale after inspection, and no other be paid at once', () => {
    const to = (payoutKind: PayoutKind | null) =>
      openTransitions(situation('item_received', { payoutKind }), 'staff').map((move) => move.to);
    expect(to('consign')).toContain('on_consignment');
    expect(to('consign')).not.toContain('waiting_for_payment');
    expect(to('store_credit')).toContain('waiting_for_payment');
    expect(to('store_credit')).not.toContain('on_consignment');
    expect(to(null)).toEqual(['offer_ready_for_review', 'item_returned']);
  });

  it('does not cancel an item that is in transit', () => {
    expect(openTransitions(situation('quote_accepted', { isShipped: true }), 'customer')).toEqual(
      [],
    );
  });
});

describe('status labels', () => {
  it('labels the statuses as specified, in order', () => {
    expect(statuses.map((status) => labels[status])).toEqual([
      'New Quote Requested',
      'Quote Ready for Review',
      'Quote Declined',
      'Quote Accepted',
      'Item Received',
      'Item Returned',
      'Offer Ready for Review',
      'Offer Declined',
      'On Consignment',
      'Waiting for Payment',
      'Paid',
    ]);
  });

  it('finds a status by code or label', () => {
    expect(toStatus('quote_accepted')).toBe('quote_accepted');
    expect(toStatus('quote accepted')).toBe('quote_accepted');
    expect(toStatus('to-ship')).toBeUndefined();
  });
});
