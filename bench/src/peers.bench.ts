import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '../../scripts/ports.ts';
import {
  launch,
  type Running,
  type Service,
  separateStack,
  servicesOf,
} from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { type Case, compare, measure } from './peers/compare.ts';
import { CART, LISTING, PRODUCT } from './peers/operations.ts';
import type { Row } from './row.ts';

const SHORT_SECONDS = 8;
const SOAK_SECONDS = 300;
const SESSION_SECRET = randomBytes(24).toString('hex');
const json = { 'content-type': 'application/json' };

const proxyOf = async (target: string, remembers: boolean) => {
  const file = new URL('./peers/remembering-proxy.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { target, remembers } });
  const [port] = await once(worker, 'message');
  return { port: Number(port), url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
};

const ask = async (port: number, query: string, variables: object = {}) => {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: json,
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any operation
  const { data, errors }: any = await answer.json();
  if (errors) throw new Error(`${query.slice(0, 40)} … failed: ${JSON.stringify(errors)}`);
  return data;
};

/** A guest's cart with five lines, and the operations over it. */
const prepare = async (port: number): Promise<Case[]> => {
  const { productSearch } = await ask(port, '{ productSearch(pageSize: 5) { products { sku } } }');
  const { guestCartCreate } = await ask(port, 'mutation { guestCartCreate { cart { id } } }');
  const { id } = guestCartCreate.cart;
  for (const { sku } of productSearch.products) {
    const add =
      'mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { userErrors { message } } }';
    await ask(port, add, { input: { cartId: id, sku } });
  }
  const [{ sku }] = productSearch.products;
  return [
    { name: 'listing, 60 products and facets', query: LISTING, variables: {}, isKept: true },
    { name: 'product page', query: PRODUCT, variables: { sku }, isKept: true },
    { name: 'cart, 5 lines', query: CART, variables: { id }, isKept: false },
  ].map(({ query, variables, ...rest }) => ({
    ...rest,
    body: JSON.stringify({ query, variables }),
  }));
};

const at = (service: Service, port: number, change: Partial<Service>): Service => ({
  ...service,
  ...change,
  port,
  health: `http://127.0.0.1:${port}/health`,
  env: { ...service.env, ...change.env, PORT: String(port) },
});

const residentMegabytes = ({ process: { pid } }: Running): number => {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(pages) / 1_000;
};

const row = (name: string, unit: string, measured: number): Row => ({ name, unit, measured });

const soak = async (gateway: Running, port: number, body: string): Promise<Row> => {
  const seconds = process.argv.includes('--soak') ? SOAK_SECONDS : SHORT_SECONDS;
  await measure(port, body, seconds / 2);
  const before = residentMegabytes(gateway);
  await measure(port, body, seconds / 2);
  const after = residentMegabytes(gateway);
  return {
    ...row(`memory after ${seconds} s of listings`, 'MB', after),
    peer: before,
    peerName: 'at half time',
    ratio: after / before,
    goal: 'at most 1.1x',
    met: after / before <= 1.1,
  };
};

const inProduction =
  (documents: string) =>
  (service: Service): Running => {
    const production = {
      DOCUMENTS_DIR: documents,
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: '1',
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

/** The gateway against a plain Apollo Server and a bare proxy, all over the same services, whose answers are repeated. */
export async function runPeersBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const start = inProduction(register(dataDir));
  const services = servicesOf(stack).filter(({ name }) => name !== 'web');
  const gateway = services.find(({ name }) => name === 'gateway');
  if (gateway === undefined) throw new Error('There is no gateway to measure.');
  // In development it prepares the cart, because there it runs any operation.
  const aside = { ...gateway, name: 'aside' };
  const running = await startAll([...services.filter((each) => each !== gateway), aside], start);
  const [commerce, search] = [
    await proxyOf(`http://127.0.0.1:${stack.commerce}`, true),
    await proxyOf(`http://127.0.0.1:${stack.search}`, true),
  ];
  const toProxies = { COMMERCE_URL: commerce.url, SEARCH_HOSTS: search.url };
  const cases = await prepare(stack.gateway);
  const [uncachedPort, cachedPort, plainPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const plainFile = ['bench/src/peers/plain-apollo.ts'];
  const begun = performance.now();
  running.push(...(await startAll([at(gateway, cachedPort, { env: toProxies })], start)));
  const startMs = performance.now() - begun;
  const uncached = at(gateway, uncachedPort, { env: { ...toProxies, CACHE: 'off' } });
  const plain = at(gateway, plainPort, {
    name: 'plain',
    args: plainFile,
    env: { ...toProxies, CACHE: 'off' },
  });
  running.push(
    ...(await startAll(
      [uncached, { ...plain, health: `http://127.0.0.1:${plainPort}/graphql?query={__typename}` }],
      start,
    )),
  );
  // What the proxy passes on are the gateway's own answers, from a server that has them ready.
  const ready = await proxyOf(`http://127.0.0.1:${uncachedPort}`, true);
  const proxy = await proxyOf(ready.url, false);
  try {
    const ports = {
      uncached: uncachedPort,
      cached: cachedPort,
      plain: plainPort,
      proxy: proxy.port,
    };
    const rows: Row[] = [
      { ...row('gateway start', 'ms', startMs), goal: 'under 1,500 ms', met: startMs < 1_500 },
    ];
    for (const each of cases) rows.push(...(await compare(each, ports)));
    const [listing] = cases;
    const measured = running.find(({ service }) => service.port === uncachedPort);
    if (listing && measured) rows.push(await soak(measured, uncachedPort, listing.body));
    return rows;
  } finally {
    await Promise.all([commerce.stop(), search.stop(), proxy.stop(), ready.stop()]);
    await stopAll(running);
  }
}
