import type { NormalizedCacheObject, StoreObject } from '@apollo/client';
import { PUBLIC_FIELDS } from './publicFields.ts';

/** Local-only fields without personal data. The session itself removes the pending intent. */
const NON_PERSONAL_FIELDS = new Set([
  'closedNotices',
  'socialFeed',
  'isSessionKnown',
  'signInDialog',
  'intent',
]);

/** True for a root field whose value depends on the caller. */
export const isPersonalField = (name: string): boolean =>
  name !== '__typename' && !PUBLIC_FIELDS.has(name) && !NON_PERSONAL_FIELDS.has(name);

/** The public part of a cache: root fields that are the same for every caller, and all entities reachable from them. */
export function publicPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const root = cache.ROOT_QUERY;
  if (!root) return {};
  const publicCache: Record<string, StoreObject | undefined> = { ROOT_QUERY: publicFields(root) };
  const reached = new Set<string>();
  collectReferences(publicCache.ROOT_QUERY, reached);
  for (const id of reached) {
    publicCache[id] = cache[id];
    collectReferences(cache[id], reached);
  }
  return publicCache;
}

function publicFields(root: StoreObject): StoreObject {
  const fields = Object.entries(root).filter(([name]) => !isPersonalField(toFieldName(name)));
  return Object.fromEntries(fields);
}

/** The field name without arguments: the cache stores `product({"sku":"A"})`. */
const toFieldName = (stored: string): string => /^\w+/.exec(stored)?.[0] ?? stored;

/** Adds the ids of all entities that a part of Apollo's cache references to `found`. */
export function collectReferences(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('__ref' in value && typeof value.__ref === 'string') found.add(value.__ref);
  for (const entry of Object.values(value)) collectReferences(entry, found);
}
