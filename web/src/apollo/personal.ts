import type { NormalizedCacheObject, StoreObject } from '@apollo/client';
import { PUBLIC_FIELDS } from './publicFields.ts';
import { collectReferences } from './references.ts';

/** Local-only fields that say nothing of a person; what a sign-in goes on with is dropped by the session itself. */
const NOBODYS = new Set([
  'closedNotices',
  'socialFeed',
  'isSessionKnown',
  'signInDialog',
  'intent',
]);

/** True for a root field whose answer depends on who asks. */
export const isPersonalField = (name: string): boolean =>
  name !== '__typename' && !PUBLIC_FIELDS.has(name) && !NOBODYS.has(name);

/** The part of a cache that is the same for everybody: such answers, and all that they lead to. Anything else is left out. */
export function publicPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const root = cache.ROOT_QUERY;
  if (!root) return {};
  const kept: Record<string, StoreObject | undefined> = { ROOT_QUERY: publicFields(root) };
  const reached = new Set<string>();
  collectReferences(kept.ROOT_QUERY, reached);
  for (const id of reached) {
    kept[id] = cache[id];
    collectReferences(cache[id], reached);
  }
  return kept;
}

function publicFields(root: StoreObject): StoreObject {
  const fields = Object.entries(root).filter(([name]) => !isPersonalField(nameOf(name)));
  return Object.fromEntries(fields);
}

/** The cache writes a field with its arguments: `product({"sku":"A"})`. */
const nameOf = (stored: string): string => /^\w+/.exec(stored)?.[0] ?? stored;
