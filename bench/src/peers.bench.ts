import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import {
  createServices,
  launch,
  type Running,
  type Service,
  separateStack,
} from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { type Case, compare, type Peer } from './peers/compare.ts';
import { startFloor } from './peers/floor.ts';
import { type HiveSource, startHive } from './peers/hive.ts';
import { CART, LISTING, PRODUCT } from './peers/operations.ts';
import { ask, prepareCases } from './peers/prepare.ts';
import { type RunningProxy, startProxy } from './peers/proxy.ts';
import { soak, startTimes } from './peers/soak.ts';
import type { Row } from './row.ts';

const SESSION_SECRET = randomBytes(24).toString('hex');

const inProduction =
  (documents: string) =>
  (service: Service): Running => {
    const production = {
      DOCUMENTS_DIR: documents,
      NODE_ENV: 'production',
      SESSION_SECRET,
      RATE_LIMITS: 'off',
      MAX_LAG_MS: '0',
    };
    const mode = service.name === 'gateway' ? production : { DEMO_IN_PRODUCTION: '1' };
    return launch({ ...service, env: { ...service.env, LOG_LEVEL: 'error', ...mode } }, 'ignore');
  };

const register = (dataDir: string): string => {
  const folder = join(dataDir, 'documents');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ LISTING, PRODUCT, CART }))
    writeFileSync(join(folder, `${name}.graphql`), text);
  return folder;
};

const peerOf = (name: string, { service, process: { pid = 0 } }: Running): Peer => ({
  name,
  port: service.port,
  pid,
});

/** The gateway, the services behind it, and how others are started that use them. */
interface Bench {
  readonly gateway: Service;
  readonly start: (service: Service) => Running;
  /** The proxies that repeat what the services answered. */
  readonly commerce: RunningProxy;
  readonly search: RunningProxy;
}

/** Starts a process like the gateway, with the services' answers repeated to it. */
const startOne = async ({ gateway, start, commerce, search }: Bench, change: Partial<Service>) => {
  const port = await freePort();
  const at = `http://127.0.0.1:${port}`;
  const plain = change.name === undefined ? '/health' : '/graphql?query={__typename}';
  const behind = { COMMERCE_URL: commerce.url, SEARCH_HOSTS: search.url };
  const env = { ...gateway.env, ...behind, ...change.env, PORT: String(port) };
  const [running] = await startAll(
    [{ ...gateway, ...change, port, health: `${at}${plain}`, env }],
    start,
  );
  if (running === undefined) throw new Error('It did not start.');
  return running;
};

const PLAIN = 'bench/src/peers/plain-apollo.ts';
const UNCACHED = { CACHE: 'off' };

const startPeers = async (bench: Bench) => {
  const started = {
    uncached: await startOne(bench, { env: UNCACHED }),
    cached: await startOne(bench, {}),
    plain: await startOne(bench, { name: 'plain', args: [PLAIN], env: UNCACHED }),
    loaders: await startOne(bench, { name: 'loaders', args: [PLAIN, 'loaders'], env: UNCACHED }),
  };
  return started;
};

/** What the gateway asks the services for each operation, once it knows what it keeps longer. */
const callsOf = async (port: number, proxy: RunningProxy, cases: readonly Case[]) => {
  const calls = new Map<Case, Awaited<ReturnType<RunningProxy['calls']>>>();
  for (const each of cases) {
    const [body = ''] = each.bodies;
    await ask(port, body);
    await proxy.calls();
    await ask(port, body);
    calls.set(each, await proxy.calls());
  }
  return calls;
};

/** What Hive Gateway is to ask the services: the very calls of the gateway at `port`. */
const hiveSources = async (
  { gateway: { env }, commerce, search }: Bench,
  port: number,
  cases: readonly Case[],
): Promise<HiveSource[]> => {
  const keys = {
    'content-type': 'application/json',
    'x-algolia-application-id': env.SEARCH_APP_ID ?? '',
    'x-algolia-api-key': env.SEARCH_API_KEY ?? '',
  };
  return [
    {
      name: 'commerce',
      endpoint: commerce.url,
      headers: {},
      calls: await callsOf(port, commerce, cases),
    },
    {
      name: 'search',
      endpoint: search.url,
      headers: keys,
      calls: await callsOf(port, search, cases),
    },
  ];
};

/** The gateway against a plain Apollo Server, Hive Gateway and a bare proxy, over the same services, whose answers are repeated. */
export async function runPeersBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const start = inProduction(register(dataDir));
  const services = createServices(stack).filter(({ name }) => name !== 'web');
  const gateway = services.find(({ name }) => name === 'gateway');
  if (gateway === undefined) throw new Error('There is no gateway to measure.');
  // In development it prepares the cart, because there it runs any operation.
  const aside = { ...gateway, name: 'aside' };
  const running = await startAll([...services.filter((each) => each !== gateway), aside], start);
  const commerce = await startProxy(`http://127.0.0.1:${stack.commerce}`, 'remembers');
  const search = await startProxy(`http://127.0.0.1:${stack.search}`, 'remembers');
  const proxies = [commerce, search];
  const bench = { gateway, start, commerce, search };
  try {
    const cases = await prepareCases(stack.gateway);
    const started = await startPeers(bench);
    running.push(...Object.values(started));
    const { port } = started.uncached.service;
    const sources = await hiveSources(bench, port, cases);
    const hive = await startHive(dataDir, sources);
    const [listing] = cases;
    if (listing === undefined) throw new Error('There is no listing to measure.');
    const { headers = {}, calls } = sources.find(({ name }) => name === 'search') ?? {};
    const floor = await startFloor(listing, {
      origin: search.url,
      headers,
      calls: calls?.get(listing) ?? [],
      response: { data: await ask(port, listing.bodies[0] ?? '') },
    });
    // What the bare proxy passes on are the gateway's own answers, from a server that has them ready.
    const ready = await startProxy(`http://127.0.0.1:${port}`, 'remembers');
    const bare = await startProxy(ready.url, 'passes');
    proxies.push(ready, bare);
    const peers = {
      uncached: peerOf('the gateway', started.uncached),
      cached: peerOf('the gateway', started.cached),
      plain: peerOf('plain Apollo Server', started.plain),
      proxy: { name: 'bare proxy', port: bare.port, pid: bare.pid },
      floor,
      others: [peerOf('the same with our loaders', started.loaders), ...(hive ? [hive] : [])],
    };
    const rows: Row[] = [await startTimes(() => startOne(bench, {}))];
    for (const each of cases) rows.push(...(await compare(each, peers)));
    rows.push(await soak(peers.uncached, listing.bodies));
    hive?.stop();
    floor.stop();
    return rows;
  } finally {
    for (const proxy of proxies) proxy.stop();
    await stopAll(running);
  }
}
