import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, warning } from './check.ts';
import { assertJson, CheckFailure, type ProbeResponse, probe } from './probe.ts';

const SERVICE = 'the search service';
const SETTING = 'SEARCH_HOSTS (empty for Algolia)';

/** The setting that contains the address: Algolia's own hosts are named for the application. */
function getSetting({ SEARCH_HOSTS }: Pick<Env, 'SEARCH_HOSTS'>): string {
  return SEARCH_HOSTS.length === 0 ? 'SEARCH_APP_ID' : SETTING;
}

type SearchRecord = Readonly<Record<string, unknown>>;

interface Found {
  readonly hits: readonly SearchRecord[];
  readonly nbHits: number;
  readonly facets: Readonly<Record<string, object>>;
}

/** The URL of the first host, or of Algolia's. */
export function searchAddress({ SEARCH_HOSTS: [host], SEARCH_APP_ID }: Env): string {
  return host ?? `https://${SEARCH_APP_ID.toLowerCase()}-dsn.algolia.net`;
}

/** Sends a request to the search service. @throws {CheckFailure} unless the response is JSON */
async function requestSearch(
  env: Env,
  path: string,
  { key = env.SEARCH_API_KEY, body }: { key?: string; body?: unknown },
): Promise<ProbeResponse> {
  const target = { url: `${searchAddress(env)}${path}`, setting: getSetting(env) };
  const found = await probe(target, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': env.SEARCH_APP_ID,
      'x-algolia-api-key': key,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  assertJson(found, target, SERVICE);
  return found;
}

interface Query {
  readonly index: string;
  readonly hitsPerPage: number;
  readonly facets?: readonly string[];
  readonly numericFilters?: readonly string[];
}

/** Tells a key that the service does not know from one that must not search these indexes. */
async function toKeyFailure(env: Env): Promise<CheckFailure> {
  const found = await readKey(env, env.SEARCH_API_KEY);
  if (found.status !== 200) {
    return new CheckFailure(
      `${searchAddress(env)} does not know SEARCH_API_KEY or SEARCH_APP_ID`,
      'Copy both again (Algolia: Settings > API Keys): the application ID and its search-only key.',
    );
  }
  const { acl, indexes } = Object(found.json);
  if (!Array.isArray(acl) || acl.includes('search')) {
    const restricted = [indexes ?? []].flat().join(', ');
    return new CheckFailure(
      `SEARCH_API_KEY must not search ${env.SEARCH_INDEX}_products`,
      `Its restrictions must allow the indexes ${env.SEARCH_INDEX}_*${restricted && ` (now: ${restricted})`} and requests without a referrer.`,
    );
  }
  return new CheckFailure(
    'SEARCH_API_KEY has no search permission',
    'Add the permission "search", or use a search-only key.',
  );
}

/** Algolia's messages about a plan that is used up, which have the status of a rejected key. */
const PLAN_LIMIT = /quota|blocked/i;

async function toRejection(
  { status, json }: ProbeResponse,
  index: string,
  env: Env,
): Promise<CheckFailure> {
  const message = String(Object(json).message);
  if (PLAN_LIMIT.test(message)) {
    return new CheckFailure(
      `${searchAddress(env)} rejects requests (${status}): ${message}`,
      'Change the plan of this application in Algolia, or delete records.',
    );
  }
  if (status === 401 || status === 403) return toKeyFailure(env);
  if (status === 404) {
    return new CheckFailure(
      `the index ${index} does not exist (404)`,
      `Check SEARCH_INDEX=${env.SEARCH_INDEX}. If it is correct, create the indexes: npm run index -- full.`,
    );
  }
  return new CheckFailure(
    `${searchAddress(env)} rejected the query (${status})`,
    `Check ${getSetting(env)} and SEARCH_INDEX.`,
  );
}

/** @throws {CheckFailure} unless the index exists */
export async function queryIndex(env: Env, { index, ...query }: Query): Promise<Found> {
  const indexName = `${env.SEARCH_INDEX}_${index}`;
  const body = { requests: [{ indexName, ...query }] };
  const found = await requestSearch(env, '/1/indexes/*/queries', { body });
  if (found.status !== 200) throw await toRejection(found, indexName, env);
  const { results } = Object(found.json);
  if (Array.isArray(results)) {
    const { hits = [], nbHits = 0, facets = {} } = Object(results[0]);
    return { hits, nbHits, facets };
  }
  throw new CheckFailure(
    `${searchAddress(env)} returned JSON that is not a search response`,
    `Check ${getSetting(env)}.`,
  );
}

export async function checkIndex(env: Env): Promise<Result> {
  const { nbHits } = await queryIndex(env, { index: 'products', hitsPerPage: 0 });
  if (nbHits === 0) {
    throw new CheckFailure(
      `the index ${env.SEARCH_INDEX}_products is empty`,
      'Import the products: npm run index -- full.',
    );
  }
  return ok(`${nbHits} products in ${env.SEARCH_INDEX}`);
}

const SEARCH_PERMISSIONS: ReadonlySet<string> = new Set(['search', 'recommendation']);
const KEY_ADVICE =
  'Use a search-only key as SEARCH_API_KEY: if this one leaked, anyone could change the indexes.';

function readKey(env: Env, key: string): Promise<ProbeResponse> {
  return requestSearch(env, `/1/keys/${encodeURIComponent(key)}`, { key });
}

/** The permissions of a key; undefined if the service does not provide them. */
export async function readPermissions(
  env: Env,
  key: string,
): Promise<readonly string[] | undefined> {
  const { acl } = Object((await readKey(env, key)).json);
  if (Array.isArray(acl)) return acl;
  // Without that route: only an admin key can list the indexes.
  const list = await requestSearch(env, '/1/indexes', { key });
  return list.status === 200 ? ['listIndexes'] : undefined;
}

export async function checkKey(env: Env): Promise<Result> {
  const rights = await readPermissions(env, env.SEARCH_API_KEY);
  const more = (rights ?? []).filter((right) => !SEARCH_PERMISSIONS.has(right));
  if (more.length > 0) {
    return warning(
      `SEARCH_API_KEY has more permissions than search: ${more.join(', ')}`,
      KEY_ADVICE,
    );
  }
  return ok('search only');
}

const SAMPLE = 50;

async function readSample(env: Env): Promise<readonly SearchRecord[]> {
  return (await queryIndex(env, { index: 'products', hitsPerPage: SAMPLE })).hits;
}

/** The required fields of a product record, with alternatives. */
const REQUIRED: readonly (readonly string[])[] = [
  ['sku'],
  ['name'],
  ['url_key'],
  ['url', 'url_path'],
  ['price'],
  ['stock_qty'],
  ['categoryIds'],
  ['created_at'],
];

/** Missing fields of a sample, such as `price (3 of 50)`. */
function findMissingFields(records: readonly SearchRecord[]): string[] {
  return REQUIRED.flatMap((names) => {
    const lacking = records.filter((record) => names.every((name) => record[name] == null)).length;
    return lacking === 0 ? [] : [`${names.join(' or ')} (${lacking} of ${records.length})`];
  });
}

const RECORDS_PAGE = 'docs/search-records.md';

export async function checkRecords(env: Env): Promise<Result> {
  const hits = await readSample(env);
  const lacking = findMissingFields(hits);
  if (lacking.length > 0) {
    throw new CheckFailure(
      `product records lack ${lacking.join(', ')}`,
      `If another program writes this index, such as Algolia's extension for Magento, set SEARCH_INDEX to a new prefix. Then write the records: npm run index -- full. ${RECORDS_PAGE} describes them.`,
    );
  }
  return ok(`${hits.length} products have all required fields`);
}

/** Magento's path of the first image in the index; undefined if there is none. */
export async function findPicturePath(env: Env): Promise<string | undefined> {
  const paths = (await readSample(env)).map(({ gallery, extension_attributes }): unknown => {
    const [file] = [gallery ?? []].flat();
    return file ?? Object(extension_attributes).image_url;
  });
  return paths.find((path): path is string => typeof path === 'string' && path.startsWith('/'));
}
