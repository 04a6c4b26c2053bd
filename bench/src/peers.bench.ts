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
import { startBaseline } from './peers/baseline.ts';
import { type Case, compare, type Peer } from './peers/compare.ts';
import { type HiveSource, startHive } from './peers/hive.ts';
import { CART, LISTING, PRODUCT } from './peers/operations.ts';
import { prepareCases, send } from './peers/prepare.ts';
import { type RunningProxy, startProxy } from './peers/proxy.ts';
import { measureStartTime, soak } from './peers/soak.ts';
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

const registerOperations = (dataDir: string): string => {
  const folder = join(dataDir, 'documents');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ LISTING, PRODUCT, CART }))
    writeFileSync(join(folder, `${name}.graphql`), text);
  return folder;
};

const toPeer = (name: string, { service, process: { pid = 0 } }: Running): Peer => ({
  name,
  port: service.port,
  pid,
});

/** The gateway, its upstream proxies, and the function that starts a process. */
interface Bench {
  readonly gateway: Service;
  readonly start: (service: Service) => Running;
  /** Proxies that replay recorded responses of the services. */
  readonly commerce: RunningProxy;
  readonly search: RunningProxy;
}

/** Starts a process like the gateway, with replayed upstream responses. */
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
  if (running === undefined)
    throw new Error(`The process "${change.name ?? gateway.name}" did not start.`);
  return running;
};

const PLAIN = 'bench/src/peers/plain-apollo.ts';
const UNCACHED = { CACHE: 'off' };

/** V8's flags of the gateway in production. */
const getFlags = ({ args }: Service) => args.filter((arg) => arg.startsWith('--'));

const startPeers = async (bench: Bench) => {
  const flags = getFlags(bench.gateway);
  const started = {
    uncached: await startOne(bench, { env: UNCACHED }),
    cached: await startOne(bench, {}),
    plain: await startOne(bench, { name: 'plain', args: [...flags, PLAIN], env: UNCACHED }),
    loaders: await startOne(bench, {
      name: 'loaders',
      args: [...flags, PLAIN, 'loaders'],
      env: UNCACHED,
    }),
  };
  return started;
};

/** The upstream calls of each operation, with the long-lived caches filled. */
const recordCalls = async (port: number, proxy: RunningProxy, cases: readonly Case[]) => {
  const calls = new Map<Case, Awaited<ReturnType<RunningProxy['calls']>>>();
  for (const each of cases) {
    const [body = ''] = each.bodies;
    await send(port, body);
    await proxy.calls();
    await send(port, body);
    calls.set(each, await proxy.calls());
  }
  return calls;
};

/** The upstream calls of Hive Gateway: those of the gateway at `port`. */
const createHiveSources = async (
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
      calls: await recordCalls(port, commerce, cases),
    },
    {
      name: 'search',
      endpoint: search.url,
      headers: keys,
      calls: await recordCalls(port, search, cases),
    },
  ];
};

/** Compares the gateway with a plain Apollo Server, Hive Gateway and a bare proxy, over replayed upstream responses. */
export async function runPeersBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const start = inProduction(registerOperations(dataDir));
  const services = createServices(stack).filter(({ name }) => name !== 'web');
  const gateway = services.find(({ name }) => name === 'gateway');
  if (gateway === undefined) throw new Error('No gateway to measure.');
  // Prepares the carts: in development mode it runs any operation.
  const preparation = { ...gateway, name: 'preparation' };
  const running = await startAll(
    [...services.filter((each) => each !== gateway), preparation],
    start,
  );
  const commerce = await startProxy(`http://127.0.0.1:${stack.commerce}`, 'record');
  const search = await startProxy(`http://127.0.0.1:${stack.search}`, 'record');
  const proxies = [commerce, search];
  const bench = { gateway, start, commerce, search };
  try {
    const cases = await prepareCases(stack.gateway);
    const started = await startPeers(bench);
    running.push(...Object.values(started));
    const { port } = started.uncached.service;
    const sources = await createHiveSources(bench, port, cases);
    const hive = await startHive(dataDir, sources);
    const [listing] = cases;
    if (listing === undefined) throw new Error('No listing to measure.');
    const { headers = {}, calls } = sources.find(({ name }) => name === 'search') ?? {};
    const baseline = await startBaseline(listing, {
      origin: search.url,
      headers,
      calls: calls?.get(listing) ?? [],
      response: { data: await send(port, listing.bodies[0] ?? '') },
      flags: getFlags(gateway),
    });
    // The bare proxy forwards to a server that replays the gateway's responses.
    const ready = await startProxy(`http://127.0.0.1:${port}`, 'record');
    const bare = await startProxy(ready.url, 'pass-through');
    proxies.push(ready, bare);
    const peers = {
      uncached: toPeer('the gateway', started.uncached),
      cached: toPeer('the gateway', started.cached),
      plain: toPeer('plain Apollo Server', started.plain),
      proxy: { name: 'bare proxy', port: bare.port, pid: bare.pid },
      baseline,
      others: [toPeer('the same with our loaders', started.loaders), ...(hive ? [hive] : [])],
    };
    const rows: Row[] = [await measureStartTime(() => startOne(bench, {}))];
    for (const each of cases) rows.push(...(await compare(each, peers)));
    rows.push(await soak(peers.uncached, listing.bodies));
    hive?.stop();
    baseline.stop();
    return rows;
  } finally {
    for (const proxy of proxies) proxy.stop();
    await stopAll(running);
  }
}
