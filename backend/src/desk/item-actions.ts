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

const REASON: Field = { name: 'reason', label: 'Reason', kind: 'long' };

const quoteAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'quote',
  label: 'Send the quote',
  fields: offerFields(item, facts),
  run: (typed) => {
    staff.quote(item.id, offerOf(typed));
    return 'The offer was sent.';
  },
});

const reviseAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'revise',
  label: 'Send a final offer',
  fields: [...inspectionFields(item, facts), ...offerFields(item, facts)],
  run: (typed) => {
    staff.revise(item.id, offerOf(typed), inspectionOf(typed));
    return 'The offer was sent.';
  },
});

const refuseAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'refuse',
  label: 'Decline the item',
  fields: [REASON],
  run: ({ reason = '' }) => {
    staff.refuse(id, reason);
    return 'The item was declined.';
  },
});

const receiveAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'receive',
  label: 'Mark as received',
  fields: [],
  run: () => {
    staff.receive(id);
    return 'The item was received.';
  },
});

const approveAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'approve',
  label: 'Approve as described',
  fields: inspectionFields(item, facts),
  run: (typed) => {
    staff.approve(item.id, inspectionOf(typed));
    return 'The item was approved and waits for payment.';
  },
});

const returnAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'return',
  label: 'Send back to the owner',
  fields: [REASON],
  run: ({ reason = '' }) => {
    staff.giveBack(id, reason);
    return 'The item goes back to its owner.';
  },
});

const consignAction = (item: SellItem, { staff }: Sources): Action => ({
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

const priceAction = (item: SellItem, { staff }: Sources): Action => ({
  name: 'price',
  label: 'Change the price',
  fields: [{ name: 'price', label: 'Sale price', kind: 'money', value: amount(item.listCents) }],
  run: (typed) => {
    staff.reprice(item.id, dollars(typed, 'price', 'Sale price'));
    return 'The price was changed.';
  },
});

const soldAction = (item: SellItem, { staff }: Sources): Action => ({
  name: 'sold',
  label: 'Mark as sold',
  fields: [{ name: 'sold_for', label: 'Sold for', kind: 'money', value: amount(item.listCents) }],
  run: (typed) => {
    staff.sold(item.id, dollars(typed, 'sold_for', 'Sold for'));
    return 'The item was sold.';
  },
});

const payAction = (item: SellItem, { staff }: Sources): Action => ({
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

/** What the staff does to move an item to a status, by that status. */
const ACTIONS: Partial<Record<Status, (item: SellItem, sources: Sources) => Action>> = {
  quote_ready_for_review: quoteAction,
  quote_declined: refuseAction,
  item_received: receiveAction,
  on_consignment: consignAction,
  waiting_for_payment: (item, sources) =>
    item.status === 'on_consignment' ? soldAction(item, sources) : approveAction(item, sources),
  offer_ready_for_review: reviseAction,
  item_returned: returnAction,
  paid: payAction,
};

/** The staff's forms for an item: one for each move that is open to them now. */
export function itemActions(item: SellItem, sources: Sources): Action[] {
  const open = Object.entries(ACTIONS).flatMap(([to, actionOf]) =>
    findMove(situationOf(item), to as Status, 'staff') ? [actionOf(item, sources)] : [],
  );
  return item.status === 'on_consignment' ? [priceAction(item, sources), ...open] : open;
}
