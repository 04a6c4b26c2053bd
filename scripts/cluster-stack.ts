import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposeService, readCompose, readVariables } from './compose.ts';
import { installFromDebian } from './debian.ts';
import { inRoot } from './paths.ts';
import { freePort } from './ports.ts';
import type { Service } from './services.ts';

/** Local ports of the services of docker-compose.yml, which replace its networks. */
export interface Cluster {
  readonly services: readonly Service[];
  /** URLs of the proxy and the commerce back end. */
  readonly url: string;
  readonly commerceUrl: string;
}

export interface ClusterOptions {
  readonly dataDir: string;
  readonly proxyPort: number;
  /** Settings in addition to docker-compose.yml, by service. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Internal addresses of docker-compose.yml, each mapped to a local port. */
const ADDRESSES = [
  'gateway-1:4000',
  'gateway-2:4000',
  'proxy:4000',
  'web-1:3000',
  'web-2:3000',
  'redis:6379',
  'search:5001',
  'commerce:5000',
  'commerce:5002',
] as const;

type Address = (typeof ADDRESSES)[number];
type Ports = Readonly<Record<Address, number>>;

/** Addresses that docker-compose.yml publishes on the host. */
const PUBLISHED: Readonly<Record<string, Address>> = {
  'localhost:5000': 'commerce:5000',
  'localhost:5002': 'commerce:5002',
};

const STARTED = [
  'search',
  'commerce',
  'redis',
  'gateway-1',
  'gateway-2',
  'web-1',
  'web-2',
] as const;

/** @throws an Error naming the program that is missing. */
function ensureInstalled(program: string, debianPackage: string): void {
  if (spawnSync(program, ['--version']).error === undefined) return;
  if (installFromDebian(debianPackage)) return;
  throw new Error(`Program ${program} not found. Install the Debian package ${debianPackage}.`);
}

async function choosePorts(): Promise<Ports> {
  const ports: Partial<Record<Address, number>> = {};
  for (const address of ADDRESSES) ports[address] = await freePort();
  return ports as Ports;
}

function createLocalizer(ports: Ports): (text: string) => string {
  return (text) => {
    const inNetwork = ADDRESSES.reduce(
      (changed, address) => changed.replaceAll(address, `127.0.0.1:${ports[address]}`),
      text,
    );
    return Object.entries(PUBLISHED).reduce(
      (changed, [published, address]) =>
        changed.replaceAll(published, `localhost:${ports[address]}`),
      inNetwork,
    );
  };
}

/** The Caddyfile with local addresses. */
function writeCaddyfile(options: ClusterOptions, ports: Ports, toLocal: (text: string) => string) {
  const text = toLocal(readFileSync(inRoot('ops', 'Caddyfile'), 'utf8'))
    .replace(/^:80 /m, `:${options.proxyPort} `)
    .replace(/^:4000 /m, `:${ports['proxy:4000']} `);
  const file = join(options.dataDir, 'Caddyfile');
  mkdirSync(options.dataDir, { recursive: true });
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${text}`);
  return file;
}

/** Settings that a container gets from its network; only the ports differ here. */
function localSettings(name: string, ports: Ports): Record<string, string> {
  const port = (address: Address): string => String(ports[address]);
  const shared = { HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback,uniquelocal' };
  if (name === 'search' || name === 'commerce') {
    return {
      ...shared,
      SEARCH_PORT: port('search:5001'),
      COMMERCE_PORT: port('commerce:5000'),
      SANDBOX_PORT: port('commerce:5002'),
    };
  }
  const address = ADDRESSES.find((one) => one.startsWith(`${name}:`));
  return {
    ...shared,
    PORT: address === undefined ? '' : port(address),
    // A local folder that docker-compose.yml mounts into the gateways.
    DOCUMENTS_DIR: inRoot('documents'),
  };
}

/** The services of docker-compose.yml with --env-file .env.demo as local processes, in start order. */
export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  ensureInstalled('redis-server', 'redis-server');
  ensureInstalled('caddy', 'caddy');
  const ports = await choosePorts();
  const toLocal = createLocalizer(ports);
  const url = `http://localhost:${options.proxyPort}`;
  const password = 'cluster-on-this-machine-only';
  const services = readCompose({
    ...readVariables('.env.demo'),
    PUBLIC_URL: url,
    REDIS_PASSWORD: password,
    SESSION_SECRET: 'wAq7dZ0m3sUe9bYt2xKc5vHn8pLr4jFg',
  });
  const byName = new Map(services.map((service) => [service.name, service]));
  const toService = (name: (typeof STARTED)[number]): Service => {
    const compose = byName.get(name);
    const address = ADDRESSES.find((one) => one.startsWith(`${name}:`));
    if (compose === undefined || address === undefined) {
      throw new Error(`Unknown service "${name}" in docker-compose.yml.`);
    }
    return toProcess(compose, {
      port: ports[address],
      env: {
        ...Object.fromEntries(
          Object.entries(compose.environment).map(([key, value]) => [key, toLocal(value)]),
        ),
        ...localSettings(name, ports),
        DATA_DIR: options.dataDir,
        ...options.settings?.[name],
      },
    });
  };
  const proxy: Service = {
    name: 'proxy',
    port: options.proxyPort,
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', writeCaddyfile(options, ports, toLocal)],
    env: {},
    health: `${url}/health`,
  };
  return {
    services: [...STARTED.map(toService), proxy],
    url,
    commerceUrl: `http://localhost:${ports['commerce:5000']}`,
  };
}

function toProcess(
  { name, command, stopSeconds }: ComposeService,
  { port, env }: Pick<Service, 'port' | 'env'>,
): Service {
  const [program = '', ...args] = command;
  if (name !== 'redis') {
    const health = `http://127.0.0.1:${port}/health`;
    return { name, port, args, env, stopSeconds, health };
  }
  const [flag = '', script = ''] = args;
  return {
    name,
    port,
    command: program,
    args: [flag, `${script} --port ${port} --bind 127.0.0.1`],
    env,
    stopSeconds,
    health: `tcp://127.0.0.1:${port}`,
  };
}
