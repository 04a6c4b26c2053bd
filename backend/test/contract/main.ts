import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '../../src/env.ts';
import { startEmbedded } from './embedded.ts';
import { assertReachable } from './preflight.ts';
import { findProducts } from './products.ts';
import { ask } from './runner/ask.ts';
import type { Call } from './runner/case.ts';
import { type Result, runCalls } from './runner/run.ts';
import { PATIENCE_SECONDS, type Product, type SearchTarget, type Target } from './runner/target.ts';
import { createShopData, productsNeeded } from './shop-data.ts';
import { suite } from './suite/index.ts';
import { howFar, resultLines, summary } from './table.ts';

const usage = `npm run contract -- [options]
  --commerce URL       the back end to try; an embedded one of its own when left out
  --search URL         its search service
  --stock              only the calls that a Magento has without the shop's own modules
  --only TEXT          only the calls that have this text in their names
  --failures           prints only what failed
  --rest-path PATH     default COMMERCE_REST_PATH; /rest with --stock
  --graphql-path PATH  default COMMERCE_GRAPHQL_PATH; /graphql with --stock
  --search-app-id, --search-key, --search-admin-key, --search-index  default SEARCH_…
  --admin USER:PASS    an account of the staff; with --stock the products, the coupon and the odd products
                       are made with it and removed in the end
  --skus A,B,C,…       products of one piece instead; the first three go into carts, the others are bought
                       (found in the search service when there are neither)
  --coupon CODE        a coupon of 10 % (SPRING10)
  --disabled-sku SKU   a product that is not for sale
  --virtual-sku SKU    a virtual product
  --sandbox URL        where people sign in and pay in the sandbox; --shop URL is where it sends them back
                       (WEB_URL when left out)
  --patience SECONDS   how long an answer is waited for (${PATIENCE_SECONDS})
The suite makes customers of its own (…@contract.example.test). With --stock --admin these are deleted in
the end and its orders cancelled. Cases that lack what they need are left out, and said so.`;

const options = {
  commerce: { type: 'string' },
  search: { type: 'string' },
  stock: { type: 'boolean', default: false },
  failures: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  only: { type: 'string' },
  'rest-path': { type: 'string' },
  'graphql-path': { type: 'string' },
  'search-app-id': { type: 'string' },
  'search-key': { type: 'string' },
  'search-admin-key': { type: 'string' },
  'search-index': { type: 'string' },
  skus: { type: 'string' },
  coupon: { type: 'string', default: 'SPRING10' },
  admin: { type: 'string' },
  'disabled-sku': { type: 'string' },
  'virtual-sku': { type: 'string' },
  sandbox: { type: 'string' },
  shop: { type: 'string' },
  patience: { type: 'string', default: String(PATIENCE_SECONDS) },
} as const;

const given = () => parseArgs({ options, strict: true }).values;
type Options = ReturnType<typeof given>;

const trimmed = (url: string): string => url.replace(/\/+$/, '');

function toSearchTarget(values: Options): SearchTarget | undefined {
  if (values.search === undefined) return undefined;
  const env = readEnv();
  return {
    url: trimmed(values.search),
    appId: values['search-app-id'] ?? env.searchAppId,
    searchKey: values['search-key'] ?? env.searchApiKey,
    adminKey: values['search-admin-key'] ?? env.searchAdminKey,
    index: values['search-index'] ?? env.searchIndex,
  };
}

/** Products by their skus; what they are called and cost is learned from a cart. */
async function namedProducts(
  { base, seconds }: { base: string; seconds: number },
  skus: readonly string[],
): Promise<Product[]> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const call = async (path: string, body?: object): Promise<unknown> => {
    const sent = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
    return JSON.parse((await ask(`${base}/V1${path}`, seconds, sent)).text);
  };
  const cart = await call('/guest-carts');
  const products: Product[] = [];
  for (const sku of skus) {
    const line = Object(await call(`/guest-carts/${cart}/items`, { cartItem: { sku, qty: 1 } }));
    if (line.sku === undefined) throw new Error(`The shop does not sell ${sku}: ${line.message}`);
    products.push({ sku: line.sku, name: line.name, price: line.price, id: 0 });
  }
  return products;
}

/** The shop as the options name it, before it is known what it sells. */
function toServers(values: Options, commerce: string): Omit<Target, 'products' | 'coupon'> {
  const env = readEnv();
  const patienceSeconds = Number(values.patience);
  if (!(patienceSeconds > 0)) throw new Error('--patience takes a number of seconds.');
  const [username = '', password = ''] = values.admin?.split(/:(.*)/s) ?? [];
  return {
    commerce: trimmed(commerce),
    restPath: values['rest-path'] ?? (values.stock ? '/rest' : env.restPath),
    graphqlPath: values['graphql-path'] ?? (values.stock ? '/graphql' : env.graphqlPath),
    patienceSeconds,
    search: toSearchTarget(values),
    ...(values.admin !== undefined && { admin: { username, password } }),
    disabledSku: values['disabled-sku'],
    virtualSku: values['virtual-sku'],
    ...(values.sandbox !== undefined && {
      sandbox: { url: trimmed(values.sandbox), shopUrl: trimmed(values.shop ?? env.webUrl) },
    }),
  };
}

type Servers = ReturnType<typeof toServers>;

/** The products that the options name, or that the search service lists. */
async function loadProducts(values: Options, servers: Servers): Promise<readonly Product[]> {
  const { search, disabledSku, virtualSku, commerce, restPath, patienceSeconds } = servers;
  if (values.skus !== undefined) {
    const skus = values.skus.split(',').map((sku) => sku.trim());
    return namedProducts({ base: commerce + restPath, seconds: patienceSeconds }, skus);
  }
  if (search !== undefined) {
    return findProducts(
      search,
      [disabledSku, virtualSku].flatMap((sku) => sku ?? []),
    );
  }
  const others = 'name products of one piece with --skus, or the search service with --search';
  throw new Error(
    `Give an account of the staff with --admin, which makes the products; or ${others}.`,
  );
}

/** A shop to try, and what takes out of it again what was put in. */
interface Prepared {
  readonly target: Target;
  remove(): Promise<readonly string[]>;
}

async function prepare(values: Options, calls: readonly Call[]): Promise<Prepared> {
  if (values.commerce === undefined) {
    const { target, close } = await startEmbedded({ isStock: values.stock });
    return { target, remove: async () => close().then(() => []) };
  }
  const servers = toServers(values, values.commerce);
  console.error((await assertReachable(servers, { needsOwnModules: !values.stock })).join('\n'));
  const count = productsNeeded(calls);
  const coupon = { code: values.coupon, label: 'Spring 10' };
  if (!values.stock || !servers.admin || values.skus !== undefined) {
    const products = await loadProducts(values, servers);
    const lacking = count > products.length ? '; cases that find none are left out' : '';
    console.error(
      `${count} products of one piece are needed, ${products.length} are there${lacking}`,
    );
    return { target: { ...servers, products, coupon }, remove: async () => [] };
  }
  console.error(`makes ${count + 2} products, a coupon and customers, and removes them in the end`);
  const data = await createShopData(servers, count);
  return { target: { ...servers, ...data }, remove: data.remove };
}

const SAY_EVERY_MS = 5000;

/** Prints each result as it comes; where only failures are wanted, how far it is every few seconds. */
function createReport(isQuiet: boolean, all: number): (result: Result) => void {
  const results: Result[] = [];
  let said = performance.now();
  return (result) => {
    results.push(result);
    if (!isQuiet || result.outcome === 'fail') console.log(resultLines(result));
    if (!isQuiet || performance.now() - said < SAY_EVERY_MS) return;
    said = performance.now();
    console.error(howFar(results, all));
  };
}

async function run(values: Options): Promise<number> {
  const calls = suite.filter(
    ({ call, stock }) => (stock || !values.stock) && call.includes(values.only ?? ''),
  );
  const { target, remove } = await prepare(values, calls);
  try {
    const all = calls.reduce((sum, { cases }) => sum + cases.length, 0);
    const results = await runCalls(calls, target, createReport(values.failures, all));
    console.log(`\n${target.commerce}: ${summary(results)}`);
    return results.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
  } finally {
    for (const line of await remove()) console.error(`not removed: ${line}`);
  }
}

/** Runs the suite as the words of the command say; the code to end with. */
async function main(): Promise<number> {
  const values = given();
  if (!values.help) return run(values);
  console.log(usage);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof EnvError ? error.message : `contract: ${error.message}`);
  process.exitCode = 2;
}
