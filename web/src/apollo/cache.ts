import {
  type FieldMergeFunction,
  type FieldPolicy,
  InMemoryCache,
  type NormalizedCacheObject,
  type StoreObject,
} from '@apollo/client';
import { isPersistedField } from './persistedPart.ts';
import { publicPart } from './personal.ts';

/** The shop's cache: it tells when it has changed, and takes kept state in without losing what it holds. */
export class ShopCache extends InMemoryCache {
  readonly #listeners = new Set<() => void>();

  /** Calls back after every change; returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes persisted state in: its local-only fields, which `isOwn` tells, replace ours; its entities are merged into ours, of which less is persisted. */
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

  /** Drops all but what is the same for everybody, and tells the watching components. */
  forgetPersonal(): void {
    this.restore(publicPart(this.extract()));
    this.broadcastWatches();
  }

  protected override broadcastWatches(
    ...args: Parameters<InMemoryCache['broadcastWatches']>
  ): ReturnType<InMemoryCache['broadcastWatches']> {
    super.broadcastWatches(...args);
    for (const listener of this.#listeners) listener();
  }
}

/** Arrays and values replace ours, objects such as the totals of a cart are merged. */
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

/** A local-only field: what was written last, or `initial` before. */
function orElse<Value>(initial: Value): FieldPolicy<Value> {
  return { merge: false, read: (known) => known ?? initial };
}

/**
 * A fresh normalised cache. Every selection of Product needs `sku`, of Category and Cart `id`: they are the keys.
 * Cart lines live inside their cart, because a line's id means nothing in another cart.
 */
export function createCache(): ShopCache {
  return new ShopCache({
    // Remembering what was read pays when it is read again; the server reads once and throws the cache away.
    resultCaching: !import.meta.env.SSR,
    typePolicies: {
      // Lists that shrink when something is taken out: what the gateway says replaces what was known.
      Query: {
        fields: {
          giftCards: REPLACED,
          priceAlerts: REPLACED,
          savedSearches: REPLACED,
          localCustomer: orElse(null),
          isSessionKnown: orElse(false),
          signInDialog: orElse(null),
          intent: orElse(null),
          cartId: orElse(null),
          favoriteProductIds: orElse([]),
          recentSearches: orElse([]),
          lastListing: orElse(null),
          submissionDraft: orElse(null),
          checkoutDraft: orElse(null),
          closedNotices: orElse([]),
          socialFeed: orElse(null),
          lastOrder: orElse(null),
          orderAttempt: orElse(null),
          pendingOrder: orElse(null),
          placedOrder: orElse(null),
          walletApproval: orElse(null),
          lastOpenedPath: orElse(null),
          appliedGiftCards: orElse([]),
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

/** A card reads one size of a product's pictures, its page three: each keeps what the other has read. */
const mergePictures: FieldMergeFunction<readonly StoreObject[]> = (
  existing,
  incoming,
  { mergeObjects },
) => {
  if (existing?.length !== incoming.length) return incoming;
  return incoming.map((picture, index) => mergeObjects(existing[index] ?? picture, picture));
};
