import type { NormalizedCacheObject, StoreObject } from '@apollo/client';

/** Entities that are the same for everybody. */
const PUBLIC_TYPES = /^(Product|Category|MenuItem|StoreConfig|CmsBlock|CmsPage)\b/;
/** Root fields whose answers are the same for everybody. A field that is not named here counts as personal. */
const PUBLIC_FIELDS = new Set([
  '__typename',
  'category',
  'categorySearch',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'filterableAttributes',
  'menu',
  'pageSearch',
  'paymentSettings',
  'product',
  'productAddresses',
  'productById',
  'productSearch',
  'sectionBlocks',
  'sellDesigners',
  'sellEstimate',
  'sellTerms',
  'signInSettings',
  'storeConfig',
  'urlResolver',
]);

/** True for a root field whose answer depends on who asks. */
export const isPersonalField = (name: string): boolean => !PUBLIC_FIELDS.has(name);

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
  const fields = Object.entries(root).filter(([name]) => !isPersonalField(nameOf(name)));
  return Object.fromEntries(fields);
}

/** The cache writes a field with its arguments: `product({"sku":"A"})`. */
const nameOf = (stored: string): string => /^\w+/.exec(stored)?.[0] ?? stored;
