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
import { median, type Row } from './row.ts';

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

/** A POST of JSON, to be sent over and over. */
interface Load {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands before the search service and keeps the last request, so that the very same can be asked directly. */
async function recorder(search: string) {
  let last: Load | undefined;
  const server = createServer(async (request, response) => {
    const { 'x-algolia-application-id': app, 'x-algolia-api-key': key } = request.headers;
    const headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': String(app),
      'x-algolia-api-key': String(key),
    };
    last = { url: `${search}${request.url ?? ''}`, body: await text(request), headers };
    const answer = await fetch(last.url, { method: 'POST', body: last.body, headers });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, last: () => last, stop: () => server.close() };
}

/** Milliseconds a call at one connection. */
async function callTime(load: Load): Promise<number> {
  const { requests, non2xx } = await autocannon({
    ...load,
    method: 'POST',
    connections: 1,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${load.url} answered ${non2xx} times with an error.`);
  return 1_000 / requests.average;
}

const toGateway = (port: number, variables: unknown): Load => ({
  url: `http://127.0.0.1:${port}/graphql`,
  body: JSON.stringify({ query: LISTING, variables }),
  headers: { 'content-type': 'application/json' },
});

/** The two are measured in turns, so that whatever else the machine does falls on both. */
async function compare(name: string, gateway: Load, direct: Load): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  await callTime(gateway);
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await callTime(direct));
    ours.push(await callTime(gateway));
  }
  const [measured, peer] = [median(ours), median(theirs)];
  const ratio = measured / peer;
  const goal = `at most ${GOAL}x`;
  return {
    name,
    measured,
    peer,
    peerName: 'search asked directly',
    unit: 'ms',
    ratio,
    goal,
    met: ratio <= GOAL,
  };
}

const send = ({ url, body, headers }: Load) => fetch(url, { method: 'POST', body, headers });

/** In production a gateway runs registered operations only. */
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

/** Listings through the gateway, uncached, against the very same multi-query asked of the search service directly. */
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
  const recording = await recorder(`http://127.0.0.1:${ports.search}`);
  const asidePort = await freePort();
  const gateway = services.find(({ name }) => name === 'gateway');
  if (gateway === undefined) throw new Error('There is no gateway to measure.');
  const watched: Service = {
    ...gateway,
    port: asidePort,
    health: `http://127.0.0.1:${asidePort}/health`,
    env: { ...gateway.env, PORT: String(asidePort), SEARCH_HOSTS: recording.url },
  };
  const running = await startAll([...services, watched], (service) => uncached(service, documents));
  try {
    const rows: Row[] = [];
    for (const { name, variables } of CASES) {
      await send(toGateway(asidePort, variables));
      const direct = recording.last();
      if (direct === undefined) throw new Error('The gateway asked nothing.');
      rows.push(await compare(name, toGateway(ports.gateway, variables), direct));
    }
    return rows;
  } finally {
    await stopAll(running);
    recording.stop();
  }
}
