import type { Executor } from '@graphql-tools/utils';
import type { GatewayDeps } from '../context.ts';
import { createKeyedLock } from '../core/keyed-lock.ts';
import { createLoaders } from '../domains/loaders.ts';
import { createPaymentConfig } from '../domains/payments/config.ts';
import { createSharedOrders } from '../domains/payments/shared-orders.ts';
import { createSellNews } from '../domains/sell/news.ts';
import type { Env } from '../env.ts';
import { createAuthConfig } from '../session/captcha/auth-config.ts';
import { createTtlStore } from '../session/ttl-store.ts';
import { createCustomerGraphql } from '../sources/commerce-graphql/customer-client.ts';
import { createCommerceGraphqlExecutor } from '../sources/commerce-graphql/executor.ts';
import { createCommerceProducts } from '../sources/commerce-graphql/products.ts';
import { createCommerceRest } from '../sources/commerce-rest/client.ts';
import { type CommerceFiles, createCommerceFiles } from '../sources/commerce-rest/files.ts';
import { createHttpService, type HttpService } from '../sources/http.ts';
import { createHttpStream } from '../sources/http-stream.ts';
import { createGuard, DEFAULT_GUARD } from '../sources/resilience/guard.ts';
import { guardHttp } from '../sources/resilience/guarded-http.ts';
import { shareSearch } from '../sources/resilience/shared-search.ts';
import { createSearchSource } from '../sources/search/client.ts';
import { createCoalescingCache, createSwrCache, type SwrCache } from '../sources/swr-cache.ts';
import { observedHttp, observedSearch } from '../telemetry/observed.ts';
import { createObserver, type Observer } from '../telemetry/observer.ts';

/** How long public answers are kept, in milliseconds. */
const ANSWER_TTL_MS = 10_000;
/** Answers of the search service that may stand in for it; a listing of 60 is about 100 kB. */
const MOST_SEARCHES = 200;
/** How long the shop's search configuration is kept, in milliseconds. */
const SETTINGS_TTL_MS = 60_000;

/** How long a placed order is remembered by its idempotency key, in milliseconds: a day. */
const ORDERS_TTL_MS = 86_400_000;

/** The sources that `env` names, and how to end their connections. */
export interface LiveDeps extends GatewayDeps {
  readonly commerceGraphql: Executor;
  readonly files: CommerceFiles;
  close(): Promise<void>;
}

const COMMERCE = 'commerce back end';

const createCommerce = (env: Env, observer: Observer): HttpService => {
  const limits = {
    connectMs: env.COMMERCE_CONNECT_MS,
    readMs: env.COMMERCE_READ_MS,
    writeMs: env.COMMERCE_WRITE_MS,
    answerBytes: env.ANSWER_BYTES,
  };
  const http = createHttpService(COMMERCE, env.COMMERCE_URL, limits);
  const guard = createGuard(COMMERCE, { ...DEFAULT_GUARD, openMs: env.BREAKER_OPEN_MS });
  observer.watchBreaker('commerce', () => guard.isOpen('read'));
  observer.watchBreaker('commerce-writes', () => guard.isOpen('write'));
  return guardHttp(observedHttp(http, 'commerce', observer), guard, COMMERCE);
};

/** The search service that `env` names, asked directly. */
export const connectSearch = (env: Env) =>
  createSearchSource({
    hosts: env.SEARCH_HOSTS,
    appId: env.SEARCH_APP_ID,
    apiKey: env.SEARCH_API_KEY,
    indexPrefix: env.SEARCH_INDEX,
    limits: {
      connectMs: env.SEARCH_CONNECT_MS,
      readMs: env.SEARCH_READ_MS,
      answerBytes: env.ANSWER_BYTES,
    },
  });

const createSearch = (env: Env, observer: Observer, memo: SwrCache) => {
  const source = connectSearch(env);
  const guard = createGuard('search', { ...DEFAULT_GUARD, openMs: env.BREAKER_OPEN_MS });
  observer.watchBreaker('search', () => guard.isOpen('read'));
  const watched = observedSearch(source, observer);
  return { ...shareSearch(watched, guard, memo), close: source.close };
};

/** Connects nothing yet: each connection is made by its first call. Every call is reported to `observer`. */
export const createDeps = (env: Env, observer: Observer = createObserver()): LiveDeps => {
  const staleMs = env.STALE_MS;
  const memoOf = (max: number, ttlMs: number): SwrCache =>
    env.CACHE === 'on' ? createSwrCache({ max, ttlMs, staleMs }) : createCoalescingCache();
  const commerce = createCommerce(env, observer);
  const streams = createHttpStream(COMMERCE, env.COMMERCE_URL, env.COMMERCE_READ_MS);
  const search = createSearch(env, observer, memoOf(MOST_SEARCHES, 0));
  const answers = memoOf(1_000, ANSWER_TTL_MS);
  const rest = createCommerceRest(commerce, env.COMMERCE_REST_PATH);
  return {
    createLoaders,
    rest,
    sellNews: createSellNews(rest, env.NEWS_MS),
    commerceGraphql: createCommerceGraphqlExecutor({
      http: commerce,
      path: env.COMMERCE_GRAPHQL_PATH,
      answers,
    }),
    commerceProducts: createCommerceProducts({ http: commerce, path: env.COMMERCE_GRAPHQL_PATH }),
    ownGraphql: createCustomerGraphql({ http: commerce, path: env.COMMERCE_GRAPHQL_PATH }),
    files: createCommerceFiles(streams, env.COMMERCE_REST_PATH),
    search,
    locks: createKeyedLock(),
    answers,
    orders: createSwrCache({ max: 10_000, ttlMs: ORDERS_TTL_MS }),
    sharedOrders: createSharedOrders(createTtlStore()),
    settings: createSwrCache({ max: 10, ttlMs: SETTINGS_TTL_MS, staleMs }),
    mediaUrl: env.MEDIA_URL,
    quoteOptionId: env.QUOTE_OPTION_ID,
    entrance: createAuthConfig(env),
    payments: createPaymentConfig(env),
    close: async () => {
      await Promise.all([commerce.close(), streams.close(), search.close()]);
    },
  };
};
