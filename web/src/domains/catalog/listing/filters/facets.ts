import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';

export type Facet = Pick<Listing_ResultFragment['facets'][number], 'code' | 'label' | 'values'>;
type Value = Facet['values'][number];

/** Facets sorted by value instead of count. */
const natural = new Set(['shoe_size', 'size']);
const newestFirst = new Set(['production_year']);
const grades = ['new', 'pristine', 'giftable', 'excellent', 'very good', 'good', 'fair'];

/** The facets to show, with sorted values. The price has its own fields. */
export function shownFacets(facets: readonly Facet[]): Facet[] {
  return facets
    .filter((facet) => !facet.code.startsWith('price'))
    .filter((facet) => facet.values.length > 1 || facet.values.some((value) => value.isApplied))
    .map((facet) => ({ ...facet, values: orderedValues(facet) }));
}

/** The first `limit` values plus all applied ones, and the number of hidden values. */
export function truncatedValues(values: readonly Value[], limit: number) {
  const shown = values.filter((entry, index) => index < limit || entry.isApplied);
  return { shown, hidden: values.length - shown.length };
}

function orderedValues({ code, values }: Facet): Value[] {
  if (natural.has(code)) return [...values].sort(byNumber);
  if (newestFirst.has(code)) return [...values].sort((a, b) => byNumber(b, a));
  if (code === 'condition_label') return [...values].sort((a, b) => toGrade(a) - toGrade(b));
  return [...values];
}

function toGrade(entry: Value): number {
  const index = grades.indexOf(entry.value.toLowerCase());
  return index === -1 ? grades.length : index;
}

/** Compares by the number in the text (9.5 before 10), then alphabetically; texts without a number come last. */
function byNumber(a: Value, b: Value): number {
  return numberIn(a.value) - numberIn(b.value) || (a.value < b.value ? -1 : 1);
}

function numberIn(text: string): number {
  return Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? Number.MAX_VALUE);
}

const colors = new Map(
  Object.entries({
    black: '#17171a',
    white: '#f4f2ee',
    ivory: '#efe8da',
    beige: '#d6c2a4',
    tan: '#b5793f',
    camel: '#b98b5a',
    brown: '#5b3a26',
    taupe: '#8b7d6b',
    burgundy: '#5c1422',
    red: '#b3122a',
    pink: '#dca3a9',
    'light pink': '#efcdd0',
    orange: '#d9641c',
    yellow: '#e2bb3f',
    green: '#2f5a41',
    navy: '#1c2742',
    blue: '#3f66a4',
    purple: '#5a3b72',
    grey: '#86868a',
    gray: '#86868a',
    silver: '#c9cbce',
    gold: '#d3ab5b',
    'rose gold': '#c9907c',
    champagne: '#e3d0b1',
  }),
);
const many =
  'conic-gradient(#b3122a, #d9641c, #e2bb3f, #2f5a41, #3f66a4, #5a3b72, #dca3a9, #b3122a)';

/** The CSS background for a color name (case-insensitive); null if unknown. */
export function toSwatch(name: string): string | null {
  const key = name.trim().toLowerCase();
  if (key === 'multicolor' || key === 'multicolour') return many;
  return colors.get(key) ?? null;
}
