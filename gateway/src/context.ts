import type { Capabilities } from './calls/capabilities.ts';
import { createRestReads, type KeyedMutex, type RestReads } from './calls/rest-calls.ts';
import type { AuthConfig } from './session/auth-config.ts';
import { createSession, type Session } from './session/session.ts';
import type { TtlStore } from './session/ttl-store.ts';
import type { CustomerGraphqlClient } from './sources/commerce-graphql/customer-client.ts';
import type { CommerceProducts } from './sources/commerce-graphql/products.ts';
import type { StoreView } from './sources/commerce-graphql/store-view.ts';
import type { CommerceRest } from './sources/commerce-rest/client.ts';
import type { SearchSource } from './sources/search/types.ts';
import type { SwrCache } from './sources/swr-cache.ts';

/**
 * Dependencies shared by all requests of the process; nothing here belongs to a session. Domains add their own by
 * declaration merging (`declare module`), so that this module imports no domain.
 */
export interface GatewayDeps {
  readonly capabilities: Capabilities;
  readonly rest: CommerceRest;
  readonly customerGraphql: CustomerGraphqlClient;
  readonly search: SearchSource;
  readonly commerceProducts: CommerceProducts;
  /** The store view that COMMERCE_REST_PATH selects; null if it selects none. */
  readonly readStoreView: () => Promise<StoreView | null>;
  readonly locks: KeyedMutex;
  /** Public responses, cached briefly. */
  readonly publicCache: SwrCache;
  /** The shop's search configuration (attributes), cached briefly. */
  readonly settingsCache: SwrCache;
  /** Base URL of the image service. */
  readonly mediaUrl: string;
  /** The custom option of virtual products that contains the quote id. */
  readonly quoteOptionId: string;
  readonly authConfig: AuthConfig;
  /** Short texts that all gateways share, such as the outcomes of orders by idempotency key. */
  readonly store: TtlStore;
  /** How long a mutation may take, in milliseconds: a write that starts at the end of the operation is completed. */
  readonly changeMs: number;
  readonly createLoaders: (context: LoaderContext) => Loaders;
}

/** The loaders of one request, by domain; domains/loaders.ts declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: domains/loaders.ts adds to it.
export interface Loaders {}

export interface LoaderContext extends GatewayDeps {
  readonly requestId: string;
  readonly session: Session;
  readonly reads: RestReads;
}

export interface GatewayContext extends LoaderContext {
  readonly loaders: Loaders;
}

export function createContext(
  deps: GatewayDeps,
  requestId: string,
  session: Session = createSession(),
): GatewayContext {
  const reads = createRestReads({ rest: deps.rest, requestId, session });
  const context = { ...deps, requestId, session, reads };
  return Object.assign(context, { loaders: deps.createLoaders(context) });
}
