import type { NormalizedCacheObject, StoreObject } from '@apollo/client';

/** Entities that are the same for everybody. */
const PUBLIC_TYPES = /^(Product|Category|MenuItem|StoreConfig|CmsBlock|CmsPage|Designer)\b/;
/** Root fields whose answers are the same for everybody. A field that is not named here counts as personal. */
const PUBLIC_FIELDS =
  /^(__typename|menu|storeConfig|cmsBlocks?|cmsPage|route|urlResolver|product|products|productSearch|productById|relatedProducts|searchSuggestions|categor(y|ies)|designers?|countries|signInSettings)\b/;

/** True for a root field whose answer depends on who asks. */
export const isPersonalField = (name: string): boolean => !PUBLIC_FIELDS.test(name);

/** The part of a cache that is the same for everybody. Anything unknown is left out. */
export function publicPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const kept: Record<string, StoreObject | undefined> = {};
  for (const [id, entity] of Object.entries(cache)) {
    if (id === 'ROOT_QUERY' && entity) kept[id] = publicFields(entity);
    else if (PUBLIC_TYPES.test(id)) kept[id] = entity;
  }
  return kept;
}

function publicFields(root: StoreObject): StoreObject {
  const fields = Object.entries(root).filter(([name]) => !isPersonalField(name));
  return Object.fromEntries(fields);
}
