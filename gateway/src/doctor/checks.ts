import { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import { createCommerceRest } from '../sources/commerce-rest/client.ts';
import { contentEndpoints } from '../sources/commerce-rest/content.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import { createHttpService, type HttpResponse } from '../sources/http.ts';
import { createSearchSource } from '../sources/search/client.ts';
import { UpstreamError } from '../sources/upstream-error.ts';

/** One service that the configuration names. */
export interface Check {
  readonly name: string;
  /** Resolves to what was found; throws an error whose message says what is wrong and what to do. */
  run(): Promise<string>;
}

/** A service does not do its part; the message says what is wrong and what to do. */
class CheckFailure extends Error {}

function unreachable(error: unknown, address: string, setting: string): CheckFailure {
  const why = (error instanceof Error ? error.message : 'no response').replace(/\.$/, '');
  return new CheckFailure(`${why}. Is it running? Is ${setting} right? (${address})`);
}

async function withHttp<T>(
  origin: string,
  job: (http: ReturnType<typeof createHttpService>) => Promise<T>,
) {
  const http = createHttpService('the service', origin);
  try {
    return await job(http);
  } finally {
    await http.close();
  }
}

function commerceRest(env: Env): Check {
  return {
    name: 'commerce REST',
    run: () =>
      withHttp(env.COMMERCE_URL, async (http) => {
        const rest = createCommerceRest(http, env.COMMERCE_REST_PATH);
        const address = `${env.COMMERCE_URL}${env.COMMERCE_REST_PATH}`;
        try {
          const countries = await rest.call(contentEndpoints.countries);
          return `${countries.length} countries from ${address}`;
        } catch (error) {
          if (error instanceof CommerceError) {
            throw new CheckFailure(
              `answers ${error.status} "${error.message}". Is COMMERCE_REST_PATH right? Stock Magento: /rest (${address})`,
            );
          }
          throw unreachable(error, address, 'COMMERCE_URL');
        }
      }),
  };
}

function readGraphql({ status, text }: HttpResponse): { storeName: string | null } | null {
  try {
    const response: unknown = JSON.parse(text);
    if (typeof response !== 'object' || response === null || !('data' in response)) return null;
    const data = response.data as { storeConfig?: { store_name?: string } | null } | null;
    return status < 400 ? { storeName: data?.storeConfig?.store_name ?? null } : null;
  } catch {
    return null;
  }
}

function commerceGraphql(env: Env): Check {
  return {
    name: 'commerce GraphQL',
    run: () =>
      withHttp(env.COMMERCE_URL, async (http) => {
        const address = `${env.COMMERCE_URL}${env.COMMERCE_GRAPHQL_PATH}`;
        const query = new URLSearchParams({ query: '{storeConfig{store_name}}' });
        const headers = { accept: 'application/json' };
        const path = `${env.COMMERCE_GRAPHQL_PATH}?${query}`;
        const response = await http
          .send({ method: 'GET', isRead: true, path, headers })
          .catch((error: unknown) => {
            throw unreachable(error, address, 'COMMERCE_URL');
          });
        const found = readGraphql(response);
        if (found !== null) return `shop "${found.storeName ?? 'without a name'}" from ${address}`;
        throw new CheckFailure(
          `answers ${response.status}, and no GraphQL. Is COMMERCE_GRAPHQL_PATH right? Stock Magento: /graphql (${address})`,
        );
      }),
  };
}

function searchAdvice(status: number, { SEARCH_INDEX }: Env): string {
  if (status === 403)
    return 'Are SEARCH_APP_ID and SEARCH_API_KEY right? The key must be allowed to search.';
  if (status === 404) return `Is SEARCH_INDEX right? There is no index ${SEARCH_INDEX}_products.`;
  return 'Is it running? Is SEARCH_HOSTS right?';
}

function searchHost(env: Env, hosts: readonly string[]): Check {
  return {
    name: `search ${hosts[0] ?? 'hosted service'}`,
    async run() {
      const source = createSearchSource({
        hosts,
        appId: env.SEARCH_APP_ID,
        apiKey: env.SEARCH_API_KEY,
        indexPrefix: env.SEARCH_INDEX,
      });
      try {
        const responses = await source.queries([
          { index: 'products', hitsPerPage: 0 },
          { index: 'product_attributes', hitsPerPage: 0 },
        ]);
        const [products, attributes] = responses.map(({ nbHits }) => nbHits);
        if (!products)
          throw new CheckFailure(`the index ${env.SEARCH_INDEX}_products is empty: fill it.`);
        return `${products} products, ${attributes} attributes in ${env.SEARCH_INDEX}`;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        throw new CheckFailure(
          `${error.message.replace(/\.$/, '')}. ${searchAdvice(error.status, env)}`,
        );
      } finally {
        await source.close();
      }
    },
  };
}

/** Addresses show what they are for; a password in one must not be printed. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

function redis(address: string): Check {
  return {
    name: 'Redis',
    async run() {
      const shown = withoutSecrets(address);
      const client = new Redis(address, {
        lazyConnect: true,
        connectTimeout: 2_000,
        maxRetriesPerRequest: 0,
        retryStrategy: () => null,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.ping();
        return `answers at ${shown}`;
      } catch (error) {
        throw unreachable(error, shown, 'REDIS_URL');
      } finally {
        client.disconnect();
      }
    },
  };
}

function media(env: Env): Check {
  return {
    name: 'pictures',
    run: () => {
      const { origin, pathname } = new URL(env.MEDIA_URL);
      return withHttp(origin, async (http) => {
        const path = `${pathname}/60x80/none.jpg`;
        const request = {
          method: 'GET',
          isRead: true,
          path,
          headers: { accept: 'image/*' },
        } as const;
        const { status } = await http.send(request).catch((error: unknown) => {
          throw unreachable(error, env.MEDIA_URL, 'MEDIA_URL');
        });
        if (status < 500) return `answers at ${env.MEDIA_URL}`;
        throw new CheckFailure(`answers ${status} at ${env.MEDIA_URL}: see its log.`);
      });
    },
  };
}

/** A check for every service that `env` names. */
export function createChecks(env: Env): Check[] {
  return [
    commerceRest(env),
    commerceGraphql(env),
    ...(env.SEARCH_HOSTS.length === 0
      ? [searchHost(env, [])]
      : env.SEARCH_HOSTS.map((host) => searchHost(env, [host]))),
    media(env),
    ...(env.REDIS_URL === undefined ? [] : [redis(env.REDIS_URL)]),
  ];
}
