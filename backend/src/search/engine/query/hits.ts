import type { IndexContext } from '../index/context.ts';
import { isObject } from '../index/operations.ts';
import { bareAttribute } from '../settings/settings.ts';
import type { JsonObject, JsonValue, RawParams } from '../types.ts';
import { highlightTexts, type Marker } from './highlight.ts';
import { paramOrSetting, stringList } from './params.ts';

/** The part of a record at one path, in the record's own shape; undefined if there is none. */
function pick(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => pick(item, path)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return undefined;
  const inner = pick(value[head], rest);
  return inner === undefined ? undefined : { [head]: inner };
}

function merge(into: JsonObject, part: JsonValue | undefined): void {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  for (const [key, value] of Object.entries(part)) {
    const before = into[key];
    const bothObjects = isObject(before) && isObject(value);
    if (bothObjects) merge(before, value);
    else into[key] = value;
  }
}

/** The parts of a record at some paths. */
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

/** The requested attributes of a record without the unretrievable ones. */
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

function highlighted(context: IndexContext, record: JsonObject, raw: RawParams): JsonObject {
  const requested = stringList(
    paramOrSetting(raw, context.settings, 'attributesToHighlight'),
    'attributesToHighlight',
  );
  const searchable = (context.settings.searchableAttributes ?? ['*']).flatMap((name) =>
    bareAttribute(name)
      .name.split(',')
      .map((part) => part.trim()),
  );
  const paths = requested ?? searchable;
  if (!paths.includes('*')) return pickPaths(record, paths);
  const { objectID: _, ...rest } = record;
  return rest;
}

/** One hit of a response: the record's attributes and their highlighted values. */
export function toHit(
  context: IndexContext,
  record: JsonObject,
  options: { raw: RawParams; marker: Marker },
): JsonObject {
  const { settings } = context;
  const requested = stringList(
    paramOrSetting(options.raw, settings, 'attributesToRetrieve'),
    'attributesToRetrieve',
  );
  const hit = retrieve(record, requested, settings.unretrievableAttributes ?? []);
  const shown = highlighted(context, record, options.raw);
  if (Object.keys(shown).length > 0)
    hit._highlightResult = highlightTexts(shown, options.marker) as JsonObject;
  return hit;
}
