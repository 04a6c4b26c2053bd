import {
  type FieldMergeFunction,
  type FieldPolicy,
  InMemoryCache,
  type NormalizedCacheObject,
  type StoreObject,
} from '@apollo/client';
import { isPersistedField, LOCAL_FIELDS } from './persistedPart.ts';
import { isPersonalField } from './personal.ts';

/** The shop's cache. Notifies listeners of changes and merges persisted state. */
export class ShopCache extends InMemoryCache {
  readonly #listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fields selected by `isOwn` are replaced; entities are merged, because only part of each is persisted. */
  takePersisted(persisted: NormalizedCacheObject, isOwn = isPersistedField): void {
    const { ROOT_QUERY: root = {}, ...current } = this.extract();
    const { ROOT_QUERY: persistedRoot, ...entities } = persisted;
    const others = Object.entries(root).filter(([name]) => !isOwn(name));
    const fields = { ...Object.fromEntries(others), ...persistedRoot };
    for (const [id, entity] of Object.entries(entities)) {
      current[id] = mergeEntity(current[id], entity);
    }
    this.restore({ ...current, ROOT_QUERY: { __typename: 'Query', ...fields } });
    this.broadcastWatches();
  }

  /** Removes everything except public root fields and all entities reachable from them. */
  clearPersonalData(): void {
    this.batch({
      update: () => {
        this.evict({ id: 'ROOT_SUBSCRIPTION' });
        this.modify({
          fields: (value, { fieldName, DELETE }) => (isPersonalField(fieldName) ? DELETE : value),
        });
        this.gc();
      },
    });
    this.broadcastWatches();
  }

  protected override broadcastWatches(
    ...args: Parameters<InMemoryCache['broadcastWatches']>
  ): ReturnType<InMemoryCache['broadcastWatches']> {
    super.broadcastWatches(...args);
    for (const listener of this.#listeners) listener();
  }
}

/** Arrays and scalars replace the current values; objects, such as a cart's totals, are merged. */
function mergeEntity(ours: StoreObject = {}, theirs: StoreObject = {}): StoreObject {
  const merged = { ...ours };
  for (const [name, value] of Object.entries(theirs)) {
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value;
  }
  return merged;
}

const isObject = (value: unknown): value is StoreObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const REPLACED = { merge: false } as const;

/** Each local-only field reads as its initial value until it is written, so the client needs no `LocalState`. */
function localFields(): Record<string, FieldPolicy> {
  const fields = Object.entries(LOCAL_FIELDS).map(([name, initial]): [string, FieldPolicy] => [
    name,
    { merge: false, read: (known) => known ?? initial },
  ]);
  return Object.fromEntries(fields);
}

/**
 * Creates an empty normalized cache. Products are keyed by `sku`, categories and carts by `id`, so every selection must
 * include it. Cart lines are embedded in their cart because a line's id is unique only within a cart.
 */
export function createCache(): ShopCache {
  return new ShopCache({
    // Result caching pays off only on repeated reads; the server reads once and discards the cache.
    resultCaching: !import.meta.env.SSR,
    typePolicies: {
      // Items can be removed from these lists, so the incoming list replaces the existing one.
      Query: {
        fields: {
          giftCards: REPLACED,
          priceAlerts: REPLACED,
          savedSearches: REPLACED,
          ...localFields(),
        },
      },
      Customer: { fields: { addresses: REPLACED } },
      GiftCard: { keyFields: ['code'] },
      Product: {
        keyFields: ['sku'],
        fields: {
          price: { merge: true },
          condition: { merge: true },
          image: { merge: true },
          images: { merge: mergePictures },
        },
      },
      Category: { keyFields: ['id'] },
      Cart: { keyFields: ['id'], fields: { lines: { merge: false }, totals: { merge: true } } },
      CartLine: { keyFields: false },
      MenuItem: { keyFields: false },
      StoreConfig: { keyFields: [] },
      SellItem: { fields: { answers: REPLACED, history: REPLACED, moves: REPLACED } },
      SellTerms: { keyFields: [] },
      SellItemPage: { merge: true },
      CmsBlock: { keyFields: false },
      CmsPage: { keyFields: false },
    },
  });
}

/** A card reads one size of a product's pictures, the product page three; merging keeps both. */
const mergePictures: FieldMergeFunction<readonly StoreObject[]> = (
  existing,
  incoming,
  { mergeObjects },
) => {
  if (existing?.length !== incoming.length) return incoming;
  return incoming.map((picture, index) => mergeObjects(existing[index] ?? picture, picture));
};
