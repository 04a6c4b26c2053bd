import type { Executor } from '@graphql-tools/utils';
import type { GatewayDeps } from './context.ts';
import type { Env } from './env.ts';
import { createKeyedLock } from './shared/keyed-lock.ts';
import { createMemo, createNoMemo } from './shared/memo.ts';
import { createCommerceGraphqlExecutor } from './sources/commerce-graphql/executor.ts';
import { createCommerceRest } from './sources/commerce-rest/client.ts';
import { createHttpService } from './sources/http.ts';
import { createSearchSource } from './sources/search/client.ts';

/** How long public answers are kept, in milliseconds. */
const ANSWER_TTL_MS = 10_000;
/** How long the shop's search configuration is kept, in milliseconds. */
const SETTINGS_TTL_MS = 60_000;

/** How long a placed order is remembered by its idempotency key, in milliseconds: a day. */
const ORDERS_TTL_MS = 86_400_000;

/** The sources that `env` names, and how to end their connections. */
export interface LiveDeps extends GatewayDeps {
  readonly commerceGraphql: Executor;
  close(): Promise<void>;
}

/** Connects nothing yet: each connection is made by its first call. */
export const createDeps = (env: Env): LiveDeps => {
  const commerce = createHttpService('commerce back end', env.COMMERCE_URL);
  const search = createSearchSource({
    hosts: env.SEARCH_HOSTS,
    appId: env.SEARCH_APP_ID,
    apiKey: env.SEARCH_API_KEY,
    indexPrefix: env.SEARCH_INDEX,
  });
  const answers =
    env.CACHE === 'on' ? createMemo({ max: 1_000, ttlMs: ANSWER_TTL_MS }) : createNoMemo();
  return {
    rest: createCommerceRest(commerce, env.COMMERCE_REST_PATH),
    commerceGraphql: createCommerceGraphqlExecutor({
      http: commerce,
      path: env.COMMERCE_GRAPHQL_PATH,
      answers,
    }),
    search,
    locks: createKeyedLock(),
    answers,
    orders: createMemo({ max: 10_000, ttlMs: ORDERS_TTL_MS }),
    settings: createMemo({ max: 10, ttlMs: SETTINGS_TTL_MS }),
    mediaUrl: env.MEDIA_URL,
    close: async () => {
      await Promise.all([commerce.close(), search.close()]);
    },
  };
};
