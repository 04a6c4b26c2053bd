import type { SellFacts } from '../domains/sell/facts.ts';
import { findMove, type Status } from '../domains/sell/rules.ts';
import type { SellStaff, StaffOffer } from '../domains/sell/staff.ts';
import type { SellItem } from '../domains/sell/types.ts';
import { currentOffer, situationOf } from '../domains/sell/workflow.ts';
import { type Action, dollars, type Field, type Typed } from './actions.ts';
import { inspectionFields, inspectionOf } from './inspection.ts';
import { suggestedOffer } from './suggest.ts';

interface Sources {
  readonly staff: SellStaff;
  readonly facts: SellFacts;
}

const amount = (cents: number | null | undefined): string | undefined =>
  cents === null || cents === undefined ? undefined : (cents / 100).toFixed(2);

function offerFields(item: SellItem, facts: SellFacts): Field[] {
  const given = currentOffer(item) ?? suggestedOffer(item, facts);
  return [
    { name: 'cash', label: 'Cash', kind: 'money', value: amount(given.cashCents) },
    {
      name: 'list_low',
      label: 'Sale price from',
      kind: 'money',
      value: amount(given.listLowCents),
    },
    {
      name: 'list_high',
      label: 'Sale price to',
      kind: 'money',
      value: amount(given.listHighCents),
    },
    { name: 'note', label: 'Note to the owner', kind: 'long' },
  ];
}

const offerOf = (typed: Typed): StaffOffer => ({
  cash: dollars(typed, 'cash', 'Cash'),
  listLow: dollars(typed, 'list_low', 'Sale price from'),
  listHigh: dollars(typed, 'list_high', 'Sale price to'),
  note: (typed.note ?? '').trim(),
});

const reason: Field = { name: 'reason', label: 'Reason', kind: 'long' };

/** The staff's forms for an item: one for each move that is open to them now. */
export function itemActions(item: SellItem, { staff, facts }: Sources): Action[] {
  const { id } = item;
  const isOpen = (to: Status): boolean => findMove(situationOf(item), to, 'staff') !== undefined;
  const offers = (name: 'quote' | 'revise'): Action => ({
    name,
    label: name === 'quote' ? 'Send the quote' : 'Send a final offer',
    fields: [
      ...(name === 'revise' ? inspectionFields(item, facts) : []),
      ...offerFields(item, facts),
    ],
    run: (typed) => {
      if (name === 'quote') staff.quote(id, offerOf(typed));
      else staff.revise(id, offerOf(typed), inspectionOf(typed));
      return 'The offer was sent.';
    },
  });
  const all: Partial<Record<Status, Action | undefined>> = {
    quote_ready_for_review: offers('quote'),
    quote_declined: {
      ...{ name: 'refuse', label: 'Decline the item', fields: [reason] },
      run: ({ reason: why = '' }) => {
        staff.refuse(id, why);
        return 'The item was declined.';
      },
    },
    item_received: {
      ...{ name: 'receive', label: 'Mark as received', fields: [] },
      run: () => {
        staff.receive(id);
        return 'The item was received.';
      },
    },
    on_consignment: consignAction(item, staff),
    waiting_for_payment:
      item.status === 'on_consignment'
        ? soldAction(item, staff)
        : {
            ...{
              name: 'approve',
              label: 'Approve as described',
              fields: inspectionFields(item, facts),
            },
            run: (typed) => {
              staff.approve(id, inspectionOf(typed));
              return 'The item was approved and waits for payment.';
            },
          },
    offer_ready_for_review: offers('revise'),
    item_returned: {
      ...{ name: 'return', label: 'Send back to the owner', fields: [reason] },
      run: ({ reason: why = '' }) => {
        staff.giveBack(id, why);
        return 'The item goes back to its owner.';
      },
    },
    paid: payAction(item, staff),
  };
  const open = Object.entries(all).flatMap(([to, action]) =>
    action !== undefined && isOpen(to as Status) ? [action] : [],
  );
  return item.status === 'on_consignment' ? [priceAction(item, staff), ...open] : open;
}

const consignAction = (item: SellItem, staff: SellStaff): Action => ({
  name: 'consign',
  label: 'Put on consignment',
  fields: [
    {
      ...{ name: 'price', label: 'Sale price', kind: 'money' },
      value: amount(currentOffer(item)?.listHighCents),
    },
  ],
  run: (typed) => {
    const { sku } = staff.consign(item.id, { listPrice: dollars(typed, 'price', 'Sale price') });
    return `The item is on sale as ${sku}.`;
  },
});

const priceAction = (item: SellItem, staff: SellStaff): Action => ({
  name: 'price',
  label: 'Change the price',
  fields: [{ name: 'price', label: 'Sale price', kind: 'money', value: amount(item.listCents) }],
  run: (typed) => {
    staff.reprice(item.id, dollars(typed, 'price', 'Sale price'));
    return 'The price was changed.';
  },
});

const soldAction = (item: SellItem, staff: SellStaff): Action => ({
  name: 'sold',
  label: 'Mark as sold',
  fields: [{ name: 'sold_for', label: 'Sold for', kind: 'money', value: amount(item.listCents) }],
  run: (typed) => {
    staff.sold(item.id, dollars(typed, 'sold_for', 'Sold for'));
    return 'The item was sold.';
  },
});

const payAction = (item: SellItem, staff: SellStaff): Action => ({
  name: 'pay',
  label: 'Pay out',
  fields:
    item.payoutKind === 'store_credit'
      ? []
      : [{ name: 'reference', label: 'Payment reference', kind: 'text', value: `ACH ${item.id}` }],
  run: ({ reference = '' }) => {
    const { payout } = staff.pay(item.id, reference.trim());
    return `The owner was paid: ${payout?.reference ?? ''}`;
  },
});
