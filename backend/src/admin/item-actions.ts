import type { SellFacts } from '../domains/sell/facts.ts';
import { findMove, type Status } from '../domains/sell/rules.ts';
import type { SellStaff, StaffInspection, StaffOffer } from '../domains/sell/staff.ts';
import type { SellItem } from '../domains/sell/types.ts';
import { currentOffer, toSituation } from '../domains/sell/workflow.ts';
import { type Action, dollars, type Field, type FormValues } from './actions.ts';
import { words } from './layout.ts';
import { suggestedOffer } from './suggest.ts';

/** Parts that are looked at of every item, beside those that its owner has spoken of. */
const ALWAYS = ['exterior', 'interior', 'hardware'];
const PREFIX = 'found_';

/** What was found last, or what the owner had said: the staff changes what is different. */
const previousAnswers = ({ details, inspection }: SellItem): ReadonlyMap<string, string> =>
  new Map((inspection ?? details).answers.map(({ part, answer }) => [part, answer]));

function partField(part: string, facts: SellFacts, value: string): Field {
  const known = facts.conditionByPart[part] ?? [];
  const answers = value === '' || known.includes(value) ? known : [value, ...known];
  return {
    name: `${PREFIX}${part}`,
    label: `${words(part)} found`,
    kind: 'choice',
    options: [
      { value: '', label: 'Nothing to say' },
      ...answers.map((answer) => ({ value: answer, label: answer })),
    ],
    value,
  };
}

/** The fields of an inspection: the condition, the parts one by one, and a report in words. */
function inspectionFields(item: SellItem, facts: SellFacts): Field[] {
  const { details, inspection } = item;
  const before = previousAnswers(item);
  const parts = new Set([...before.keys(), ...details.answers.map(({ part }) => part), ...ALWAYS]);
  return [
    {
      name: 'condition',
      label: 'Condition found',
      kind: 'choice',
      options: facts.conditions.map(({ code, label }) => ({ value: code, label })),
      value: inspection?.condition ?? details.condition,
    },
    ...[...parts].map((part) => partField(part, facts, before.get(part) ?? '')),
    { name: 'report', label: 'Inspection report', kind: 'long', value: inspection?.note },
  ];
}

/** The inspection that a form reports; a part left empty is not in it. */
const toInspection = (values: FormValues): StaffInspection => ({
  condition: values.condition ?? '',
  answers: Object.entries(values).flatMap(([name, answer]) =>
    name.startsWith(PREFIX) && answer !== '' ? [{ part: name.slice(PREFIX.length), answer }] : [],
  ),
  note: (values.report ?? '').trim(),
});

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

const toOffer = (values: FormValues): StaffOffer => ({
  cash: dollars(values, 'cash', 'Cash'),
  listLow: dollars(values, 'list_low', 'Sale price from'),
  listHigh: dollars(values, 'list_high', 'Sale price to'),
  note: (values.note ?? '').trim(),
});

const REASON: Field = { name: 'reason', label: 'Reason', kind: 'long' };

const quoteAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'quote',
  label: 'Send quote',
  fields: offerFields(item, facts),
  run: (values) => {
    staff.quote(item.id, toOffer(values));
    return 'Offer sent.';
  },
});

const reviseAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'revise',
  label: 'Send final offer',
  fields: [...inspectionFields(item, facts), ...offerFields(item, facts)],
  run: (values) => {
    staff.revise(item.id, toOffer(values), toInspection(values));
    return 'Offer sent.';
  },
});

const declineAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'refuse',
  label: 'Decline item',
  fields: [REASON],
  run: ({ reason = '' }) => {
    staff.decline(id, reason);
    return 'Item declined.';
  },
});

const receiveAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'receive',
  label: 'Mark as received',
  fields: [],
  run: () => {
    staff.receive(id);
    return 'Item received.';
  },
});

const approveAction = (item: SellItem, { staff, facts }: Sources): Action => ({
  name: 'approve',
  label: 'Approve as described',
  fields: inspectionFields(item, facts),
  run: (values) => {
    staff.approve(item.id, toInspection(values));
    return 'Item approved. Payment pending.';
  },
});

const returnAction = ({ id }: SellItem, { staff }: Sources): Action => ({
  name: 'return',
  label: 'Return to owner',
  fields: [REASON],
  run: ({ reason = '' }) => {
    staff.returnToOwner(id, reason);
    return 'The item is being returned.';
  },
});

const consignAction = (item: SellItem, { staff }: Sources): Action => ({
  name: 'consign',
  label: 'Put on consignment',
  fields: [
    {
      name: 'price',
      label: 'Sale price',
      kind: 'money',
      value: amount(currentOffer(item)?.listHighCents),
    },
  ],
  run: (values) => {
    const { sku } = staff.consign(item.id, { listPrice: dollars(values, 'price', 'Sale price') });
    return `The item is listed as ${sku}.`;
  },
});

const priceAction = (item: SellItem, { staff }: Sources): Action => ({
  name: 'price',
  label: 'Change price',
  fields: [{ name: 'price', label: 'Sale price', kind: 'money', value: amount(item.listCents) }],
  run: (values) => {
    staff.reprice(item.id, dollars(values, 'price', 'Sale price'));
    return 'Price changed.';
  },
});

const soldAction = (item: SellItem, { staff }: Sources): Action => ({
  name: 'sold',
  label: 'Mark as sold',
  fields: [{ name: 'sold_for', label: 'Sold for', kind: 'money', value: amount(item.listCents) }],
  run: (values) => {
    staff.sold(item.id, dollars(values, 'sold_for', 'Sold for'));
    return 'Item marked as sold.';
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
    return `Owner paid: ${payout?.reference ?? ''}`;
  },
});

/** What the staff does to move an item to a status, by that status. */
const ACTIONS: Partial<Record<Status, (item: SellItem, sources: Sources) => Action>> = {
  quote_ready_for_review: quoteAction,
  quote_declined: declineAction,
  item_received: receiveAction,
  on_consignment: consignAction,
  waiting_for_payment: (item, sources) =>
    item.status === 'on_consignment' ? soldAction(item, sources) : approveAction(item, sources),
  offer_ready_for_review: reviseAction,
  item_returned: returnAction,
  paid: payAction,
};

export function itemActions(item: SellItem, sources: Sources): Action[] {
  const open = Object.entries(ACTIONS).flatMap(([to, createAction]) =>
    findMove(toSituation(item), to as Status, 'staff') ? [createAction(item, sources)] : [],
  );
  return item.status === 'on_consignment' ? [priceAction(item, sources), ...open] : open;
}
