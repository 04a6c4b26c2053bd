import type { ExecutionResult, Executor } from '@graphql-tools/utils';
import { GraphQLError, graphql } from 'graphql';
import type { Capabilities } from '../../src/calls/capabilities.ts';
import type { Capability, FeatureProvider } from '../../src/calls/capability-probes.ts';
import { createKeyedMutex } from '../../src/calls/rest-calls.ts';
import { createContext, type GatewayDeps } from '../../src/context.ts';
import { createLoaders } from '../../src/domains/loaders.ts';
import { createSellNews } from '../../src/domains/sell/news.ts';
import { formatError } from '../../src/graphql/errors.ts';
import type { AuthConfig } from '../../src/session/auth-config.ts';
import { noCaptcha } from '../../src/session/captcha.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { createTtlStore } from '../../src/session/ttl-store.ts';
import type { CommerceProducts } from '../../src/sources/commerce-graphql/products.ts';
import type { StoreView } from '../../src/sources/commerce-graphql/store-view.ts';
import type { CommerceFiles } from '../../src/sources/commerce-rest/files.ts';
import {
  createFinancingEndpoints,
  createWalletEndpoints,
} from '../../src/sources/commerce-rest/payments.ts';
import { createCoalescingCache } from '../../src/sources/swr-cache.ts';
import { fakeRest, fakeSearch, type RestResponses, type SearchResponses } from './fake-sources.ts';
import { setGraphqlExecutor, sharedSchema } from './shared-schema.ts';

/** The environment of a test's operation. */
export interface Surroundings {
  readonly rest?: RestResponses;
  readonly search?: SearchResponses;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly commerceGraphql?: Executor;
  /** Detected back-end features; by default, all modules of the shop. */
  readonly features?: Partial<Record<Capability, FeatureProvider | null>>;
  /** The store view that the configuration selects; by default none. */
  readonly storeView?: StoreView;
  /** Defaults to a guest's session. */
  readonly session?: Session;
  /** Defaults to no captcha and no payment providers. */
  readonly authConfig?: AuthConfig;
}

const noFiles: CommerceFiles = {
  open: () => Promise.reject(new Error('The test has no files')),
  addPhoto: () => Promise.reject(new Error('The test takes no photos')),
};

const nothingInstead: CommerceProducts = {
  byId: async () => null,
  bySkus: async () => [],
  categoryById: async () => null,
  list: () => Promise.reject(new Error('The test lists nothing of the back end')),
};

function fakeCapabilities(features: Surroundings['features'] = {}): Capabilities {
  const getProvider = (feature: Capability) =>
    features[feature] === undefined ? 'MODULE' : features[feature];
  return {
    getProvider,
    isOn: (feature) => getProvider(feature) !== null,
    list: () => [],
    refresh: async () => undefined,
    refreshAfterOutage: () => undefined,
  };
}

/** Milliseconds between polls. */
const NEWS_MS = 5;

/** Creates fake sources and the dependencies of a gateway that uses them. */
export function fakeDeps(surroundings: Surroundings) {
  const { rest = {}, search = {} } = surroundings;
  const commerce = fakeRest(rest);
  const service = fakeSearch(search);
  const deps: GatewayDeps = {
    createLoaders,
    capabilities: fakeCapabilities(surroundings.features),
    rest: commerce.rest,
    customerGraphql: commerce.ownGraphql,
    search: service.search,
    commerceProducts: nothingInstead,
    readStoreView: async () => surroundings.storeView ?? null,
    sellNews: createSellNews(commerce.rest, { everyMs: NEWS_MS, timeoutMs: 10_000 }),
    locks: createKeyedMutex(),
    publicCache: createCoalescingCache(),
    store: createTtlStore(),
    settingsCache: createCoalescingCache(),
    mediaUrl: 'http://media.test/cache',
    quoteOptionId: '17',
    changeMs: 18_000,
    payments: {
      wallet: createWalletEndpoints('/V1/wallet'),
      financing: createFinancingEndpoints('/V1/financing'),
      settings: { card: null, financing: null, wallet: null },
    },
    authConfig: surroundings.authConfig ?? {
      captcha: noCaptcha,
      hidesKnownEmails: false,
      providers: [],
    },
  };
  return {
    deps: { ...deps, files: noFiles },
    restCalls: commerce.calls,
    searchCalls: service.calls,
  };
}

/** Runs an operation on the real schema with fake sources; returns the result and the recorded calls. */
export async function runOperation(source: string, surroundings: Surroundings = {}) {
  const { deps, restCalls, searchCalls } = fakeDeps(surroundings);
  const contextValue = createContext(deps, 'test-request', surroundings.session ?? createSession());
  if (surroundings.commerceGraphql) setGraphqlExecutor(contextValue, surroundings.commerceGraphql);
  const result: ExecutionResult = await graphql({
    schema: sharedSchema(),
    source,
    variableValues: surroundings.variables ?? {},
    contextValue,
  });
  const errors = (result.errors ?? []).map((error) =>
    formatError(error instanceof GraphQLError ? error.toJSON() : error, error),
  );
  // Serialized as for a client.
  const data = JSON.parse(JSON.stringify(result.data ?? null));
  return { data, errors, restCalls, searchCalls };
}
