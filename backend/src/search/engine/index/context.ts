import { createOrder } from '../ranking/order.ts';
import { DEFAULT_SETTINGS, directed, facetDeclarations } from '../settings/settings.ts';
import type { IndexSettings } from '../types.ts';
import type { View } from './view.ts';

export type IndexContext = ReturnType<typeof contextFor>;

/** Reads an index's settings into the form that searching uses. */
export function contextFor(
  { name, isVirtual }: { name: string; isVirtual: boolean },
  settings: IndexSettings,
  view: View,
) {
  const ranking = settings.ranking ?? [...DEFAULT_SETTINGS.ranking];
  const firstTextual = ranking.findIndex((rule) => !directed(rule));
  const border = firstTextual < 0 ? ranking.length : firstTextual;
  const sortFirst = ranking.slice(0, border);
  const later = ranking.slice(border);
  const custom = settings.customRanking ?? [];
  const sortLater = isVirtual
    ? custom
    : later.flatMap((rule) => (rule === 'custom' ? custom : directed(rule) ? [rule] : []));
  return {
    name,
    settings,
    view,
    facets: facetDeclarations(settings),
    /** Sort rules that come before every textual criterion: those of a sort replica. */
    sortFirst,
    /** The textual criteria in order. */
    textual: later.filter((rule) => rule !== 'custom' && !directed(rule)),
    order: createOrder(view, [...sortFirst, ...sortLater]),
    /** Relevant sort: only the best matches are shown, in the order of the custom ranking. */
    isVirtual,
  };
}
