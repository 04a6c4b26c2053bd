/** Lowercase text without accents and ligatures: "Cœur" becomes "coeur". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
}

/** Normalizes text without case, accents and redundant spaces, so that "hermes" matches "Hermès". */
export function plainText(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/** Compares by name without case and accents: Céline comes before Chanel. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  const first = plainText(a.name);
  const second = plainText(b.name);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * Normalizes a name without case, accents, spaces and punctuation, so that "dolce gabbana" matches "Dolce & Gabbana".
 */
const plainName = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

export const sameName = (one: string, other: string): boolean =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/** The items whose name contains the query in any spelling; all items for an empty one. */
export function matching<T>(
  items: readonly T[],
  query: string,
  getName: (item: T) => string,
): readonly T[] {
  const wanted = plainName(query);
  return wanted === '' ? items : items.filter((item) => plainName(getName(item)).includes(wanted));
}

/** A typed gift card code, with hyphens between its groups: " k7qm 2rtx – 9abc " becomes "k7qm-2rtx-9abc". */
export const toGiftCardCode = (typed: string): string =>
  typed.trim().replace(/[\s\p{Dash}]+/gu, '-');

/** Trims the texts among these values. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
