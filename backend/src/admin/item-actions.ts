import type { SellFacts } from '../domains/sell/facts.ts';
import { findTransition, type Status } from '../domains/sell/rules.ts';
import type { SellStaff, StaffInspection, StaffOffer } from '../domains/sell/staff.ts';
import type { SellItem } from '../domains/sell/types.ts';
import { currentOffer, toSituation } from '../domains/sell/workflow.ts';
import { type Action, createAction, dollars, type Field, type FormValues } from './actions.ts';
import { toLabel } from './layout.ts';
import { suggestedOffer } from './suggest.ts';

/** Parts that are inspected on every item, besides those that its owner described. */
const ALWAYS = ['exterior', 'interior', 'hardware'];
const PREFIX = 'found_';

/** The answers of the last inspection, otherwise the owner's; they prefill the form. */
const previousAnswers = ({ details, inspection }: SellItem): ReadonlyMap<string, string> =>
  new Map((inspection ?? details).answers.map(({ part, answer }) => [part, answer]));

function partField(part: string, facts: SellFacts, value: string): Field {
  const known = facts.conditionByPart[part] ?? [];
  const answers = value === '' || known.includes(value) ? known : [value, ...known];
  return {
    name: `${PREFIX}${part}`,
    label: `${toLabel(part)} found`,
    kind: 'choice',
    options: [
      { value: '', label: 'Nothing to say' },
      ...answers.map((answer) => ({ value: answer, label: answer })),
    ],
    value,
  };
}

/** The fields of an inspection: the condition, each part, and a report. */
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

/** The inspection in a submitted form, without parts that were left empty. */
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

const money = (name: string, label: string, cents: number | null | undefined): Field => ({
  name,
  label,
  kind: 'money',
  value: cents === null || cents === undefined ? undefined : (cents / 100).toFixed(2),
});

function offerFields(item: SellItem, facts: SellFacts): Field[] {
  const offer = currentOffer(item) ?? suggestedOffer(item, facts);
  return [
    money('cash', 'Cash', offer.cashCents),
    money('list_low', 'Sale price from', offer.listLowCents),
    money('list_high', 'Sale price to', offer.listHighCents),
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

const approveAction = (item: SellItem, { staff, facts }: Sources): Action =>
  createAction('approve', 'Approve as described', inspectionFields(item, facts), (values) => {
    staff.approve(item.id, toInspection(values));
    return 'Item approved. Payment pending.';
  });

const soldAction = ({ id, listCents }: SellItem, { staff }: Sources): Action =>
  createAction('sold', 'Mark as sold', [money('sold_for', 'Sold for', listCents)], (values) => {
    staff.sold(id, dollars(values, 'sold_for', 'Sold for'));
    return 'Item marked as sold.';
  });

const priceAction = ({ id, listCents }: SellItem, { staff }: Sources): Action =>
  createAction('price', 'Change price', [money('price', 'Sale price', listCents)], (values) => {
    staff.reprice(id, dollars(values, 'price', 'Sale price'));
    return 'Price changed.';
  });

/** The action that leads to a status, by that status. */
const ACTIONS: Partial<Record<Status, (item: SellItem, sources: Sources) => Action>> = {
  quote_ready_for_review: (item, { staff, facts }) =>
    createAction('quote', 'Send quote', offerFields(item, facts), (values) => {
      staff.quote(item.id, toOffer(values));
      return 'Offer sent.';
    }),
  quote_declined: ({ id }, { staff }) =>
    createAction('refuse', 'Decline item', [REASON], ({ reason = '' }) => {
      staff.decline(id, reason);
      return 'Item declined.';
    }),
  item_received: ({ id }, { staff }) =>
    createAction('receive', 'Mark as received', [], () => {
      staff.receive(id);
      return 'Item received.';
    }),
  on_consignment: (item, { staff }) => {
    const price = money('price', 'Sale price', currentOffer(item)?.listHighCents);
    return createAction('consign', 'Put on consignment', [price], (values) => {
      const { sku } = staff.consign(item.id, dollars(values, 'price', 'Sale price'));
      return `The item is listed as ${sku}.`;
    });
  },
  waiting_for_payment: (item, sources) =>
    item.status === 'on_consignment' ? soldAction(item, sources) : approveAction(item, sources),
  offer_ready_for_review: (item, { staff, facts }) => {
    const fields = [...inspectionFields(item, facts), ...offerFields(item, facts)];
    return createAction('revise', 'Send final offer', fields, (values) => {
      staff.revise(item.id, toOffer(values), toInspection(values));
      return 'Offer sent.';
    });
  },
  item_returned: ({ id }, { staff }) =>
    createAction('return', 'Return to owner', [REASON], ({ reason = '' }) => {
      staff.returnToOwner(id, reason);
      return 'The item is being returned.';
    }),
  paid: ({ id, payoutKind }, { staff }) => {
    const value = `ACH ${id}`;
    const reference: Field = { name: 'reference', label: 'Payment reference', kind: 'text', value };
    const fields = payoutKind === 'store_credit' ? [] : [reference];
    return createAction('pay', 'Pay out', fields, (values) => {
      const { payout } = staff.pay(id, (values.reference ?? '').trim());
      return `Owner paid: ${payout?.reference ?? ''}`;
    });
  },
};

export function itemActions(item: SellItem, sources: Sources): Action[] {
  const open = Object.entries(ACTIONS).flatMap(([to, toAction]) =>
    findTransition(toSituation(item), to as Status, 'staff') ? [toAction(item, sources)] : [],
  );
  return item.status === 'on_consignment' ? [priceAction(item, sources), ...open] : open;
}
