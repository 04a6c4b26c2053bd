import { join } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));
const path = z.string().regex(/^\/.*[^/]$/, 'must start with / and not end with one');
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
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
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
  DESK: z.enum(['manual', 'auto']).default('manual'),
  DESK_AUTO_SECONDS: z.coerce.number().min(0).max(86_400).default(5),
  DEMO_IN_PRODUCTION: flag.default(false),
});

type Settings = z.output<typeof schema>;

/** The names of every variable that the embedded back end reads. */
export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

/** A configuration that cannot be used. Its message names every bad variable and shows no value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** The embedded back end's whole configuration. Addresses have no slash at the end. */
export interface BackendEnv {
  readonly nodeEnv: 'development' | 'test' | 'production';
  readonly host: string;
  readonly dataDir: string;
  readonly commercePort: number;
  readonly searchPort: number;
  readonly sandboxPort: number;
  readonly commerceUrl: string;
  readonly restPath: string;
  readonly graphqlPath: string;
  readonly webUrl: string;
  /** The providers' sandbox as browsers and the back end reach it. */
  readonly sandboxUrl: string;
  /** What the shop shows the sandbox's providers to be the shop. */
  readonly sandboxApiKey: string;
  /** How long a payment provider is waited for, in ms. */
  readonly paymentTimeoutMs: number;
  /** The shop's id at the real Google; undefined: the sandbox stands in for it. */
  readonly googleClientId: string | undefined;
  /** The shop at the real Facebook; undefined: the sandbox stands in for it. */
  readonly facebook: { readonly appId: string; readonly appSecret: string } | undefined;
  /** Where mails are sent over; undefined keeps them in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Where the commerce back end writes changed records to: the first of SEARCH_HOSTS. */
  readonly searchUrl: string;
  readonly searchAppId: string;
  readonly searchApiKey: string;
  readonly searchAdminKey: string;
  readonly searchIndex: string;
  /** An integration's access token, taken as a Bearer for the staff's calls; undefined: there is none. */
  readonly integrationToken: string | undefined;
  readonly catalogueSize: number;
  /** Offers only what a stock Magento has: none of the shop's own modules. */
  readonly stock: boolean;
  /** Returns of orders, an extension that a live shop may lack; `fee` in dollars. */
  readonly returns: { readonly fee: number } | undefined;
  /** The staff is simulated, each step after so many seconds; undefined: a person works in the admin. */
  readonly simulatedStaff: { readonly seconds: number } | undefined;
  readonly demoInProduction: boolean;
}

const MIN_KEY_LENGTH = 16;
const MIN_KEY_CHARACTERS = 8;

/**
 * For the servers that the key opens: anyone who has it may delete every index.
 * @throws {EnvError} when SEARCH_ADMIN_KEY could be guessed in production.
 */
export function requireStrongAdminKey({ nodeEnv, searchAdminKey }: BackendEnv): void {
  const isStrong =
    searchAdminKey !== DEFAULT_ADMIN_KEY &&
    searchAdminKey.length >= MIN_KEY_LENGTH &&
    new Set(searchAdminKey).size >= MIN_KEY_CHARACTERS;
  if (nodeEnv !== 'production' || isStrong) return;
  throw new EnvError(
    `SEARCH_ADMIN_KEY is the public default or easy to guess: with NODE_ENV=production set it to ${MIN_KEY_LENGTH} or more random characters, the same for search and commerce, such as those of "openssl rand -hex 24".`,
  );
}

const getFacebookApp = ({ FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret }: Settings) =>
  appId && appSecret ? { appId, appSecret } : undefined;

const named = (value: Settings): BackendEnv => ({
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
  sandboxUrl: value.SANDBOX_PUBLIC_URL ?? `http://localhost:${value.SANDBOX_PORT}`,
  sandboxApiKey: value.SANDBOX_API_KEY,
  paymentTimeoutMs: value.PAYMENT_TIMEOUT_MS,
  googleClientId: value.GOOGLE_CLIENT_ID,
  facebook: getFacebookApp(value),
  smtpUrl: value.SMTP_URL,
  searchUrl: value.SEARCH_HOSTS ?? `http://127.0.0.1:${value.SEARCH_PORT}`,
  searchAppId: value.SEARCH_APP_ID,
  searchApiKey: value.SEARCH_API_KEY,
  searchAdminKey: value.SEARCH_ADMIN_KEY,
  searchIndex: value.SEARCH_INDEX,
  integrationToken: value.COMMERCE_ADMIN_TOKEN,
  catalogueSize: value.CATALOGUE_SIZE,
  stock: value.STOCK,
  returns: value.RETURNS === 'on' ? { fee: value.RETURN_FEE } : undefined,
  simulatedStaff: value.DESK === 'auto' ? { seconds: value.DESK_AUTO_SECONDS } : undefined,
  demoInProduction: value.DEMO_IN_PRODUCTION,
});

const isSafe = (value: Settings): boolean =>
  value.DESK !== 'auto' || value.NODE_ENV !== 'production' || value.DEMO_IN_PRODUCTION;

/**
 * Reads the configuration from `source`. An empty variable counts as missing.
 * @throws {EnvError} naming every bad variable at once.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): BackendEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success && parsed.data.FACEBOOK_APP_ID && !parsed.data.FACEBOOK_APP_SECRET) {
    throw new EnvError('FACEBOOK_APP_ID requires FACEBOOK_APP_SECRET to verify tokens.');
  }
  if (parsed.success && isSafe(parsed.data)) return named(parsed.data);
  if (parsed.success) {
    throw new EnvError(
      'DESK=auto is for demos: with NODE_ENV=production it needs DEMO_IN_PRODUCTION=1.',
    );
  }
  const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
  throw new EnvError(`Invalid back-end configuration (see .env.example):\n${lines.join('\n')}`);
}
