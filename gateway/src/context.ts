import type { Capabilities } from './calls/capabilities.ts';
import type { SharedRuns } from './calls/idempotency.ts';
import type { KeyedMutex } from './calls/rest-calls.ts';
import { createRestReads, type RestReads } from './calls/rest-calls.ts';
import type { AuthConfig } from './session/auth-config.ts';
import { createSession, type Session } from './session/session.ts';
import type { CustomerGraphqlClient } from './sources/commerce-graphql/customer-client.ts';
import type { CommerceProducts } from './sources/commerce-graphql/products.ts';
import type { CommerceRest } from './sources/commerce-rest/client.ts';
import type { SearchSource } from './sources/search/types.ts';
import type { SwrCache } from './sources/swr-cache.ts';

/**
 * What lives as long as the process and is shared by all requests. Nothing here belongs to a session. A domain declares
 * what it adds beside what it is (`declare module`), so that nothing here imports a domain.
 */
export interface GatewayDeps {
  /** What the configured back end offers. */
  readonly capabilities: Capabilities;
  readonly rest: CommerceRest;
  /** The back end's GraphQL as one customer sees it. */
  readonly customerGraphql: CustomerGraphqlClient;
  readonly search: SearchSource;
  /** Products of the commerce back end, for when search is unavailable. */
  readonly commerceProducts: CommerceProducts;
  readonly locks: KeyedMutex;
  /** Public responses, cached for a short while. */
  readonly publicCache: SwrCache;
  /** Orders placed, by owner and idempotency key: a second try gets the first one's result. */
  readonly orderCache: SwrCache;
  /** The shop's search configuration (attributes), cached for a short while. */
  readonly settingsCache: SwrCache;
  /** Base address of the picture service. */
  readonly mediaUrl: string;
  /** The custom option of virtual products that carries the quote id. */
  readonly quoteOptionId: string;
  /** Captcha and identity providers. */
  readonly authConfig: AuthConfig;
  /** Orders placed, by owner and idempotency key, for all gateways together. */
  readonly sharedOrders: SharedRuns;
  /** Makes the loaders of a request (domains/loaders.ts). */
  readonly createLoaders: (context: LoaderContext) => Loaders;
}

/** The loaders of one request, by domain; each domain declares its own in its loaders.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it.
export interface Loaders {}

/** What loaders are made of. */
export interface LoaderContext extends GatewayDeps {
  readonly requestId: string;
  /** Who calls, and how signing in and out changes that. */
  readonly session: Session;
  /** Reads of this request, each made once. */
  readonly reads: RestReads;
}

/** What every resolver is given. Made anew for each request. */
export interface GatewayContext extends LoaderContext {
  readonly loaders: Loaders;
}

/** The context of one request. */
export function createContext(
  deps: GatewayDeps,
  requestId: string,
  session: Session = createSession(),
): GatewayContext {
  const reads = createRestReads({ rest: deps.rest, requestId, session });
  const context = { ...deps, requestId, session, reads };
  return Object.assign(context, { loaders: deps.createLoaders(context) });
}
