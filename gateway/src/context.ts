import { type CartLoaders, createCartLoaders } from './domains/cart/loaders.ts';
import { type CatalogLoaders, createCatalogLoaders } from './domains/catalog/loaders.ts';
import { type ContentLoaders, createContentLoaders } from './domains/content/loaders.ts';
import type { KeyedLock } from './shared/keyed-lock.ts';
import type { Memo } from './shared/memo.ts';
import type { CommerceRest } from './sources/commerce-rest/client.ts';
import { createBatchedSearch } from './sources/search/batched.ts';
import type { SearchSource } from './sources/search/types.ts';

/** What lives as long as the process and is shared by all requests. Nothing here belongs to a session. */
export interface GatewayDeps {
  readonly rest: CommerceRest;
  readonly search: SearchSource;
  readonly locks: KeyedLock;
  /** Public answers, kept for a short while. */
  readonly answers: Memo;
  /** The shop's search configuration (attributes), kept for a short while. */
  readonly settings: Memo;
  /** Base address of the picture service. */
  readonly mediaUrl: string;
}

/** The loaders of one request, by domain. */
export interface Loaders {
  readonly catalog: CatalogLoaders;
  readonly cart: CartLoaders;
  readonly content: ContentLoaders;
}

/** What every resolver is given. Made anew for each request. */
export interface GatewayContext {
  readonly requestId: string;
  readonly loaders: Loaders;
  readonly rest: CommerceRest;
  readonly locks: KeyedLock;
  readonly mediaUrl: string;
}

const createLoaders = (deps: GatewayDeps, requestId: string): Loaders => ({
  catalog: createCatalogLoaders({ ...deps, search: createBatchedSearch(deps.search) }),
  cart: createCartLoaders({ rest: deps.rest, answers: deps.answers, requestId }),
  content: createContentLoaders({ rest: deps.rest, answers: deps.answers, requestId }),
});

/** The context of one request. */
export const createContext = (deps: GatewayDeps, requestId: string): GatewayContext => ({
  requestId,
  loaders: createLoaders(deps, requestId),
  rest: deps.rest,
  locks: deps.locks,
  mediaUrl: deps.mediaUrl,
});
