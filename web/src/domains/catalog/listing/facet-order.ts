type Value = { readonly value: string; readonly count: number; readonly isApplied: boolean };
type Facet<V extends Value> = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly V[];
};

/** Groups that read better in an order of their own than by count. */
const natural = new Set(['shoe_size', 'size']);
const newestFirst = new Set(['production_year']);
const grades = ['new', 'pristine', 'giftable', 'excellent', 'very good', 'good', 'fair'];
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Facets worth showing, values in the order a person looks for them. The price has fields of its own. */
export function shownFacets<V extends Value>(facets: readonly Facet<V>[]): Facet<V>[] {
  return facets
    .filter((facet) => !facet.code.startsWith('price'))
    .filter((facet) => facet.values.length > 1 || facet.values.some((value) => value.isApplied))
    .map((facet) => ({ ...facet, values: orderedValues(facet) }));
}

/** Values whose text holds the words, without regard to case and accents. */
export function matchingValues<V extends Value>(values: readonly V[], words: string): V[] {
  const wanted = plain(words);
  return wanted === ''
    ? [...values]
    : values.filter((entry) => plain(entry.value).includes(wanted));
}

/** Things whose name holds the words, without regard to case and accents. */
export function matchingNames<T extends { readonly name: string }>(
  things: readonly T[],
  words: string,
): T[] {
  const wanted = plain(words);
  return things.filter((thing) => plain(thing.name).includes(wanted));
}

/** The first `limit` values and all applied ones, and how many are left out. */
export function truncatedValues<V extends Value>(
  values: readonly V[],
  limit: number,
): { shown: V[]; hidden: number } {
  const shown = values.filter((entry, index) => index < limit || entry.isApplied);
  return { shown, hidden: values.length - shown.length };
}

function orderedValues<V extends Value>({ code, values }: Facet<V>): V[] {
  const byText = (a: V, b: V) => collator.compare(a.value, b.value);
  if (natural.has(code)) return [...values].sort(byText);
  if (newestFirst.has(code)) return [...values].sort((a, b) => byText(b, a));
  if (code === 'condition_label') return [...values].sort((a, b) => gradeOf(a) - gradeOf(b));
  return [...values];
}

function gradeOf(entry: Value): number {
  const index = grades.indexOf(entry.value.toLowerCase());
  return index === -1 ? grades.length : index;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
