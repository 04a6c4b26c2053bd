import { sameName } from '#lib/format/plainText.ts';
import { type Check, checkRequired } from '#lib/forms/checks.ts';

/** What sellers write instead of a designer's name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Audemars Piguet': ['AP'],
  'Bottega Veneta': ['BV'],
  Bulgari: ['Bvlgari'],
  Dior: ['Christian Dior'],
  'Dolce & Gabbana': ['D&G'],
  'Jaeger-LeCoultre': ['JLC'],
  'Louis Vuitton': ['LV'],
  'Saint Laurent': ['YSL', 'Yves Saint Laurent'],
  'Salvatore Ferragamo': ['Ferragamo'],
  'Van Cleef & Arpels': ['VCA'],
};

export const findDesigner = <Designer extends { readonly name: string }>(
  designers: readonly Designer[],
  written: string,
) =>
  designers.find(({ name }) =>
    [name, ...(OTHER_NAMES[name] ?? [])].some((each) => sameName(each, written)),
  );

export function checkDesigner(value: string, designers: readonly { name: string }[]) {
  if (value.trim() === '') return 'Enter a designer.';
  if (designers.some(({ name }) => sameName(name, value))) return true;
  return `We aren’t accepting “${value.trim()}” right now. Please choose from the list.`;
}

export const checkModel = checkRequired('Enter the model, as best you know it.');

const PRICE = /^\d+(\.\d{1,2})?$/;
/** In dollars. */
const MAX_PRICE = 1_000_000;

export const checkPrice: Check = (value) => {
  const price = toDecimal(value);
  if (price === '') return true;
  if (!PRICE.test(price)) return 'Please enter the price in dollars, such as 1250.';
  if (Number(price) === 0) return 'Please enter an amount above $0.';
  return Number(price) <= MAX_PRICE || 'Please enter an amount of at most $1,000,000.';
};

/** Converts an entered price such as `$1,250` to a decimal number of dollars; null if it is empty or not accepted. */
export const toPrice = (text: string): string | null =>
  checkPrice(text) === true ? toDecimal(text) || null : null;

const toDecimal = (text: string): string => text.replace(/[$,\s]/g, '');

export const checkPhone: Check = (value) =>
  value.trim() === '' ||
  /^[+\d][\d\s().-]{5,24}$/.test(value.trim()) ||
  'Please check the phone number.';

/** Parts with condition questions by category; other categories use those of a bag. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Shoes: ['exterior', 'shoes'],
  Jewelry: ['jewelry'],
  Watches: ['watch'],
  Clothing: ['clothing'],
};
const BAG_PARTS = ['exterior', 'interior', 'hardware'];

/** Extras of some categories only; others are offered for all. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  'Clochette, lock and keys': ['Handbags'],
  'Shoulder strap': ['Handbags'],
  'Rain cover': ['Handbags'],
  'Extra heel tips': ['Shoes'],
  'Extra links': ['Watches', 'Jewelry'],
};

export function getExtras(category: string, extras: readonly string[]): string[] {
  return extras.filter((extra) => EXTRAS[extra]?.includes(category) ?? true);
}

/** What the grades mean for pieces other than bags, of which the back end's texts speak. */
const CONDITION_TEXTS: Readonly<Record<string, string>> = {
  new: 'Never worn. May carry tags or protective film. No sign of wear.',
  excellent: 'Worn a few times, with hardly a trace of it.',
  'very-good': 'Light, even signs of wear.',
  good: 'Visible signs of regular wear.',
  fair: 'Heavy wear or damage, but still wearable.',
};

export function conditionText(category: string, condition: { code: string; text: string }): string {
  return (category !== 'Handbags' && CONDITION_TEXTS[condition.code]) || condition.text;
}

const PART_LABELS: Readonly<Record<string, string>> = {
  exterior: 'Exterior',
  interior: 'Interior',
  hardware: 'Hardware',
  shoes: 'Soles and heels',
  jewelry: 'Metal and stones',
  watch: 'Case and movement',
  clothing: 'Fabric and seams',
};

export const questionLabel = (part: string): string =>
  PART_LABELS[part] ?? part.charAt(0).toUpperCase() + part.slice(1);

export function getQuestions<Question extends { readonly part: string }>(
  category: string,
  questions: readonly Question[],
): Question[] {
  const parts = PARTS[category] ?? BAG_PARTS;
  return questions.filter(({ part }) => parts.includes(part));
}
