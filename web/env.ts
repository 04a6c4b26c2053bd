import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
const origins = list.pipe(z.array(z.url().transform((url) => new URL(url).origin)));

/** An IP address, a CIDR range, or one of Express's names for a group of ranges. */
const PROXY = /^(loopback|linklocal|uniquelocal|[\d.:a-f]+(\/\d{1,3})?)$/i;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_URL: z.url().default('http://localhost:4000/graphql'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  MAINTENANCE: z.stringbool().default(false),
  STICKY_HEADER: z.stringbool().default(false),
  SUPPORT_PHONE: z.string().min(1).default('1-800-555-0142'),
  FRAME_ORIGINS: origins,
  IMAGE_ORIGINS: origins,
  TRUSTED_TYPES: z.stringbool().default(true),
  TRUSTED_PROXIES: list.pipe(
    z.array(z.string().regex(PROXY, 'must be an IP address or a network')),
  ),
  CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORE_NAME: z.string().min(1).default('Encore'),
  REVIEW_BADGE_URL: z.url().optional(),
  REVIEW_BADGE_IMAGE: z.url().optional(),
  REVIEW_SCORE: z.coerce.number().min(1).max(5).optional(),
  REVIEW_COUNT: z.coerce.number().int().min(1).optional(),
  SOCIAL_FEED_URL: z.url().optional(),
  ANALYTICS: z.enum(['datalayer', 'off']).default('datalayer'),
});

/** Names of all environment variables that the web server reads. */
export const ENV_NAMES: readonly string[] = Object.keys(Environment.shape);

export type WebEnvironment = z.infer<typeof Environment>;

/**
 * Reads the web server's configuration. Throws a single Error that names every invalid variable.
 *
 * @param source the variables to read; an empty string counts as unset
 */
export function readEnvironment(source: NodeJS.ProcessEnv): WebEnvironment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid web configuration (see .env.example): ${reasons.join('; ')}`);
}

function readOrExit(): WebEnvironment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** The configuration of this process. No other module of the web workspace reads process.env. */
export const env = readOrExit();
