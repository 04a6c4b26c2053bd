import { join } from 'node:path';
import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((text) => !URL.parse(text)?.username, {
    error: 'must not contain a user name: exempt the API from HTTP authentication',
  })
  .transform((text) => text.replace(/\/+$/, ''));
const path = z.string().regex(/^\/.*[^/]$/, 'must start with / and must not end with /');

/** A key of another service, which is sent in a header. */
const key = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    'must be letters, digits and punctuation of ASCII: replace the placeholder of the example',
  );

const schema = z.object({
  COMMERCE_URL: address.default('http://localhost:5000'),
  COMMERCE_REST_PATH: path.default('/api/rest'),
  COMMERCE_GRAPHQL_PATH: path.default('/api/graphql'),
  COMMERCE_ADMIN_TOKEN: key.optional(),
  INTEGRATION_CONSUMER_KEY: key.optional(),
  INTEGRATION_CONSUMER_SECRET: key.optional(),
  INTEGRATION_ACCESS_TOKEN: key.optional(),
  INTEGRATION_ACCESS_TOKEN_SECRET: key.optional(),
  // An empty value selects Algolia's own hosts.
  SEARCH_HOSTS: z.string().default('http://localhost:5001'),
  SEARCH_APP_ID: key.default('encore'),
  SEARCH_ADMIN_KEY: key.default('encore-admin-key'),
  SEARCH_INDEX: z.string().min(1).default('encore_default'),
  PUBLIC_URL: address.default('http://localhost:3000'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '..', '..', '.data')),
});

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

/** An invalid configuration. The message names every invalid variable and contains no values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** The indexer's Magento credentials: an integration's four values, or an admin token. */
export type MagentoCredentials =
  | { readonly adminToken: string }
  | {
      readonly consumer: { readonly key: string; readonly secret: string };
      readonly token: { readonly key: string; readonly secret: string };
    };

/** The indexer's source and target. URLs have no trailing slash. */
export type IndexerEnv = ReturnType<typeof readEnv>;

export function toCredentials(value: Partial<z.output<typeof schema>>): MagentoCredentials {
  const {
    COMMERCE_ADMIN_TOKEN: adminToken,
    INTEGRATION_CONSUMER_KEY: consumerKey,
    INTEGRATION_CONSUMER_SECRET: consumerSecret,
    INTEGRATION_ACCESS_TOKEN: accessToken,
    INTEGRATION_ACCESS_TOKEN_SECRET: accessTokenSecret,
  } = value;
  if (consumerKey && consumerSecret && accessToken && accessTokenSecret) {
    return {
      consumer: { key: consumerKey, secret: consumerSecret },
      token: { key: accessToken, secret: accessTokenSecret },
    };
  }
  if (adminToken) return { adminToken };
  throw new EnvError(
    'The indexer requires a Magento integration (System > Integrations). Set INTEGRATION_CONSUMER_KEY, INTEGRATION_CONSUMER_SECRET, INTEGRATION_ACCESS_TOKEN and INTEGRATION_ACCESS_TOKEN_SECRET, or COMMERCE_ADMIN_TOKEN for a single run.',
  );
}

/**
 * Reads the indexer's configuration. An empty variable counts as missing, except SEARCH_HOSTS.
 * @throws {EnvError} with all invalid variables
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const variables = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || name === 'SEARCH_HOSTS'),
  );
  const { data: value, error } = schema.safeParse(variables);
  if (value === undefined) {
    const lines = error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new EnvError(`Invalid indexer configuration (see .env.example):\n${lines.join('\n')}`);
  }
  return {
    magento: {
      url: value.COMMERCE_URL,
      restPath: value.COMMERCE_REST_PATH,
      graphqlPath: value.COMMERCE_GRAPHQL_PATH,
      credentials: toCredentials(value),
    },
    search: {
      /** Empty: Algolia's own hosts. */
      hosts: value.SEARCH_HOSTS.split(',').flatMap((host) => host.trim() || []),
      appId: value.SEARCH_APP_ID,
      adminKey: value.SEARCH_ADMIN_KEY,
      indexPrefix: value.SEARCH_INDEX,
    },
    webUrl: value.PUBLIC_URL,
    stateFile: join(value.DATA_DIR, 'indexer.sqlite'),
  };
}
