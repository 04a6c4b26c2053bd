import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from './session/encryption.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

function toList(item: z.ZodType<string, string>) {
  return list.pipe(z.array(item));
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((text) => !URL.parse(text)?.username, {
    error: 'must not contain a user name: exempt the service from HTTP authentication',
  })
  .transform((text) => text.replace(/\/+$/, ''));

const path = z.string().regex(/^\/.*[^/]$/, 'must start with / and must not end with /');

/** The base URL of a Magento from the URL of its media folder; another URL is unchanged. */
function withoutMediaFolder(url: string): string {
  return url.replace(/\/(?:pub\/)?media(?:\/.*)?$/, '');
}

const NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** True for a network name, an IP address or a CIDR range. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
  return NETWORKS.has(text) || (isIP(address) > 0 && isRange && more.length === 0);
}

const secret = z.string().min(32, 'must have at least 32 characters');

export const KEY = /^[\x21-\x7e]+$/;
export const INVALID_KEY =
  'must be letters, digits and punctuation of ASCII: replace the placeholder of the example';

/** A key of another service, which is sent in a header. */
const key = z.string().regex(KEY, INVALID_KEY);

function wholeNumber(min: number, max: number) {
  return z.coerce
    .number({ error: 'must be a whole number' })
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });
}

const milliseconds = wholeNumber(1, 600_000);

function choice<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `must be one of ${names.join(', ')}` });
}

const trueOrFalse = z.stringbool({ error: 'must be true or false' });
const onOff = z.stringbool({ truthy: ['on'], falsy: ['off'], error: 'must be one of on, off' });

const schema = z.object({
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4000),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  COMMERCE_URL: httpUrl.default('http://localhost:5000'),
  COMMERCE_REST_PATH: path.default('/api/rest'),
  COMMERCE_GRAPHQL_PATH: path.default('/api/graphql'),
  SEARCH_HOSTS: toList(httpUrl).default(['http://localhost:5001']),
  SEARCH_APP_ID: key.default('encore'),
  SEARCH_API_KEY: key.default('encore-search-only-key'),
  SEARCH_INDEX: z.string().min(1).default('encore_default'),
  COMMERCE_CONNECT_MS: milliseconds.default(1_000),
  COMMERCE_READ_MS: milliseconds.default(2_500),
  COMMERCE_WRITE_MS: milliseconds.default(8_000),
  SEARCH_CONNECT_MS: milliseconds.default(1_000),
  SEARCH_READ_MS: milliseconds.default(1_000),
  OPERATION_MS: milliseconds.default(10_000),
  QUERY_MS: milliseconds.default(2_800),
  BREAKER_OPEN_MS: milliseconds.default(5_000),
  STALE_MS: milliseconds.default(300_000),
  MAX_RESPONSE_BYTES: wholeNumber(1_000, 1_000_000_000).default(4_000_000),
  MEDIA_URL: httpUrl.default('http://localhost:5000/media/catalog/product/cache'),
  PICTURE_ORIGIN: httpUrl.optional(),
  MAGENTO_BASE_URLS: toList(httpUrl).optional(),
  PICTURE_CACHE_DIR: z.string().min(1).default(join(tmpdir(), 'encore-pictures')),
  PICTURE_CACHE_MB: wholeNumber(1, 1_000_000).default(500),
  SELL_TO_US: trueOrFalse.default(true),
  GIFT_CARDS: trueOrFalse.default(true),
  QUOTE_OPTION_ID: z.string().regex(/^\d+$/, 'must be a number').default('2'),
  PUBLIC_URL: httpUrl.default('http://localhost:3000'),
  WEB_ORIGINS: toList(httpUrl).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
  CACHE: onOff.default(true),
  SUBSCRIPTIONS: onOff.default(true),
  NEWS_MS: milliseconds.default(3_000),
  CAPTCHA: choice(['altcha', 'recaptcha', 'off']).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  SIGN_UP_KNOWN_EMAIL: choice(['reject', 'email']).default('reject'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  SANDBOX_PUBLIC_URL: httpUrl.optional(),
  OPERATOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DOCUMENTS_DIR: z.string().min(1).optional(),
  PLAYGROUND: onOff.optional(),
  FREE_OPERATIONS: onOff.optional(),
  RATE_LIMITS: onOff.default(true),
  GUESS_MS: wholeNumber(0, 10_000).default(500),
  TRUSTED_PROXIES: toList(
    z
      .string()
      .refine(isNetwork, 'must be IP addresses, CIDR ranges or loopback, linklocal, uniquelocal'),
  ).default(['loopback']),
  MAX_IN_FLIGHT: wholeNumber(1, 100_000).default(500),
  MAX_LAG_MS: wholeNumber(0, 600_000).default(500),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  CARD_ADAPTER: z.string().min(1).default('encore'),
  CARD_METHOD: z.string().min(1).default('encore_card'),
  CARD_PAGE_URL: httpUrl.optional(),
  CARD_CLIENT_ID: z.string().min(1).optional(),
  FINANCING_ADAPTER: z.string().min(1).default('encore'),
  FINANCING_METHOD: z.string().min(1).default('encore_financing'),
  FINANCING_PAGE_URL: httpUrl.optional(),
  FINANCING_CLIENT_ID: z.string().min(1).optional(),
  FINANCING_PATH: path.default('/V1/financing'),
  WALLET_ADAPTER: z.string().min(1).default('encore'),
  WALLET_METHOD: z.string().min(1).default('encore_wallet'),
  WALLET_PAGE_URL: httpUrl.optional(),
  WALLET_CLIENT_ID: z.string().min(1).optional(),
  WALLET_PATH: path.default('/V1/wallet'),
  SESSION_SECRET: list.pipe(z.tuple([secret], secret)).optional(),
});

/** Encrypts sessions outside production. */
const DEVELOPMENT_SECRETS: Secrets = ['encore-development-only-session-secret'];

const DEVELOPMENT_SANDBOX = 'http://localhost:5002';

/** Public default keys of the embedded back end and the examples. */
const PUBLIC_KEYS: ReadonlySet<string> = new Set([
  ...DEVELOPMENT_SECRETS,
  'encore-search-only-key',
  'encore-admin-key',
  'encore-sandbox-key',
  // Google's test key, which accepts every request.
  '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
]);
const MIN_DIFFERENT_CHARACTERS = 10;

const GENERATE = 'Generate one with: openssl rand -base64 33';

/** Why a secret is too weak for production; null if it is not. */
function findWeakness(secret: string): string | null {
  if (PUBLIC_KEYS.has(secret)) return `is a public default. ${GENERATE}`;
  if (new Set(secret).size >= MIN_DIFFERENT_CHARACTERS) return null;
  return `has fewer than ${MIN_DIFFERENT_CHARACTERS} different characters. ${GENERATE}`;
}

const withSecret = schema
  .superRefine((env, context) => {
    const reject = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const) {
      if (env.CAPTCHA === 'recaptcha' && !env[name])
        reject(name, 'must be set with CAPTCHA=recaptcha');
    }
    if (env.NODE_ENV !== 'production') return;
    if (!env.SESSION_SECRET) reject('SESSION_SECRET', `must be set in production. ${GENERATE}`);
    for (const name of ['SESSION_SECRET', 'OPERATOR_SECRET', 'RECAPTCHA_SECRET'] as const) {
      for (const value of [env[name] ?? []].flat()) {
        const message = findWeakness(value);
        if (message !== null) reject(name, message);
      }
    }
  })
  .transform((env) => ({
    ...env,
    SESSION_SECRET: env.SESSION_SECRET ?? DEVELOPMENT_SECRETS,
    MAGENTO_BASE_URLS:
      env.MAGENTO_BASE_URLS ??
      [env.COMMERCE_URL, env.PICTURE_ORIGIN ?? env.COMMERCE_URL].map(withoutMediaFolder),
    WEB_ORIGINS: env.WEB_ORIGINS ?? [new URL(env.PUBLIC_URL).origin],
    PLAYGROUND: env.PLAYGROUND ?? env.NODE_ENV !== 'production',
    FREE_OPERATIONS: env.FREE_OPERATIONS ?? env.NODE_ENV !== 'production',
    SANDBOX_PUBLIC_URL:
      env.SANDBOX_PUBLIC_URL ?? (env.NODE_ENV === 'production' ? undefined : DEVELOPMENT_SANDBOX),
  }));

/**
 * The headers that select the store view of COMMERCE_REST_PATH (`/rest/us`) in Magento's GraphQL; none for the default.
 */
export function getStoreHeaders({
  COMMERCE_REST_PATH,
}: Pick<Env, 'COMMERCE_REST_PATH'>): Readonly<Record<string, string>> {
  const [, store] = /\/rest\/(?!all$|V\d+$)([a-z]\w*)$/i.exec(COMMERCE_REST_PATH) ?? [];
  return store === undefined ? {} : { store };
}

/** The gateway's configuration. URLs have no trailing slash. */
export type Env = z.output<typeof withSecret>;

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

/** An invalid configuration. `problems` name every invalid variable and contain no values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`Invalid gateway configuration (see .env.example):\n${lines}`);
    this.problems = problems;
  }
}

/** An empty value selects Algolia's own hosts; every other empty variable counts as missing. */
const EMPTY_IS_A_VALUE = 'SEARCH_HOSTS';

function withoutEmpty(source: NodeJS.ProcessEnv) {
  return Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || name === EMPTY_IS_A_VALUE),
  );
}

/**
 * Reads the configuration from `source`.
 * @throws {EnvError} with all invalid variables
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = withSecret.safeParse(withoutEmpty(source), { reportInput: false });
  if (parsed.success) return parsed.data;
  throw new EnvError(
    parsed.error.issues.map(({ path: [name = '?'], message }) => `${String(name)}: ${message}`),
  );
}
