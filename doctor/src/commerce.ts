import { parseJson } from '../../gateway/src/core/values.ts';
import { type Env, getStoreHeaders } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, warning } from './check.ts';
import { assertApi, GRAPHQL, JSON_HEADERS, MAGENTO, REST, SETTING } from './commerce-url.ts';
import { assertJson, CheckFailure, type ProbeResponse, probe } from './probe.ts';

export function restUrl(env: Env, path: string): string {
  return `${env.COMMERCE_URL}${env.COMMERCE_REST_PATH}/V1${path}`;
}

export async function checkRest(env: Env): Promise<Result> {
  const url = restUrl(env, '/directory/countries');
  const found = await probe({ url, setting: SETTING }, { headers: JSON_HEADERS });
  await assertApi(found, url, env, REST);
  if (Array.isArray(found.json)) return ok(`${found.json.length} countries from ${url}`);
  throw new CheckFailure(
    `${url} returned JSON, but no countries`,
    `${SETTING} points to a server other than ${MAGENTO}, or to a wrong path.`,
  );
}

const STORE_FIELDS = 'store_name base_url base_link_url';

export function queryMagento(
  env: Env,
  params: { readonly query: string; readonly variables?: string },
): Promise<ProbeResponse> {
  const url = `${env.COMMERCE_URL}${env.COMMERCE_GRAPHQL_PATH}?${new URLSearchParams(params)}`;
  const headers = { accept: 'application/json', ...getStoreHeaders(env) };
  return probe({ url, setting: SETTING }, { headers });
}

/** The URL of Magento's media folder; undefined if Magento does not tell it. */
export async function readMediaFolder(env: Env): Promise<string | undefined> {
  const query = '{storeConfig{secure_base_media_url}}';
  const found = await queryMagento(env, { query }).catch(() => undefined);
  const url: unknown = Object(found?.json).data?.storeConfig?.secure_base_media_url;
  return typeof url === 'string' ? url : undefined;
}

/** The second attempt omits fields that the embedded back end lacks. */
async function readStore(env: Env): Promise<ProbeResponse> {
  const whole = await queryMagento(env, { query: `{storeConfig{${STORE_FIELDS}}}` });
  const hasFailed = Object(whole.json).errors !== undefined;
  const query = '{storeConfig{store_name}}';
  return hasFailed ? queryMagento(env, { query }) : whole;
}

/**
 * The base URLs of images and links. The links of a store may have its code, and index.php, which is removed anyway.
 */
function getBaseUrls(store: Readonly<Record<string, unknown>>): string[] {
  const urls = [store.base_url, store.base_link_url].flatMap((url) =>
    typeof url === 'string' ? [url.replace(/\/+$/, '').replace(/\/index\.php$/, '')] : [],
  );
  return [...new Set(urls)];
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:/, '');
}

function checkStore(
  store: Readonly<Record<string, unknown>>,
  url: string,
  { env, publicUrl }: { env: Env; publicUrl: string | undefined },
): Result {
  const name = `shop "${store.store_name ?? 'without a name'}" from ${url}`;
  const baseUrls = getBaseUrls(store);
  // A link base that is the shop's URL makes Magento's emails link to the shop.
  const known = [...env.MAGENTO_BASE_URLS, publicUrl?.replace(/\/+$/, '') ?? ''].map(withoutScheme);
  const foreign = baseUrls.filter((url) => !known.includes(withoutScheme(url)));
  if (foreign.length > 0) {
    return warning(
      `${name}; links in its content lead to ${foreign.join(' and ')} instead of the shop`,
      `Set MAGENTO_BASE_URLS=${baseUrls.join(',')}.`,
    );
  }
  return ok(name);
}

export async function checkGraphql(env: Env, publicUrl: string | undefined): Promise<Result> {
  const url = `${env.COMMERCE_URL}${env.COMMERCE_GRAPHQL_PATH}`;
  const found = await readStore(env);
  await assertApi(found, url, env, GRAPHQL);
  const store = Object(found.json).data?.storeConfig;
  if (store) return checkStore(store, url, { env, publicUrl });
  throw new CheckFailure(
    `${url} returned ${found.status}, but not with GraphQL`,
    'Check COMMERCE_GRAPHQL_PATH. A stock Magento uses /graphql.',
  );
}

const MAX_DRIFT_SECONDS = 30;

/** Tokens and signatures depend on the time, so both clocks must agree. */
export async function checkClock(env: Env, now: () => number): Promise<Result> {
  const url = restUrl(env, '/directory/currency');
  const { headers } = await probe({ url, setting: SETTING }, { headers: JSON_HEADERS });
  const theirs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return skipped(`${MAGENTO} sends no Date header`);
  const seconds = Math.round((theirs - now()) / 1000);
  if (Math.abs(seconds) <= MAX_DRIFT_SECONDS) return ok(`agrees with ${MAGENTO}'s`);
  const direction = seconds > 0 ? 'behind' : 'ahead of';
  return warning(
    `this machine is ${Math.abs(seconds)} s ${direction} ${MAGENTO}`,
    'Synchronize both clocks with NTP: sessions and the signatures of the indexer depend on the time.',
  );
}

const DAY_MINUTES = 24 * 60;
const EXPIRATION = 'webapi/jwtauth/customer_expiration';

/** The lifetime of a token in minutes; undefined if it is not a JWT. */
function getLifetime(token: unknown): number | undefined {
  const claims = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
  const { exp, iat } = Object(parseJson(claims));
  return exp === undefined ? undefined : Math.round((exp - iat) / 60);
}

/** A customer account, whose token contains the lifetime of a sign-in. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

export async function checkSignIn(env: Env, account: Account | undefined): Promise<Result> {
  if (account === undefined) {
    return skipped(
      `not checked without --customer EMAIL:PASSWORD. Stock: 60 minutes (${EXPIRATION})`,
    );
  }
  const url = restUrl(env, '/integration/customer/token');
  const target = { url, setting: SETTING };
  const body = JSON.stringify(account);
  const found = await probe(target, { method: 'POST', headers: JSON_HEADERS, body });
  assertJson(found, target, MAGENTO);
  if (found.status !== 200) {
    throw new CheckFailure(
      `${MAGENTO} rejects the account of --customer (${found.status})`,
      'Check its email address and password. After six wrong passwords Magento rejects the right one as well, for 30 minutes.',
    );
  }
  const minutes = getLifetime(found.json);
  if (minutes === undefined) return ok('unknown: the token has no expiry');
  if (minutes >= DAY_MINUTES) return ok(`${minutes} minutes`);
  return warning(
    `${minutes} minutes, then shoppers must sign in again`,
    `Set Customer JWT Expires In (${EXPIRATION}) to 10080 minutes, see docs/going-live.md.`,
  );
}
