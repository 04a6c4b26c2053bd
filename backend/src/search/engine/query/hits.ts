import type { IndexContext } from '../index/context.ts';
import { isObject } from '../index/operations.ts';
import { searchableDeclarations } from '../settings/settings.ts';
import { badRequest, type JsonObject, type JsonValue } from '../types.ts';
import { highlightText, type Marker, showTexts, snippetText } from './highlight.ts';
import { type SearchParams, wholeNumber } from './params.ts';

/** The fields of a response that can be left out, in the hosted service's names. */
const KNOWN = new Set(
  `aroundLatLng automaticRadius exhaustive exhaustiveFacetsCount exhaustiveNbHits exhaustiveTypo
  facets facets_stats hits hitsPerPage index length nbHits nbPages nbSortedHits offset page params
  processingTimeMS query queryAfterRemoval queryID renderingContent serverTimeMS userData
  appliedRelevancyStrictness appliedRules`.split(/\s+/),
);

/**
 * What `responseFields` leaves of a response: the fields named, all for `*` or without the parameter. 400 for an
 * unknown one.
 */
export function withFields(response: JsonObject, params: SearchParams): JsonObject {
  const names = params.list('responseFields');
  if (names === null || names.includes('*')) return response;
  const unknown = names.find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    throw badRequest(`Invalid value for "responseFields" parameter, unknown field "${unknown}"`);
  return Object.fromEntries(
    Object.entries(response).filter(([name]) => names.includes(name) || !KNOWN.has(name)),
  );
}

/** The part of a record at one path, in the record's own shape; undefined when there is none. */
function pick(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => pick(item, path)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value) || !Object.hasOwn(value, head)) return undefined;
  const inner = pick(value[head], rest);
  return inner === undefined ? undefined : { [head]: inner };
}

function merge(into: JsonObject, part: JsonValue | undefined): void {
  if (!isObject(part)) return;
  for (const [key, value] of Object.entries(part)) {
    const before = into[key];
    if (isObject(before) && isObject(value)) merge(before, value);
    else into[key] = value;
  }
}

export function pickPaths(record: JsonObject, paths: readonly string[]): JsonObject {
  const out: JsonObject = {};
  for (const path of paths) {
    const whole = Object.hasOwn(record, path);
    merge(out, whole ? { [path]: record[path] } : pick(record, path.split('.')));
  }
  return out;
}

function without(record: JsonObject, paths: readonly string[]): JsonObject {
  const out = structuredClone(record);
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let target: JsonValue | undefined = out;
    for (const key of keys) target = isObject(target) ? target[key] : undefined;
    if (isObject(target)) delete target[last];
  }
  return out;
}

/** The attributes of a record a client gets: those requested, less the unretrievable ones. */
export function retrieve(
  record: JsonObject,
  requested: readonly string[] | null,
  unretrievable: readonly string[],
): JsonObject {
  const list = requested ?? ['*'];
  const excluded = list.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const everything = list.includes('*') || (list.length === excluded.length && excluded.length > 0);
  const picked = everything ? record : pickPaths(record, list);
  const hidden = [...unretrievable, ...excluded];
  const visible = hidden.length > 0 ? without(picked, hidden) : picked;
  return { ...visible, objectID: record.objectID };
}

function highlighted(
  { settings }: IndexContext,
  record: JsonObject,
  params: SearchParams,
): JsonObject {
  const paths =
    params.list('attributesToHighlight') ??
    (settings.searchableAttributes
      ? searchableDeclarations(settings).map(({ name }) => name)
      : ['*']);
  if (!paths.includes('*')) return pickPaths(record, paths);
  const { objectID: _, ...rest } = record;
  return rest;
}

function snippets(
  record: JsonObject,
  { params, marker }: { params: SearchParams; marker: Marker },
): JsonObject | null {
  const requested = params.list('attributesToSnippet');
  if (!requested || requested.length === 0) return null;
  const ellipsis = params.text('snippetEllipsisText', '…');
  const { objectID: _, ...rest } = record;
  const out: JsonObject = {};
  for (const entry of requested) {
    const [path = '', words] = entry.split(':');
    const size = wholeNumber(words, 'attributesToSnippet', 10);
    const show = (text: string) => snippetText(text, marker, { size, ellipsis });
    const part = path === '*' ? rest : pickPaths(record, [path]);
    merge(out, showTexts(part, show) as JsonObject);
  }
  return out;
}

/** How a request has words marked. */
export const toMarker = (params: SearchParams, words: Marker['words']): Marker => ({
  words,
  before: params.text('highlightPreTag', '<em>'),
  after: params.text('highlightPostTag', '</em>'),
});

/** One hit as the service shows it: the record's attributes, and what of them matched. */
export function toHit(
  context: IndexContext,
  record: JsonObject,
  options: { params: SearchParams; marker: Marker },
): JsonObject {
  const { params } = options;
  const unretrievable = context.settings.unretrievableAttributes ?? [];
  const hit = retrieve(record, params.list('attributesToRetrieve'), unretrievable);
  const shown = highlighted(context, record, params);
  const snippet = snippets(record, options);
  if (snippet) hit._snippetResult = snippet;
  const show = (text: string) => highlightText(text, options.marker);
  if (Object.keys(shown).length > 0) hit._highlightResult = showTexts(shown, show) as JsonObject;
  return hit;
}
