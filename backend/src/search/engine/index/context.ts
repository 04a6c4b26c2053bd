import { createOrder } from '../ranking/order.ts';
import {
  DEFAULT_SETTINGS,
  directed,
  facetDeclarations,
  searchableDeclarations,
} from '../settings/settings.ts';
import type { IndexSettings } from '../types.ts';
import type { View } from './view.ts';

/** How the text columns of a dataset count for one index; all lists run by column number. */
export interface TextRules {
  /** Rank of the column's attribute, or -1 when this index does not search it. */
  rank: Int32Array;
  ordered: Uint8Array;
  noTypos: Uint8Array;
  noPrefix: Uint8Array;
  /** 1 where a whole word counts no more than the beginning of one. */
  noExact: Uint8Array;
}

export type IndexContext = ReturnType<typeof contextFor>;

function textRules(settings: IndexSettings, columns: readonly string[]): TextRules {
  const declared = searchableDeclarations(settings);
  const all = declared.length === 0 ? [{ name: '*', rank: 0, ordered: false }] : declared;
  const find = (column: string) => all.find(({ name }) => name === column);
  const listed = (list: string[] | undefined) => (column: string) =>
    list?.includes(column) ? 1 : 0;
  return {
    rank: Int32Array.from(columns, (column) => find(column)?.rank ?? -1),
    ordered: Uint8Array.from(columns, (column) => (find(column)?.ordered ? 1 : 0)),
    noTypos: Uint8Array.from(columns, listed(settings.disableTypoToleranceOnAttributes)),
    noPrefix: Uint8Array.from(columns, listed(settings.disablePrefixOnAttributes)),
    noExact: Uint8Array.from(columns, listed(settings.disableExactOnAttributes)),
  };
}

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
    textRules: textRules(settings, view.dataset.textColumns),
    /** Sort rules that come before every textual criterion: those of a sort replica. */
    sortFirst,
    /** The textual criteria in order. */
    textual: later.filter((rule) => rule !== 'custom' && !directed(rule)),
    order: createOrder(view, [...sortFirst, ...sortLater]),
    /** Relevant sort: only the best matches are shown, in the order of the custom ranking. */
    isVirtual,
  };
}
