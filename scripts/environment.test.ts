import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENV_NAMES as backendNames } from '../backend/src/env.ts';
import { ENV_NAMES as gatewayNames } from '../gateway/src/env.ts';
import { ENV_NAMES as indexerNames } from '../indexer/src/env.ts';
import { ENV_NAMES as webNames } from '../web/env.ts';
import { inRoot } from './paths.ts';

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly command?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}
const compose: Compose = parse(read('docker-compose.yml'), { merge: true });

/** The workspace of a service, or undefined for a third-party image. */
const getWorkspace = (service: ComposeService): string | undefined =>
  service.build?.dockerfile.split('/')[0];

/** Variables that only the scripts read. */
const scriptNames = ['WEB_PORT', 'GATEWAY_PORT'];
const names: Readonly<Record<string, readonly string[]>> = {
  gateway: gatewayNames,
  web: webNames,
  backend: backendNames,
  indexer: indexerNames,
};

test('.env.example lists exactly the variables that the workspaces read', () => {
  const listed = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  const known = new Set([...scriptNames, ...Object.values(names).flat()]);
  expect([...listed].sort()).toEqual([...known].sort());
});

test('docker-compose.yml sets only variables that the workspace of the service reads', () => {
  const unknown = Object.entries(compose.services).flatMap(([name, service]) => {
    const workspace = getWorkspace(service);
    if (workspace === undefined) return [];
    return Object.keys(service.environment ?? {})
      .filter((variable) => !names[workspace]?.includes(variable))
      .map((variable) => `${name}: ${variable}`);
  });
  expect(unknown).toEqual([]);
});

test('docker-compose.yml runs two gateways, two web servers, Redis and a proxy, and the demo services only in their profile', () => {
  const always = Object.entries(compose.services).filter(([, service]) => !service.profiles);
  const workspaces = always.map(
    ([, service]) => getWorkspace(service) ?? service.image?.split(':')[0],
  );
  expect(workspaces.sort()).toEqual(['caddy', 'gateway', 'gateway', 'redis', 'web', 'web']);
  const demo = Object.values(compose.services).filter(({ profiles }) => profiles?.includes('demo'));
  expect(demo.map(getWorkspace)).toEqual(['backend', 'backend', 'backend']);
});

test('every gateway of docker-compose.yml has the URLs of its sources', () => {
  const needed = ['COMMERCE_URL', 'SEARCH_HOSTS', 'SEARCH_API_KEY', 'SEARCH_INDEX', 'REDIS_URL'];
  for (const service of Object.values(compose.services)) {
    if (getWorkspace(service) !== 'gateway') continue;
    expect(Object.keys(service.environment ?? {})).toEqual(expect.arrayContaining(needed));
  }
});

test('docker-compose.yml passes every setting to gateways, web servers and the indexer', () => {
  /** Settings of a container, which its Dockerfile sets. */
  const own = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
  const services = { 'gateway-1': gatewayNames, 'web-1': webNames, indexer: indexerNames };
  for (const [name, needed] of Object.entries(services)) {
    const given = [...own, ...Object.keys(compose.services[name]?.environment ?? {})];
    expect([name, needed.filter((variable) => !given.includes(variable))]).toEqual([name, []]);
  }
});

test('docker-compose.yml starts a live shop unless the demo profile is selected', () => {
  const gateway = compose.services['gateway-1']?.environment ?? {};
  for (const name of ['COMMERCE_URL', 'SEARCH_APP_ID', 'SEARCH_API_KEY', 'SESSION_SECRET'])
    expect(gateway[name]).toContain(':?');
  expect(read('docker-compose.yml')).not.toMatch(/encore-[a-z-]*key/);
  const demo = read('.env.demo');
  const required = [...demo.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const known = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  expect(required.filter((name) => name !== 'COMPOSE_PROFILES' && !known.includes(name))).toEqual(
    [],
  );
  expect(demo).not.toMatch(/SECRET|PASSWORD=/);
});

test('every service of docker-compose.yml has limits and a health check, and waits for its dependencies', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service.mem_limit, service.cpus]).toEqual([name, '512m', 1]);
    const workspace = getWorkspace(service);
    const isChecked =
      service.healthcheck !== undefined ||
      (workspace && /HEALTHCHECK/.test(read(workspace, 'Dockerfile')));
    expect([name, isChecked]).toEqual([name, true]);
    for (const { condition } of Object.values(service.depends_on ?? {}))
      expect(condition).toMatch(/^service_(healthy|completed_successfully)$/);
  }
  expect(compose.services['gateway-1']?.depends_on).toHaveProperty('redis');
  expect(Object.keys(compose.services.proxy?.depends_on ?? {})).toHaveLength(4);
});

test('Redis has a password, keeps sessions and limits when it is full, and only the gateways can reach it; the demo is available on this machine only', () => {
  const redis = compose.services.redis?.command?.join(' ');
  expect(redis).toContain('--requirepass');
  // Otherwise cached responses would displace revoked sessions and rate limits.
  expect(redis).toContain('--maxmemory-policy volatile-ttl');
  expect(compose.networks.data).toEqual({ internal: true });
  const reaching = Object.entries(compose.services).filter(([, { networks }]) =>
    networks?.includes('data'),
  );
  expect(reaching.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'redis']);
  for (const port of compose.services.commerce?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(compose.services.search?.ports).toBeUndefined();
});

test('the proxy of docker-compose.yml adds HSTS to the responses that it fetches from the gateways', () => {
  expect(read('ops', 'Caddyfile')).toMatch(
    /handle @gateway \{[^}]*header \?Strict-Transport-Security "max-age=63072000; includeSubDomains"\s+import gateways/,
  );
});

test('docker compose accepts the file if the plugin is installed', () => {
  const docker = (...args: string[]) =>
    spawnSync('docker', ['compose', ...args], { cwd: inRoot(), encoding: 'utf8' });
  const hasPlugin = docker('version').status === 0;
  const { status, stderr } = docker('--profile', 'demo', 'config', '--quiet');
  expect(hasPlugin ? { status, stderr } : 'no plugin').toEqual(
    hasPlugin ? { status: 0, stderr: '' } : 'no plugin',
  );
});

test('no image contains tests, secrets or the history of the project', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['.git', '.env', '**/*.test.ts', '*/test', 'web/e2e'])
    expect(ignored).toContain(pattern);
});

test('each Dockerfile copies its workspace and starts an existing file', () => {
  for (const workspace of Object.keys(names)) {
    const dockerfile = read(workspace, 'Dockerfile');
    const command = /CMD \["node", (?:"--[^"]+", )*"([^"]+)"/.exec(dockerfile)?.[1];
    expect(dockerfile).toContain(`${workspace}/package.json`);
    // Its packages may be in two folders (package-lock.json): the root's and its own.
    expect(dockerfile).toMatch(new RegExp(`COPY --from=\\w+ (?:/app \\./|/app/${workspace} )`));
    expect(command && read(command)).toBeTruthy();
  }
});
