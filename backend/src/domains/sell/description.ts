import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { badInput, invalidValue, required, tooLong } from '../../shared/webapi/errors.ts';
import type { AcceptedDesigner, SellFacts } from './facts.ts';
import type { Answer, ItemDetails } from './types.ts';

/** An item in a request; `askingPrice` in dollars. */
export const itemType = objectType({
  designer: 'string',
  category: 'string',
  model: 'string',
  material: 'string',
  color: 'string',
  size: 'string',
  notes: 'string',
  condition: 'string',
  answers: listType(objectType({ part: 'string', answer: 'string' })),
  extras: listType('string'),
  askingPrice: 'float',
  photos: listType('string'),
});

export type ItemInput = InputOf<typeof itemType>;

export type AnswerInput = NonNullable<ItemInput['answers']>[number];

export interface Description {
  readonly details: ItemDetails;
  readonly askingCents: number | null;
  readonly photoIds: readonly string[];
}

/** The reference data for validating an item. */
export interface Accepted {
  readonly facts: SellFacts;
  readonly designers: readonly AcceptedDesigner[];
}

const MAX_PHOTOS = 20;
const MAX_PRICE = 1_000_000;
const LENGTHS = { model: 120, material: 80, color: 80, size: 80, notes: 2000 } as const;

function text(input: ItemInput, name: keyof typeof LENGTHS): string {
  const value = (input[name] ?? '').trim();
  if (value.length > LENGTHS[name]) {
    throw tooLong(name, LENGTHS[name]);
  }
  return value;
}

/** The matching entry of `known`; case-insensitive. */
function checkOption(
  known: readonly string[],
  value: string | null | undefined,
  name: string,
): string {
  const text = value?.trim() ?? '';
  if (text === '') throw required(name);
  const found = known.find((one) => one.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  throw invalidValue(name, text);
}

function checkDesigner({ designers }: Accepted, value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  if (text === '') throw required('designer');
  const found = designers.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found.name;
  throw badInput('We aren\'t accepting "%1" right now.', [text]);
}

/** Answers about parts that the shop asks about, each at most 200 characters. */
export function toAnswers(facts: SellFacts, given: readonly AnswerInput[]): Answer[] {
  if (given.length > 30) throw badInput('There are too many answers.');
  const parts = Object.keys(facts.conditionByPart);
  return given.map(({ part, answer }) => {
    const text = answer?.trim() ?? '';
    if (text === '') throw required('answer');
    if (text.length > 200) {
      throw tooLong('answer', 200);
    }
    return { part: checkOption(parts, part, 'part'), answer: text };
  });
}

/** A price in dollars that an owner names, in cents: at least one cent and at most a million dollars. */
export function ownerCents(field: 'asking_price' | 'counter_price', price: number): number {
  const cents = Math.round(price * 100);
  if (cents > 0 && price <= MAX_PRICE) return cents;
  throw invalidValue(field, price);
}

function photoIds(given: readonly string[]): string[] {
  if (given.length === 0) throw required('photos');
  if (given.length > MAX_PHOTOS) {
    throw badInput('You can add up to %1 photos per item.', [MAX_PHOTOS]);
  }
  if (new Set(given).size !== given.length) throw badInput('A photo was added twice.');
  return [...given];
}

export function toCondition(facts: SellFacts, value: string | null | undefined): string {
  const byLabel = facts.conditions.find(
    ({ label }) => label.toLowerCase() === value?.trim().toLowerCase(),
  );
  if (byLabel) return byLabel.code;
  return checkOption(
    facts.conditions.map(({ code }) => code),
    value,
    'condition',
  );
}

/** Validates an offered item. @throws 400 with the name of the missing or invalid field */
export function describeItem(input: ItemInput, accepted: Accepted): Description {
  const { facts } = accepted;
  const designer = checkDesigner(accepted, input.designer);
  const category = checkOption(Object.keys(facts.categories), input.category, 'category');
  const model = text(input, 'model');
  if (model === '') throw required('model');
  return {
    details: {
      designer,
      category,
      model,
      material: text(input, 'material'),
      color: text(input, 'color'),
      size: text(input, 'size'),
      notes: text(input, 'notes'),
      condition: toCondition(facts, input.condition),
      answers: toAnswers(facts, input.answers ?? []),
      extras: (input.extras ?? []).map((extra) => checkOption(facts.includes, extra, 'extras')),
    },
    askingCents: input.askingPrice == null ? null : ownerCents('asking_price', input.askingPrice),
    photoIds: photoIds(input.photos ?? []),
  };
}
