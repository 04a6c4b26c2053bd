import type { Env } from '../../gateway/src/env.ts';
import { toCredentials } from '../../indexer/src/env.ts';
import { createAuthorization } from '../../indexer/src/magento-client.ts';
import { ok, type Result, skipped } from './check.ts';
import { restUrl } from './commerce.ts';
import { MAGENTO, SETTING } from './commerce-url.ts';
import { INTEGRATION, type IndexerEnv } from './env.ts';
import { assertJson, CheckFailure, type ProbeResponse, probe } from './probe.ts';

/** A request of the indexer; each needs another resource. */
interface Read {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: object;
}

const STOCKS = '/inventory/stocks';
const ONE = { 'searchCriteria[pageSize]': '1' };

type Reading = Pick<Read, 'path'> & { readonly found: ProbeResponse };

function getReads(sku: string): readonly Read[] {
  return [
    { path: '/products/base-prices-information', body: { skus: [sku] } },
    { path: '/categories', params: { depth: '0', fields: 'id' } },
    { path: '/products/attributes', params: { ...ONE, fields: 'total_count' } },
    { path: '/store/storeConfigs' },
    { path: '/inventory/source-items', params: ONE },
    { path: STOCKS, params: { 'searchCriteria[pageSize]': '100' } },
    { path: '/inventory/are-products-salable', params: { 'skus[0]': sku, stockId: '1' } },
    { path: '/cmsPage/search', params: { ...ONE, fields: 'total_count' } },
    { path: '/cmsBlock/search', params: { ...ONE, fields: 'total_count' } },
    { path: '/orders', params: { ...ONE, fields: 'total_count' } },
  ];
}

/** An integration takes precedence over an admin token. */
function isBearer(settings: IndexerEnv): boolean {
  return INTEGRATION.some((name) => !settings[name]);
}

function send(
  env: Env,
  settings: IndexerEnv,
  { path, params = {}, body }: Read,
): Promise<ProbeResponse> {
  const url = new URL(restUrl(env, path));
  const method = body === undefined ? 'GET' : 'POST';
  const authorization = createAuthorization(toCredentials(settings))({ method, url, params });
  // Magento does not decode a plus sign before it verifies the signature.
  url.search = new URLSearchParams(params).toString().replaceAll('+', '%20');
  return probe(
    { url: url.href, setting: SETTING },
    {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
}

const EDIT = 'System > Extensions > Integrations';
const SIGNATURE = 'The signature is invalid. Verify and try again.';
/** Magento accepts signatures of at most ten minutes in the future. */
const MAX_AHEAD_MS = 600_000;

function isAhead({ headers }: ProbeResponse, now: number): boolean {
  return now - Date.parse(headers.get('date') ?? '') > MAX_AHEAD_MS;
}

function getMissingResource({ status, json }: ProbeResponse): string | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const resource: unknown = Object(Object(json).parameters).resources;
  return typeof resource === 'string' ? resource : undefined;
}

/** Why Magento does not accept the credentials for any request. */
function toRejection(found: ProbeResponse, settings: IndexerEnv, now: number): CheckFailure {
  if (isBearer(settings)) {
    return new CheckFailure(
      `${MAGENTO} rejects COMMERCE_ADMIN_TOKEN`,
      'It has expired (by default after an hour) or is an integration’s access token, which Magento accepts in signed requests only: create a new one, or set all four INTEGRATION_… values.',
    );
  }
  if (isAhead(found, now)) {
    return new CheckFailure(
      `${MAGENTO} rejects the time of the signature: this machine’s clock is ahead`,
      'Synchronize both clocks with NTP.',
    );
  }
  if (Object(found.json).message === SIGNATURE) {
    return new CheckFailure(
      `${MAGENTO} knows the integration, but not the signature`,
      'Copy INTEGRATION_CONSUMER_SECRET and INTEGRATION_ACCESS_TOKEN_SECRET again. If they are right, a proxy hides the URL of COMMERCE_URL from Magento: it must pass Host and X-Forwarded-Proto.',
    );
  }
  return new CheckFailure(
    `${MAGENTO} rejects the integration`,
    `Activate it (${EDIT}) and copy all four values again: Reauthorize replaces the access token. If they are right, a proxy hides the URL of COMMERCE_URL from Magento.`,
  );
}

/** @throws {CheckFailure} if a response shows that the indexer cannot work */
function assertReadable(reads: readonly Reading[]): void {
  const lacking = reads.flatMap(({ found }) => getMissingResource(found) ?? []);
  if (lacking.length === reads.length) {
    throw new CheckFailure(
      'the integration is not active, or has no resources',
      `Activate it (${EDIT}), or choose its resources under API and save.`,
    );
  }
  if (lacking.length > 0) {
    throw new CheckFailure(
      `the integration lacks the resources ${[...new Set(lacking)].join(', ')}`,
      `Add them under API (${EDIT}; docs/going-live.md names them in the admin) and save.`,
    );
  }
  const absent = reads.filter(({ found }) => found.status === 404).map(({ path }) => path);
  if (absent.length > 0) {
    throw new CheckFailure(
      `${MAGENTO} lacks the routes ${absent.join(', ')}`,
      'Enable its modules, such as Magento_Inventory… for /inventory: bin/magento module:status lists them.',
    );
  }
  for (const { path, found } of reads) {
    assertJson(found, { url: path, setting: SETTING }, MAGENTO);
    if (found.status !== 200) {
      throw new CheckFailure(
        `${MAGENTO} returned ${found.status} for ${path}`,
        'Check its log (var/log/exception.log).',
      );
    }
  }
}

/** A website with its own stock has sources in links; the default stock has none. */
function hasOwnStock({ json }: ProbeResponse): boolean {
  return [Object(json).items ?? []].flat().some((stock) => Object(stock).stock_id !== 1);
}

const REJECTED: ReadonlySet<number> = new Set([400, 401, 403]);

/** Reads everything that `npm run index` needs from Magento once, with its credentials. */
export async function checkIntegration(
  env: Env,
  settings: IndexerEnv,
  now: () => number,
): Promise<Result> {
  const read = async (one: Read): Promise<Reading> => ({
    path: one.path,
    found: await send(env, settings, one),
  });
  if (isBearer(settings) && !settings.COMMERCE_ADMIN_TOKEN) {
    return skipped('no complete INTEGRATION_… settings');
  }
  const products = await read({
    path: '/products',
    params: { ...ONE, fields: 'items[sku],total_count' },
  });
  const { items, total_count: count } = Object(products.found.json);
  const sku = String(Object([items].flat()[0]).sku ?? 'none');
  const reads = [products, ...(await Promise.all(getReads(sku).map(read)))];
  const isUnknown = isBearer(settings) || getMissingResource(products.found) === undefined;
  if (isUnknown && reads.every(({ found }) => REJECTED.has(found.status))) {
    throw toRejection(products.found, settings, now());
  }
  const stocks = reads.find(({ path }) => path === STOCKS);
  if (stocks !== undefined && hasOwnStock(stocks.found)) {
    reads.push(await read({ path: '/inventory/stock-source-links', params: ONE }));
  }
  assertReadable(reads);
  const how = isBearer(settings)
    ? 'with COMMERCE_ADMIN_TOKEN, which expires after an hour by default'
    : 'signed with the integration';
  return ok(`${count} products readable, ${how}`);
}
