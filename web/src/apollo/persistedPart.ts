import type { NormalizedCacheObject, StoreObject } from '@apollo/client';

/** Local-only fields that are persisted to localStorage, with initial values; their schema is local.graphql. */
const PERSISTED_FIELDS = {
  localCustomer: null,
  cartId: null,
  shownCart: null,
  favoriteProductIds: [],
  recentSearches: [],
  lastListing: null,
  submissionDraft: null,
  closedNotices: [],
  socialFeed: null,
  lastOrder: null,
};

/** Local-only fields that are persisted to sessionStorage, because they belong to one tab. */
const TAB_FIELDS = {
  intent: null,
  checkoutDraft: null,
  formDraft: null,
  parcelDraft: null,
  orderAttempt: null,
  pendingOrder: null,
  placedOrder: null,
  walletApproval: null,
  appliedGiftCards: [],
};

/** The initial values of all local-only fields. */
export const LOCAL_FIELDS = {
  ...PERSISTED_FIELDS,
  ...TAB_FIELDS,
  isSessionKnown: false,
  signInDialog: null,
};

/** The persisted fields of a cart. Addresses and gift cards are excluded: a gift card's code is enough to spend it. */
const CART_FIELDS = ['__typename', 'id', 'isActive', 'totalQuantity', 'lines', 'totals'];
const SECRET_FIELDS = new Set(['giftCards']);

/** True for a root field that is persisted to localStorage; `storedName` is its key in the cache. */
export const isPersistedField = (storedName: string): boolean =>
  Object.hasOwn(PERSISTED_FIELDS, /^\w+/.exec(storedName)?.[0] ?? '');

export const isTabField = (name: string): boolean => Object.hasOwn(TAB_FIELDS, name);

export function tabPart({ ROOT_QUERY: root = {} }: NormalizedCacheObject): NormalizedCacheObject {
  const known = Object.keys(root).filter((name) => isTabField(name) && root[name] !== null);
  const fields = pick(root, known);
  return Object.keys(fields).length === 0 ? {} : { ROOT_QUERY: { __typename: 'Query', ...fields } };
}

/** What is persisted to localStorage, in a stable order: tabs with the same state write the same text. */
export function persistedPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const fields = Object.entries(cache.ROOT_QUERY ?? {});
  const known = fields.filter(([name, value]) => isPersistedField(name) && value !== null);
  const root = pick(
    cache.ROOT_QUERY,
    known.map(([name]) => name),
  );
  if (Object.keys(root).length === 0) return {};
  const cartKey = `Cart:{"id":${JSON.stringify(root.cartId)}}`;
  const cart = cache[cartKey] && { [cartKey]: pick(cache[cartKey], CART_FIELDS) };
  return withoutSecrets({ ROOT_QUERY: { __typename: 'Query', ...root }, ...cart });
}

function pick(object: StoreObject | undefined, names: readonly string[]): StoreObject {
  const known = names.toSorted().filter((name) => object?.[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, object?.[name]]));
}

function withoutSecrets<Value>(value: Value): Value {
  const json = JSON.stringify(value, (name, each) => (SECRET_FIELDS.has(name) ? undefined : each));
  return JSON.parse(json);
}
