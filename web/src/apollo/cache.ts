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

  /** Takes persisted state in: its local-only fields and entities replace ours, all else stays. */
  takePersisted(persisted: NormalizedCacheObject): void {
    const { ROOT_QUERY: root = {}, ...current } = this.extract();
    const others = Object.entries(root).filter(([name]) => !isPersistedField(name));
    const merged = { ...Object.fromEntries(others), ...persisted.ROOT_QUERY };
    this.restore({ ...current, ...persisted, ROOT_QUERY: { __typename: 'Query', ...merged } });
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
          drafts: orElse([]),
          closedNotices: orElse([]),
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
