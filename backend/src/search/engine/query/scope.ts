import type { IndexContext, TextRules } from '../index/context.ts';
import { searchableDeclarations } from '../settings/settings.ts';
import { badRequest, type RawParams } from '../types.ts';
import { paramOrSetting, stringList } from './params.ts';

function restrictedRank({ settings, view, textRules }: IndexContext, raw: RawParams): Int32Array {
  const only = stringList(raw.restrictSearchableAttributes, 'restrictSearchableAttributes');
  if (!only || only.length === 0) return textRules.rank;
  const known = searchableDeclarations(settings).map(({ name }) => name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badRequest(`restrictSearchableAttributes: "${unknown}" is not in searchableAttributes`);
  const columns = view.dataset.textColumns;
  return textRules.rank.map((value, column) => (only.includes(columns[column] ?? '') ? value : -1));
}

/** The text rules of an index for one request, which may narrow them. 400 on an attribute that is not searched. */
export function textRulesFor(context: IndexContext, raw: RawParams): TextRules {
  const { settings, view, textRules } = context;
  const columns = view.dataset.textColumns;
  const listed = (name: string): Uint8Array => {
    const names = stringList(paramOrSetting(raw, settings, name), name) ?? [];
    return Uint8Array.from(columns, (column) => (names.includes(column) ? 1 : 0));
  };
  return {
    ...textRules,
    rank: restrictedRank(context, raw),
    noTypos: listed('disableTypoToleranceOnAttributes'),
    noExact: listed('disableExactOnAttributes'),
  };
}

/** An index whose hits are ranked by one criterion before all others, its sort rules too. */
export const rankedBy = (context: IndexContext, first: string): IndexContext => ({
  ...context,
  sortFirst: [],
  // What was sorted by before stays in the order of hits that are equal by this criterion.
  textual:
    context.sortFirst.length > 0
      ? [first]
      : [first, ...context.textual.filter((name) => name !== first)],
});
