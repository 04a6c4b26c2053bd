import { Redis } from 'ioredis';
import type { Env, IndexerEnv } from '../env.ts';
import { createDeps } from '../startup/deps.ts';
import { type Check, ok, warning } from './check.ts';
import { REST_CHECK } from './commerce.ts';
import { CheckFailure } from './probe.ts';
import { reachCheck, readPermissions, searchAddress } from './search.ts';

/** Removes user name and password from a URL. */
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
        return ok(`responds at ${shown}`);
      } catch (error) {
        const why = error instanceof Error ? error.message : 'no response';
        throw new CheckFailure(
          `${shown}: ${why.replace(/\.$/, '')}`,
          'Start it, or correct REDIS_URL and its password.',
        );
      } finally {
        client.disconnect();
      }
    },
  };
}

const INTEGRATION = [
  'INTEGRATION_CONSUMER_KEY',
  'INTEGRATION_CONSUMER_SECRET',
  'INTEGRATION_ACCESS_TOKEN',
  'INTEGRATION_ACCESS_TOKEN_SECRET',
] as const;

/** The permissions that the indexer's key needs. */
const INDEXER_PERMISSIONS = [
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
];

/** Checks the settings of `npm run index`, which only that command reads. */
function indexer(env: Env, settings: IndexerEnv): Check {
  return {
    name: 'indexer',
    needs: reachCheck(env),
    async run() {
      const missing = INTEGRATION.filter((name) => !settings[name]);
      const key = settings.SEARCH_ADMIN_KEY;
      if (missing.length === INTEGRATION.length && !settings.COMMERCE_ADMIN_TOKEN) {
        return {
          state: 'skipped',
          found: 'no INTEGRATION_… settings: npm run index is not set up',
        };
      }
      if (missing.length > 0 && !settings.COMMERCE_ADMIN_TOKEN) {
        throw new CheckFailure(
          `missing settings: ${missing.join(', ')}`,
          'Copy all four values of the integration (System > Extensions > Integrations).',
        );
      }
      if (!key) {
        throw new CheckFailure(
          'SEARCH_ADMIN_KEY is missing',
          `Set it to a key with the permissions ${INDEXER_PERMISSIONS.join(', ')}.`,
        );
      }
      const permissions = await readPermissions(searchAddress(env.SEARCH_HOSTS[0], env), env, key);
      const lacking = permissions?.includes('listIndexes')
        ? []
        : INDEXER_PERMISSIONS.filter((permission) => !permissions?.includes(permission));
      if (lacking.length === 0) return ok('settings complete, key has write access');
      return warning(
        `SEARCH_ADMIN_KEY lacks the permissions ${lacking.join(', ')}`,
        'Add these permissions to the key: npm run index writes indexes and their settings.',
      );
    },
  };
}

const STATES = { ON: 'on', OFF: 'off', UNKNOWN: 'unknown' } as const;
const PROVIDERS = { MODULE: 'module', GRAPHQL: 'GraphQL', SEARCH: 'search' } as const;

/** Checks the features of back end and search service, detected as at the gateway's start. */
function capabilities(env: Env): Check {
  return {
    name: 'features',
    needs: REST_CHECK,
    async run() {
      const deps = createDeps(env);
      try {
        await deps.capabilities.refresh();
        const features = deps.capabilities.list();
        const table = features.map(({ feature, state, provider, reason }) => {
          const through = provider === null || state !== 'ON' ? '' : PROVIDERS[provider];
          return `${feature.padEnd(20)} ${STATES[state].padEnd(8)} ${through.padEnd(8)} ${reason}`;
        });
        const count = (state: string) => features.filter((one) => one.state === state).length;
        const found = `${count('ON')} on, ${count('OFF')} off`;
        if (count('UNKNOWN') === 0) return { ...ok(found), table };
        return {
          ...warning(
            `${found}, ${count('UNKNOWN')} unknown`,
            'Fix the failed checks above, then run the doctor again.',
          ),
          table,
        };
      } finally {
        await deps.close();
      }
    },
  };
}

export function otherChecks(env: Env, settings: IndexerEnv): Check[] {
  return [
    ...(env.REDIS_URL === undefined ? [] : [redis(env.REDIS_URL)]),
    indexer(env, settings),
    capabilities(env),
  ];
}
