import type { IndexContext } from '../index/context.ts';
import { searchableDeclarations } from '../settings/settings.ts';
import { badRequest } from '../types.ts';
import { type SearchParams, stringList } from './params.ts';

/** How the text columns of a dataset count for one request; all lists run by column number. */
export type TextRules = ReturnType<typeof textRulesFor>;

/** Reads the text rules of an index and a request, which may narrow them. 400 on an attribute that is not searched. */
export function textRulesFor({ settings, view }: IndexContext, params: SearchParams) {
  const columns = view.dataset.textColumns;
  const declared = searchableDeclarations(settings);
  const name = 'restrictSearchableAttributes';
  const only = stringList(params.raw[name], name) ?? [];
  const unknown = only.find((one) => !declared.some((attribute) => attribute.name === one));
  if (unknown !== undefined)
    throw badRequest(`${name}: "${unknown}" is not in searchableAttributes`);
  const all = declared.length === 0 ? [{ name: '*', rank: 0, ordered: false }] : declared;
  const searched =
    only.length === 0 ? all : all.filter((attribute) => only.includes(attribute.name));
  const found = columns.map((column) => searched.find((attribute) => attribute.name === column));
  const listed = (setting: string): Uint8Array => {
    const names = params.list(setting) ?? [];
    return Uint8Array.from(columns, (column) => Number(names.includes(column)));
  };
  return {
    /** Rank of the column's attribute, or -1 when it is not searched. */
    rank: Int32Array.from(found, (attribute) => attribute?.rank ?? -1),
    ordered: Uint8Array.from(found, (attribute) => Number(attribute?.ordered ?? false)),
    noTypos: listed('disableTypoToleranceOnAttributes'),
    noPrefix: listed('disablePrefixOnAttributes'),
  };
}

/** An index whose hits are ranked by typing errors before all else, its sort rules too. */
export const rankedByTypos = (context: IndexContext): IndexContext => ({
  ...context,
  sortFirst: [],
  // What was sorted by before stays in the order of hits with as many errors.
  textual:
    context.sortFirst.length > 0
      ? ['typo']
      : ['typo', ...context.textual.filter((name) => name !== 'typo')],
});
