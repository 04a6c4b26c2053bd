import { Redis } from 'ioredis';
import { createDeps } from '../../gateway/src/deps.ts';
import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, toRow, warning } from './check.ts';
import { INTEGRATION, type IndexerEnv } from './env.ts';
import { CheckFailure } from './probe.ts';
import { readPermissions } from './search.ts';

function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Describes a failed connection to Redis. Its errors begin with a code, such as `WRONGPASS`. */
function toRedisFailure(error: unknown, shown: string): CheckFailure {
  const { code = '', message = '' } = Object(error);
  const setting = 'REDIS_URL';
  if (/^(WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)/.test(message)) {
    return new CheckFailure(
      `${shown} rejects the password`,
      `Correct the password in ${setting}: redis://:PASSWORD@HOST:6379. With docker-compose.yml it is REDIS_PASSWORD.`,
    );
  }
  if (message.startsWith('NOPERM')) {
    return new CheckFailure(
      `${shown} denies the user of ${setting} commands`,
      'Allow this user all commands and keys.',
    );
  }
  if (code === 'ECONNREFUSED') {
    return new CheckFailure(`connection to ${shown} refused`, `Start it, or correct ${setting}.`);
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CheckFailure(`unknown host in ${shown}`, `Correct ${setting}.`);
  }
  return new CheckFailure(
    `no response of Redis at ${shown}`,
    `Check ${setting}: host, port, a firewall, and rediss:// if it requires TLS.`,
  );
}

/** Redis may deny the command, which the gateway does not need. */
async function readEvictionPolicy(client: Redis): Promise<string> {
  const memory = await client.info('memory').catch(() => '');
  return /^maxmemory_policy:(\S+)/m.exec(memory)?.[1] ?? '';
}

export async function checkRedis(address: string): Promise<Result> {
  const shown = withoutSecrets(address);
  const client = new Redis(address, {
    lazyConnect: true,
    connectTimeout: 2_000,
    // Some servers accept a connection and never respond.
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let failure: unknown;
  client.on('error', (error) => {
    failure = error;
  });
  try {
    await client.connect();
    await client.ping();
    const policy = await readEvictionPolicy(client);
    if (!policy.startsWith('allkeys-')) return ok(`responds at ${shown}`);
    return warning(
      `responds at ${shown}; when it is full, ${policy} drops revoked sessions and rate limits`,
      'Set maxmemory-policy volatile-ttl in Redis.',
    );
  } catch (error) {
    throw toRedisFailure(failure ?? error, shown);
  } finally {
    client.disconnect();
  }
}

const INDEXER_PERMISSIONS = ['addObject', 'deleteObject', 'deleteIndex', 'editSettings'];

/** Checks the settings of `npm run index`, which only that command reads. */
export async function checkIndexer(env: Env, settings: IndexerEnv): Promise<Result> {
  const missing = INTEGRATION.filter((name) => !settings[name]);
  const key = settings.SEARCH_ADMIN_KEY;
  if (missing.length === INTEGRATION.length && !settings.COMMERCE_ADMIN_TOKEN) {
    return skipped('no INTEGRATION_… settings: npm run index is not set up');
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
  const permissions = await readPermissions(env, key);
  if (permissions === undefined) {
    throw new CheckFailure(
      'the search service does not accept SEARCH_ADMIN_KEY',
      `Copy it again: a key with the permissions ${INDEXER_PERMISSIONS.join(', ')}.`,
    );
  }
  const lacking = permissions.includes('listIndexes')
    ? []
    : INDEXER_PERMISSIONS.filter((permission) => !permissions.includes(permission));
  if (lacking.length === 0) return ok('settings complete, key has write access');
  return warning(
    `SEARCH_ADMIN_KEY lacks the permissions ${lacking.join(', ')}`,
    'Add these permissions to the key: npm run index writes indexes and their settings.',
  );
}

const PROVIDERS = { MODULE: 'module', GRAPHQL: 'GraphQL', SEARCH: 'search' } as const;

/** Checks the features of back end and search service, detected as at the gateway's start. */
export async function checkFeatures(env: Env): Promise<Result> {
  const deps = createDeps(env);
  try {
    await deps.capabilities.refresh();
    const features = deps.capabilities.list();
    const table = features.map(({ feature, state, provider, reason }) => {
      const through = provider === null || state !== 'ON' ? '' : PROVIDERS[provider];
      return toRow(feature, state.toLowerCase(), `${through.padEnd(8)} ${reason}`);
    });
    const count = (state: string) => features.filter((one) => one.state === state).length;
    const found = `${count('ON')} on, ${count('OFF')} off`;
    const advice =
      'Fix the failed checks above, then run the doctor again. If there are none, a service took longer than COMMERCE_READ_MS or SEARCH_READ_MS, for example because its caches are empty.';
    const result =
      count('UNKNOWN') === 0 ? ok(found) : warning(`${found}, ${count('UNKNOWN')} unknown`, advice);
    return { ...result, table };
  } finally {
    await deps.close();
  }
}
