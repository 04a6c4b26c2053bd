import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/ports.ts';
import { createServices, launch, type Running, type Service } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { median } from '../../scripts/statistics.ts';
import type { Row } from './row.ts';

const ROUNDS = 5;
const SECONDS = 2;
const GOAL = 3;
const SESSION_SECRET = randomBytes(24).toString('hex');
const SEARCH_ADMIN_KEY = randomBytes(24).toString('hex');

const LISTING = `query Listing($filters: [ProductFilterInput!]) {
  productSearch(filters: $filters, pageSize: 60) {
    page pageCount totalCount sort
    priceBounds { min { amount } max { amount } }
    facets { code label position values { value count isApplied isDisabled } }
    products {
      sku name designer path availability
      price { current { amount currency } msrp { amount } discountPercent }
      image { url alt }
    }
  }
}`;

const CASES = [
  { name: 'listing, 60 products and facets', variables: {} },
  {
    name: 'the same by two designers in black',
    variables: {
      filters: [
        { code: 'manufacturer', values: ['Chanel', 'Gucci'] },
        { code: 'color', values: ['Black'] },
      ],
    },
  },
];

/** A JSON POST that is sent repeatedly. */
interface Load {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a proxy before the search service that records the last request, to send the same one directly. */
async function startRecorder(search: string) {
  let last: Load | undefined;
  const server = createServer(async (request, response) => {
    const { 'x-algolia-application-id': app, 'x-algolia-api-key': key } = request.headers;
    const headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': String(app),
      'x-algolia-api-key': String(key),
    };
    last = { url: `${search}${request.url ?? ''}`, body: await text(request), headers };
    const upstream = await fetch(last.url, { method: 'POST', body: last.body, headers });
    response.writeHead(upstream.status, { 'content-type': 'application/json' });
    response.end(await upstream.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, last: () => last, stop: () => server.close() };
}

/** Milliseconds per call over one connection. */
async function callTime(load: Load): Promise<number> {
  const { requests, non2xx } = await autocannon({
    ...load,
    method: 'POST',
    connections: 1,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${load.url} returned ${non2xx} errors.`);
  return 1_000 / requests.average;
}

const toGateway = (port: number, variables: unknown): Load => ({
  url: `http://127.0.0.1:${port}/graphql`,
  body: JSON.stringify({ query: LISTING, variables }),
  headers: { 'content-type': 'application/json' },
});

/** Measures both alternately, so that other load on the machine affects both. */
async function compare(name: string, gateway: Load, direct: Load): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  await callTime(gateway);
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await callTime(direct));
    ours.push(await callTime(gateway));
  }
  const measured = median(ours);
  const peer = median(theirs);
  const ratio = measured / peer;
  const goal = `at most ${GOAL}x`;
  return {
    name,
    measured,
    peer,
    peerName: 'search, called directly',
    unit: 'ms',
    ratio,
    goal,
    met: ratio <= GOAL,
  };
}

const send = ({ url, body, headers }: Load) => fetch(url, { method: 'POST', body, headers });

/** Registers the operation: in production the gateway runs registered operations only. */
const registerListing = (dataDir: string): string => {
  const folder = join(dataDir, 'documents');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'listing.graphql'), LISTING);
  return folder;
};

const uncached = (service: Service, DOCUMENTS_DIR: string): Running => {
  const production = {
    DOCUMENTS_DIR,
    NODE_ENV: 'production',
    DEMO_IN_PRODUCTION: '1',
    SESSION_SECRET,
    SEARCH_ADMIN_KEY,
  };
  const env = { ...service.env, ...production, CACHE: 'off', LOG_LEVEL: 'error' };
  return launch({ ...service, env }, 'ignore');
};

/** Compares uncached listings through the gateway with the same multi-query sent directly to the search service. */
export async function runGatewayBench(dataDir: string): Promise<Row[]> {
  const ports = {
    web: 0,
    commerce: 0,
    sandbox: 0,
    gateway: await freePort(),
    search: await freePort(),
  };
  const stack = { dataDir, ...ports, live: { commerce: false, search: false } };
  const services = createServices(stack).filter(
    ({ name }) => name === 'search' || name === 'gateway',
  );
  const documents = registerListing(dataDir);
  const recording = await startRecorder(`http://127.0.0.1:${ports.search}`);
  const recordedPort = await freePort();
  const gateway = services.find(({ name }) => name === 'gateway');
  if (gateway === undefined) throw new Error('No gateway to measure.');
  const recorded: Service = {
    ...gateway,
    port: recordedPort,
    health: `http://127.0.0.1:${recordedPort}/health`,
    env: { ...gateway.env, PORT: String(recordedPort), SEARCH_HOSTS: recording.url },
  };
  const running = await startAll([...services, recorded], (service) =>
    uncached(service, documents),
  );
  try {
    const rows: Row[] = [];
    for (const { name, variables } of CASES) {
      await send(toGateway(recordedPort, variables));
      const direct = recording.last();
      if (direct === undefined) throw new Error('The gateway sent no search request.');
      rows.push(await compare(name, toGateway(ports.gateway, variables), direct));
    }
    return rows;
  } finally {
    await stopAll(running);
    recording.stop();
  }
}
