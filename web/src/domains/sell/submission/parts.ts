/** Which parts are asked about, by category; the others are asked about every part of a bag. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Shoes: ['exterior', 'shoes'],
  Jewelry: ['jewelry'],
  Watches: ['watch'],
  Clothing: ['clothing'],
};
const BAG_PARTS = ['exterior', 'interior', 'hardware'];

const LABELS: Readonly<Record<string, string>> = {
  exterior: 'Exterior',
  interior: 'Interior',
  hardware: 'Hardware',
  shoes: 'Soles and heels',
  jewelry: 'Metal and stones',
  watch: 'Case and movement',
  clothing: 'Fabric and seams',
};

/** A part in words. */
export const questionLabel = (part: string): string =>
  LABELS[part] ?? part.charAt(0).toUpperCase() + part.slice(1);

/** The questions that make sense for an item of this category. */
export function partsOf<Question extends { readonly part: string }>(
  category: string,
  questions: readonly Question[],
): Question[] {
  const parts = PARTS[category] ?? BAG_PARTS;
  return questions.filter(({ part }) => parts.includes(part));
}
