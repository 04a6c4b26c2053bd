import { join } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((text) => text.replace(/\/+$/, ''));
const path = z.string().regex(/^\/.*[^/]$/, 'must start with / and must not end with /');
const flag = z.enum(['0', '1']).transform((text) => text === '1');

const DEFAULT_ADMIN_KEY = 'encore-admin-key';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '..', '..', '.data')),
  COMMERCE_PORT: port.default(5000),
  SEARCH_PORT: port.default(5001),
  SANDBOX_PORT: port.default(5002),
  COMMERCE_PUBLIC_URL: address.default('http://localhost:5000'),
  COMMERCE_REST_PATH: path.default('/api/rest'),
  COMMERCE_GRAPHQL_PATH: path.default('/api/graphql'),
  WEB_URL: address.default('http://localhost:3000'),
  SANDBOX_PUBLIC_URL: address.optional(),
  SANDBOX_API_KEY: z.string().min(16).default('encore-sandbox-key'),
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(4000),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' }).optional(),
  SEARCH_HOSTS: z
    .string()
    .transform((list) => list.split(',')[0]?.trim())
    .pipe(address)
    .optional(),
  SEARCH_APP_ID: z.string().min(1).default('encore'),
  SEARCH_API_KEY: z.string().min(1).default('encore-search-only-key'),
  SEARCH_ADMIN_KEY: z.string().min(1).default(DEFAULT_ADMIN_KEY),
  SEARCH_INDEX: z.string().min(1).default('encore_default'),
  CATALOGUE_SIZE: z.coerce.number().int().min(100).max(1_000_000).default(12_000),
  COMMERCE_ADMIN_TOKEN: z.string().min(16).optional(),
  STOCK: flag.default(false),
  RETURNS: z.enum(['on', 'off']).default('on'),
  RETURN_FEE: z.coerce.number().min(0).max(1000).default(15),
  SIMULATED_STAFF: flag.default(false),
  SIMULATED_STAFF_SECONDS: z.coerce.number().min(0).max(86_400).default(5),
  DEMO_IN_PRODUCTION: flag.default(false),
});

type Settings = z.output<typeof schema>;

/** The names of all variables that the embedded back end reads. */
export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

/** An invalid configuration. The message names every invalid variable and contains no values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** The embedded back end's configuration. URLs have no trailing slash. */
export type BackendEnv = ReturnType<typeof toEnv>;

const MIN_KEY_LENGTH = 16;
const MIN_KEY_CHARACTERS = 8;

/**
 * Checks the admin key, with which anyone can delete every index.
 * @throws {EnvError} if SEARCH_ADMIN_KEY is weak in production
 */
export function requireStrongAdminKey({ nodeEnv, searchAdminKey }: BackendEnv): void {
  const isStrong =
    searchAdminKey !== DEFAULT_ADMIN_KEY &&
    searchAdminKey.length >= MIN_KEY_LENGTH &&
    new Set(searchAdminKey).size >= MIN_KEY_CHARACTERS;
  if (nodeEnv !== 'production' || isStrong) return;
  throw new EnvError(
    `SEARCH_ADMIN_KEY is the public default or easy to guess. With NODE_ENV=production set it to at least ${MIN_KEY_LENGTH} random characters, the same for search and commerce, for example from "openssl rand -hex 24".`,
  );
}

const getFacebookApp = ({ FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret }: Settings) =>
  appId && appSecret ? { appId, appSecret } : undefined;

const toEnv = (value: Settings) => ({
  nodeEnv: value.NODE_ENV,
  host: value.HOST,
  dataDir: value.DATA_DIR,
  commercePort: value.COMMERCE_PORT,
  searchPort: value.SEARCH_PORT,
  sandboxPort: value.SANDBOX_PORT,
  commerceUrl: value.COMMERCE_PUBLIC_URL,
  restPath: value.COMMERCE_REST_PATH,
  graphqlPath: value.COMMERCE_GRAPHQL_PATH,
  webUrl: value.WEB_URL,
  /** For browsers and the back end. */
  sandboxUrl: value.SANDBOX_PUBLIC_URL ?? `http://localhost:${value.SANDBOX_PORT}`,
  sandboxApiKey: value.SANDBOX_API_KEY,
  paymentTimeoutMs: value.PAYMENT_TIMEOUT_MS,
  /** Undefined: the sandbox replaces Google. */
  googleClientId: value.GOOGLE_CLIENT_ID,
  /** Undefined: the sandbox replaces Facebook. */
  facebook: getFacebookApp(value),
  /** Undefined: emails stay in the outbox. */
  smtpUrl: value.SMTP_URL,
  /** The commerce back end writes changed records to the first of SEARCH_HOSTS. */
  searchUrl: value.SEARCH_HOSTS ?? `http://127.0.0.1:${value.SEARCH_PORT}`,
  searchAppId: value.SEARCH_APP_ID,
  searchApiKey: value.SEARCH_API_KEY,
  searchAdminKey: value.SEARCH_ADMIN_KEY,
  searchIndex: value.SEARCH_INDEX,
  /** An integration's access token, accepted as a bearer token of staff. */
  integrationToken: value.COMMERCE_ADMIN_TOKEN,
  catalogueSize: value.CATALOGUE_SIZE,
  /** Limits the features to those of a stock Magento, without the shop's modules. */
  stock: value.STOCK,
  /** Returns of orders, an extension that a live shop may lack; `fee` in dollars. */
  returns: value.RETURNS === 'on' ? { fee: value.RETURN_FEE } : undefined,
  /** Simulates the staff, each step after this delay; undefined: people use the admin. */
  simulatedStaff: value.SIMULATED_STAFF ? { seconds: value.SIMULATED_STAFF_SECONDS } : undefined,
  demoInProduction: value.DEMO_IN_PRODUCTION,
});

const isSafe = (value: Settings): boolean =>
  !value.SIMULATED_STAFF || value.NODE_ENV !== 'production' || value.DEMO_IN_PRODUCTION;

/**
 * Reads the configuration from `source`. An empty variable counts as missing.
 * @throws {EnvError} with all invalid variables
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): BackendEnv {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data: settings, error } = schema.safeParse(variables);
  if (settings === undefined) {
    const lines = error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new EnvError(`Invalid back-end configuration (see .env.example):\n${lines.join('\n')}`);
  }
  if (settings.FACEBOOK_APP_ID && !settings.FACEBOOK_APP_SECRET) {
    throw new EnvError('FACEBOOK_APP_ID requires FACEBOOK_APP_SECRET to verify tokens.');
  }
  if (isSafe(settings)) return toEnv(settings);
  throw new EnvError(
    'SIMULATED_STAFF=1 is for demos. With NODE_ENV=production it requires DEMO_IN_PRODUCTION=1.',
  );
}
