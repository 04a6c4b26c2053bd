import type { IndexContext } from '../index/context.ts';
import type { SearchParams } from '../query/params.ts';
import type { Matched } from '../ranking/match.ts';
import type { Measures } from '../ranking/proximity.ts';
import { badRequest, type IndexSettings } from '../types.ts';

/** What a virtual replica has in common with its primary, because it is a view of the same records. */
const SHARED = [
  'allowCompressionOfIntegerArray',
  'attributeForDistinct',
  'attributesForFaceting',
  'attributesToTransliterate',
  'camelCaseAttributes',
  'customNormalization',
  'decompoundedAttributes',
  'disablePrefixOnAttributes',
  'indexLanguages',
  'keepDiacriticsOnCharacters',
  'numericAttributesForFiltering',
  'ranking',
  'replicas',
  'searchableAttributes',
  'separatorsToIndex',
];

const VIRTUAL = /^virtual\((.*)\)$/;

/** The name of a declared replica: `virtual(p_price)` is `p_price`. */
export const replicaName = (declared: string): string => declared.replace(VIRTUAL, '$1').trim();

/** Whether an index declares this one as a virtual replica. */
export const declaresVirtual = (primary: IndexSettings, name: string): boolean =>
  (primary.replicas ?? []).some((one) => VIRTUAL.test(one) && replicaName(one) === name);

/** A virtual replica's settings: its own, but for what it has in common with its primary. */
export function virtualSettings(own: IndexSettings, primary: IndexSettings): IndexSettings {
  const { replicas: _, ...shared } = Object.fromEntries(
    SHARED.map((name) => [name, primary[name]]),
  );
  return { ...own, ...shared };
}

/** The part of a change of settings that a virtual replica can take. */
export const pickChangeable = (change: IndexSettings): IndexSettings =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !SHARED.includes(name)));

/** Throws 400 for a change of what a virtual replica has in common with its primary. */
export function rejectShared(change: IndexSettings): void {
  const shared = SHARED.find((name) => change[name] !== undefined);
  if (shared !== undefined)
    throw badRequest(`Setting "${shared}" cannot be changed on a virtual replica`);
}

/** The strictness of a search in a virtual replica, from 0 (every hit) to 100 (the best only). */
export function getStrictness(params: SearchParams): number {
  const strictness = params.wholeNumber('relevancyStrictness', 100);
  if (strictness <= 100) return strictness;
  throw badRequest('Invalid value for "relevancyStrictness" parameter, expected 0 to 100');
}

type Loss = (row: number, best: number) => number;

/** The loss that counts in full, for each criterion that grades a text. */
function lossBy(criterion: string, measures: Measures): Loss | null {
  const { typos, matched, exact, ranks, near } = measures;
  const more = (values: ArrayLike<number> | null, whole: number): Loss | null =>
    values && ((row, best) => (Number(values[row]) - Number(values[best])) / whole);
  const less = (values: ArrayLike<number> | null): Loss | null =>
    values && ((row, best) => 1 - Number(values[row]) / Math.max(1, Number(values[best])));
  if (criterion === 'typo') return more(typos, 2);
  if (criterion === 'words') return less(matched);
  if (criterion === 'proximity') return more(near, 8);
  if (criterion === 'attribute') return more(ranks, 8);
  return criterion === 'exact' ? less(exact) : null;
}

/**
 * The documents that come near enough to the best match: at a strictness of 90 those at least 90 %
 * like it. Each criterion weighs half of the one before, as the primary's ranking has them; the
 * hosted service's own weights are not public. Without words to match, every document is as good.
 */
export function mostRelevant(context: IndexContext, matched: Matched, strictness: number): Matched {
  const { docs, measures, scores } = matched;
  const everything = { ...matched, scores: null };
  if (strictness === 0 || !measures || !scores) return everything;
  const losses = context.textual.flatMap((criterion) => lossBy(criterion, measures) ?? []);
  const rowByDoc = new Map([...measures.docs].map((doc, row) => [doc, row]));
  const rows = [...docs.keys()];
  const first = rows.reduce((a, b) => (Number(scores[b]) < Number(scores[a]) ? b : a), 0);
  const best = rowByDoc.get(Number(docs[first])) ?? 0;
  const weights = losses.map((_, place) => 2 ** -place);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const likeness = (row: number): number =>
    losses.reduce((left, loss, place) => {
      const lost = Math.min(1, Math.max(0, loss(row, best)));
      return left - (lost * Number(weights[place])) / whole;
    }, 1);
  const least = strictness / 100 - 1e-9;
  const relevant = docs.filter((doc) => {
    const row = rowByDoc.get(doc);
    return row !== undefined && likeness(row) >= least;
  });
  return { ...everything, docs: relevant };
}
