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

const usage = `npm run contract -- [options]
  --commerce URL       the back end to test; default: a separate embedded one
  --search URL         its search service
  --stock              only routes of a Magento without the shop's modules
  --only TEXT          only routes whose name contains this text
  --failures           prints only failures
  --rest-path PATH     default COMMERCE_REST_PATH; /rest with --stock
  --graphql-path PATH  default COMMERCE_GRAPHQL_PATH; /graphql with --stock
  --search-app-id, --search-key, --search-admin-key, --search-index  default SEARCH_…
  --admin USER:PASS    an admin account; with --stock it creates the products and the coupon for the cases
                       and removes them at the end
  --skus A,B,C,…       existing products with a stock of one; the first three are added to carts, the others
                       are bought (default: from the search service)
  --coupon CODE        a coupon of 10% (SPRING10)
  --disabled-sku SKU   a disabled product
  --virtual-sku SKU    a virtual product
  --sandbox URL        the sandbox for sign-in and payments; --shop URL is the shop that it redirects to
                       (default: WEB_URL)
  --mails FOLDER       the folder to which the shop's sendmail_path writes its emails, one file each: for the
                       cases with the link of a reset email
  --patience SECONDS   timeout of a request (${PATIENCE_SECONDS})
The suite creates customers (…@contract.example.test). With --stock --admin it deletes them and cancels its
orders at the end. Cases with missing prerequisites are skipped and reported.`;

const signs = { pass: 'ok', fail: 'FAIL', skipped: 'skipped' } as const;

const SLOW_MS = 1000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One case as a line of the table, and what is to be said about it. */
function resultLines({ call, name, stock, outcome, remarks, ms }: Result): string {
  const columns = [call.padEnd(52), name.padEnd(72), (stock ? 'stock' : 'own').padEnd(6)];
  const took = ms < SLOW_MS ? '' : ` (${seconds(ms)})`;
  const line = `${columns.join(' ')} ${signs[outcome]}${took}`;
  return [line, ...remarks.map((remark) => `    ${remark}`)].join('\n');
}

/** How far the suite is, for anyone who sees only failures. */
const howFar = (results: readonly Result[], all: number): string => {
  const failed = results.filter(({ outcome }) => outcome === 'fail').length;
  return `… ${results.length} of ${all} cases, ${failed} failed (${results.at(-1)?.call})`;
};

/** How many of each outcome there are and how long they took, at the end of the table. */
function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const slow = results.filter(({ ms }) => ms >= SLOW_MS).length;
  const took = results.reduce((sum, { ms }) => sum + ms, 0);
  const calls = new Set(results.map(({ call }) => call)).size;
  return `${calls} calls, ${results.length} cases: ${count('pass')} passed, ${count('fail')} failed, ${count('skipped')} skipped, in ${seconds(took)}${slow > 0 ? `; ${slow} took more than a second` : ''}`;
}

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
  mails: { type: 'string' },
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

/** The target from the options, without products. */
function toServers(values: Options, commerce: string): Omit<Target, 'products' | 'coupon'> {
  const env = readEnv();
  const patienceSeconds = Number(values.patience);
  if (!(patienceSeconds > 0)) throw new Error('--patience must be a positive number of seconds.');
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
    mails: values.mails,
    ...(values.sandbox !== undefined && {
      sandbox: { url: trimmed(values.sandbox), shopUrl: trimmed(values.shop ?? env.webUrl) },
    }),
  };
}

type Servers = ReturnType<typeof toServers>;

/** The products from the options or the search service. */
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
  throw new Error(
    'No products to test with. Set --admin to create them, --skus to use existing ones, or --search to find them.',
  );
}

/** The shop under test, with a function that removes the created data. */
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
    const lacking = count > products.length ? '; cases without a product are skipped' : '';
    console.error(
      `${count} products with a stock of one are required, ${products.length} found${lacking}`,
    );
    return { target: { ...servers, products, coupon }, remove: async () => [] };
  }
  console.error(
    `Creating ${count + 2} products, a coupon and customers; they are removed at the end.`,
  );
  const data = await createShopData(servers, count);
  return { target: { ...servers, ...data }, remove: data.remove };
}

const PROGRESS_INTERVAL_MS = 5000;

/** Prints each result as it completes; with `isQuiet`, only failures and the progress every few seconds. */
function createReport(isQuiet: boolean, all: number): (result: Result) => void {
  const results: Result[] = [];
  let printedAt = performance.now();
  return (result) => {
    results.push(result);
    if (!isQuiet || result.outcome === 'fail') console.log(resultLines(result));
    if (!isQuiet || performance.now() - printedAt < PROGRESS_INTERVAL_MS) return;
    printedAt = performance.now();
    console.error(howFar(results, all));
  };
}

async function run(values: Options): Promise<number> {
  const calls = suite.filter(
    ({ call, stock }) => (stock || !values.stock) && call.includes(values.only ?? ''),
  );
  if (calls.length === 0) throw new Error(`No route contains "${values.only ?? ''}".`);
  const { target, remove } = await prepare(values, calls);
  try {
    const all = calls.reduce((sum, { cases }) => sum + cases.length, 0);
    const results = await runCalls(calls, target, createReport(values.failures, all));
    console.log(`\n${target.commerce}: ${summary(results)}`);
    return results.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
  } finally {
    for (const line of await remove()) console.error(`Could not remove: ${line}`);
  }
}

/** Runs the suite with the command-line options and returns the exit code. */
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
