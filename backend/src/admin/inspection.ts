import type { SellFacts } from '../domains/sell/facts.ts';
import type { StaffInspection } from '../domains/sell/staff.ts';
import type { SellItem } from '../domains/sell/types.ts';
import type { Field, FormValues } from './actions.ts';
import { words } from './layout.ts';

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
export function inspectionFields(item: SellItem, facts: SellFacts): Field[] {
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
export const toInspection = (values: FormValues): StaffInspection => ({
  condition: values.condition ?? '',
  answers: Object.entries(values).flatMap(([name, answer]) =>
    name.startsWith(PREFIX) && answer !== '' ? [{ part: name.slice(PREFIX.length), answer }] : [],
  ),
  note: (values.report ?? '').trim(),
});
