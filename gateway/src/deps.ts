import type { Logger } from 'pino';
import { connectRedis, createRedisCache } from './cache/redis.ts';
import { createResponseCache } from './cache/response-cache.ts';
import {
  type CapabilityDeps,
  createCapabilities,
  skipMissingIndexes,
} from './calls/capabilities.ts';
import type { Service } from './calls/capability-probes.ts';
import { createKeyedMutex } from './calls/rest-calls.ts';
import type { GatewayDeps } from './context.ts';
import { createLoaders } from './domains/loaders.ts';
import { createPaymentConfig } from './domains/payments/config.ts';
import { createSellNews } from './domains/sell/news.ts';
import { type Env, getStoreHeaders } from './env.ts';
import type { Feature } from './generated/types.ts';
import { createRateLimiter } from './graphql/limits/rate-limiter.ts';
import { createAuthConfig } from './session/auth-config.ts';
import { createSessionRevocation } from './session/revocation.ts';
import { createTtlStore, type TtlStore } from './session/ttl-store.ts';
import { createCustomerGraphql } from './sources/commerce-graphql/customer-client.ts';
import { createCommerceGraphqlExecutor } from './sources/commerce-graphql/executor.ts';
import { createCommerceProducts } from './sources/commerce-graphql/products.ts';
import { readStoreView } from './sources/commerce-graphql/store-view.ts';
import { createCommerceRest } from './sources/commerce-rest/client.ts';
import { createCommerceFiles } from './sources/commerce-rest/files.ts';
import { createHttpService, type OnCall } from './sources/http.ts';
import { createHttpStreamService } from './sources/http-streams.ts';
import { createRecoveryWatch, createServicePolicy, withPolicy } from './sources/policies.ts';
import { shareSearch } from './sources/search/batching.ts';
import { createSearchSource } from './sources/search/client.ts';
import { createCoalescingCache, createSwrCache, type SwrCache } from './sources/swr-cache.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';

/** Cache lifetime of public data in milliseconds. */
const READS_TTL_MS = 10_000;
/** Maximum number of stale search responses as a fallback; a listing of 60 products is about 100 kB. */
const MAX_SEARCHES = 200;
/** Cache lifetime of the shop's search settings in milliseconds. */
const SETTINGS_TTL_MS = 60_000;

const COMMERCE = 'commerce back end';

/** The features that `env` disables, or for which it lacks the settings. */
function getSwitchedOff(
  env: Env,
  { authConfig, payments }: Pick<GatewayDeps, 'authConfig' | 'payments'>,
): ReadonlySet<Feature> {
  const off: readonly (readonly [boolean, readonly Feature[]])[] = [
    [!env.SELL_TO_US, ['SELL_TO_US', 'SELL_DRAFTS', 'SELL_ESTIMATES']],
    [!env.GIFT_CARDS, ['GIFT_CARDS']],
    [payments.settings.wallet === null, ['WALLET']],
    [payments.settings.financing === null, ['FINANCING']],
    [authConfig.providers.length === 0, ['SOCIAL_SIGN_IN']],
  ];
  return new Set(off.flatMap(([isOff, features]) => (isOff ? features : [])));
}

/** Creates the search source in `env`, without policies. */
export function connectSearch(env: Env, onCall?: OnCall) {
  return createSearchSource({
    hosts: env.SEARCH_HOSTS,
    appId: env.SEARCH_APP_ID,
    apiKey: env.SEARCH_API_KEY,
    indexPrefix: env.SEARCH_INDEX,
    limits: {
      connectMs: env.SEARCH_CONNECT_MS,
      readMs: env.SEARCH_READ_MS,
      responseBytes: env.MAX_RESPONSE_BYTES,
    },
    onCall,
  });
}

interface DepsOptions {
  readonly metrics?: Metrics;
  readonly store?: TtlStore;
  readonly onCapabilities?: CapabilityDeps['onChange'];
}

/**
 * Creates the dependencies without connecting; the first call of each service connects. `close` closes the connections.
 */
export function createDeps(
  env: Env,
  { metrics = createMetrics(), store = createTtlStore(), onCapabilities }: DepsOptions = {},
) {
  const staleMs = env.STALE_MS;
  const createCache = (max: number, ttlMs: number): SwrCache =>
    env.CACHE ? createSwrCache({ max, ttlMs, staleMs }) : createCoalescingCache();
  /** Records the calls of a service, and notices its recovery. */
  const observe = (service: Service): OnCall =>
    createRecoveryWatch(metrics.createCallRecorder(service), () =>
      capabilities.refreshAfterOutage(service),
    );
  const limits = {
    connectMs: env.COMMERCE_CONNECT_MS,
    readMs: env.COMMERCE_READ_MS,
    writeMs: env.COMMERCE_WRITE_MS,
    responseBytes: env.MAX_RESPONSE_BYTES,
  };
  const ownHeaders = getStoreHeaders(env);
  const commercePolicy = createServicePolicy(COMMERCE, env.BREAKER_OPEN_MS);
  const commerce = withPolicy(
    createHttpService(COMMERCE, env.COMMERCE_URL, limits, {
      ownHeaders,
      onCall: observe('commerce'),
    }),
    commercePolicy,
  );
  const streams = createHttpStreamService(COMMERCE, env.COMMERCE_URL, limits);
  const searchPolicy = createServicePolicy('search', env.BREAKER_OPEN_MS);
  const searchService = connectSearch(env, observe('search'));
  const search = shareSearch(searchService, searchPolicy, createCache(MAX_SEARCHES, 0));
  metrics.watchBreaker('commerce', () => commercePolicy.isOpen('read'));
  metrics.watchBreaker('commerce-writes', () => commercePolicy.isOpen('write'));
  metrics.watchBreaker('search', () => searchPolicy.isOpen('read'));
  const settings = { authConfig: createAuthConfig(env, store), payments: createPaymentConfig(env) };
  const capabilities = createCapabilities({
    http: commerce,
    search: searchService,
    restPath: env.COMMERCE_REST_PATH,
    graphqlPath: env.COMMERCE_GRAPHQL_PATH,
    providerPaths: { wallet: env.WALLET_PATH, financing: env.FINANCING_PATH },
    switchedOff: getSwitchedOff(env, settings),
    onChange: onCapabilities,
  });
  const publicCache = createCache(1_000, READS_TTL_MS);
  const graphql = { http: commerce, path: env.COMMERCE_GRAPHQL_PATH };
  const rest = createCommerceRest(commerce, env.COMMERCE_REST_PATH);
  const settingsCache = createSwrCache({ max: 10, ttlMs: SETTINGS_TTL_MS, staleMs });
  return {
    createLoaders,
    rest,
    sellNews: createSellNews(rest, { everyMs: env.NEWS_MS, timeoutMs: env.OPERATION_MS }),
    commerceGraphql: createCommerceGraphqlExecutor({ ...graphql, publicCache }),
    commerceProducts: createCommerceProducts(graphql),
    readStoreView: async () =>
      ownHeaders.store ? settingsCache.get('store-view', () => readStoreView(graphql)) : null,
    customerGraphql: createCustomerGraphql(graphql),
    files: createCommerceFiles(streams, env.COMMERCE_REST_PATH),
    search: skipMissingIndexes(search, capabilities),
    locks: createKeyedMutex(),
    publicCache,
    store,
    settingsCache,
    mediaUrl: env.MEDIA_URL,
    quoteOptionId: env.QUOTE_OPTION_ID,
    changeMs: env.OPERATION_MS + env.COMMERCE_WRITE_MS,
    ...settings,
    capabilities,
    close: async () => {
      await Promise.all([commerce.close(), streams.close(), searchService.close()]);
    },
  };
}

interface SharedStateOptions {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly clearReads: () => void;
}

/** State shared by all gateways if REDIS_URL is set, or otherwise local to each. */
export function createSharedState(env: Env, { log, metrics, clearReads }: SharedStateOptions) {
  const redis = env.REDIS_URL === undefined ? undefined : connectRedis(env.REDIS_URL, log);
  const store = createTtlStore(redis);
  redis?.on('ready', () => void store.restore());
  const remote = redis && env.CACHE ? createRedisCache(redis) : undefined;
  const onFailure = () => metrics.recordCacheFailure();
  return {
    store,
    revocation: createSessionRevocation(store),
    cache: env.CACHE ? createResponseCache({ remote, onFailure, onPurge: clearReads }) : null,
    ...(env.RATE_LIMITS ? { rates: createRateLimiter(redis, store, env.GUESS_MS) } : {}),
    checks: redis === undefined ? [] : [{ name: 'redis', run: () => redis.ping() }],
    close() {
      remote?.close();
      redis?.disconnect();
    },
  };
}
