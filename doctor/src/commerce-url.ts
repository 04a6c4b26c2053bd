import { type Env, getStoreHeaders } from '../../gateway/src/env.ts';
import { assertJson, CheckFailure, type ProbeResponse, probe } from './probe.ts';

export const MAGENTO = 'Magento';
export const SETTING = 'COMMERCE_URL';
export const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

interface Api {
  readonly pathSetting: 'COMMERCE_REST_PATH' | 'COMMERCE_GRAPHQL_PATH';
  readonly stockPath: string;
  /** A request below the API's path, to which Magento responds with JSON. */
  readonly request: string;
}

export const REST: Api = {
  pathSetting: 'COMMERCE_REST_PATH',
  stockPath: '/rest',
  request: '/V1/directory/countries',
};

export const GRAPHQL: Api = {
  pathSetting: 'COMMERCE_GRAPHQL_PATH',
  stockPath: '/graphql',
  request: `?${new URLSearchParams({ query: '{storeConfig{store_name}}' })}`,
};

/** True if the URL returns JSON without an error. */
async function works(url: string): Promise<boolean> {
  const init = { headers: JSON_HEADERS };
  const found = await probe({ url, setting: SETTING }, init).catch(() => undefined);
  const isJson = found !== undefined && found.status < 400 && found.json !== undefined;
  return isJson && Object(found.json).errors === undefined;
}

/** The base URL without the path of an API or the front controller. */
function withoutApi(url: string): string {
  return url.replace(/(\/index\.php)?\/(api\/)?(rest|graphql)(\/.*)?$|\/index\.php$/, '');
}

/** The first correction of the settings with which Magento responds; undefined if there is none. */
async function findCorrection(env: Env, api: Api): Promise<string | undefined> {
  const base = withoutApi(env.COMMERCE_URL);
  const { origin } = new URL(base);
  const corrections = [
    [base, env[api.pathSetting]],
    [base, api.stockPath],
    // The path is the code of a store view in Magento's URLs, or a page.
    [origin, env[api.pathSetting]],
    [origin, api.stockPath],
  ] as const;
  for (const [url, path] of corrections) {
    const settings = [
      ...(url === env.COMMERCE_URL ? [] : [`${SETTING}=${url}`]),
      ...(path === env[api.pathSetting] ? [] : [`${api.pathSetting}=${path}`]),
    ];
    if (settings.length > 0 && (await works(`${url}${path}${api.request}`))) {
      return settings.join(' and ');
    }
  }
  return undefined;
}

/** @throws {CheckFailure} if Magento responds without the store view of COMMERCE_REST_PATH */
async function assertStoreView(env: Env): Promise<void> {
  const { store } = getStoreHeaders(env);
  if (store === undefined) return;
  const path = env.COMMERCE_REST_PATH.replace(/\/\w+$/, '');
  if (!(await works(`${env.COMMERCE_URL}${path}${REST.request}`))) return;
  throw new CheckFailure(
    `${MAGENTO} has no store view "${store}"`,
    `Correct the code in COMMERCE_REST_PATH (Stores > Settings > All Stores), or set COMMERCE_REST_PATH=${path} for the default store view.`,
  );
}

/**
 * Checks that an API returned JSON without an error.
 * @throws {CheckFailure} with the correction of the settings if one is found
 */
export async function assertApi(
  found: ProbeResponse,
  url: string,
  env: Env,
  api: Api,
): Promise<void> {
  const isStoreView = api === GRAPHQL && found.status === 500;
  if (found.status === 200 && found.json !== undefined) return;
  if (isStoreView || (found.status >= 400 && found.status < 500)) {
    await assertStoreView(env);
    const correction = found.status < 500 ? await findCorrection(env, api) : undefined;
    if (correction !== undefined) {
      throw new CheckFailure(
        `${url} returned ${found.status}: it is not Magento’s API`,
        `Set ${correction}.`,
      );
    }
  }
  assertJson(found, { url, setting: SETTING }, MAGENTO);
  throw new CheckFailure(
    `${url} returned ${found.status}`,
    `Check ${SETTING} and ${api.pathSetting}. A stock Magento uses ${api.stockPath}.`,
  );
}
