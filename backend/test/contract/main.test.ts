import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded.ts';
import { createAdminClient } from './shop-data.ts';

let shop: Embedded;
beforeAll(async () => {
  shop = await startEmbedded();
});
afterAll(() => shop.close());

/** Runs the suite in a process of its own, as `npm run contract --` does. */
async function contract(...words: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, errors, code: Number(code) };
}

/** A server that takes connections and says nothing. */
async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { server, url: `http://127.0.0.1:${port}` };
}

/** The words that name the servers of a running shop. */
const running = ({ target: { commerce, search, sandbox, ...odd } }: Embedded) => [
  ...['--commerce', commerce, '--search', search?.url ?? ''],
  ...['--disabled-sku', odd.disabledSku ?? '', '--virtual-sku', odd.virtualSku ?? ''],
  ...['--sandbox', sandbox?.url ?? '', '--shop', sandbox?.shopUrl ?? ''],
];

test('tests a remote shop at its URLs and prints each case', async () => {
  const { out, errors, code } = await contract(...running(shop), '--only', 'orders');
  expect(errors).toMatch(
    /^commerce http.* answers in \d+ ms\nsearch http.*\nsandbox http.*\n\d+ products with a stock of one are required, \d+ found\n$/,
  );
  expect(out).toMatch(/^GET \/V1\/orders\/mine +returns the orders .* ok/m);
  expect(out).toMatch(/ 0 failed, /);
  expect(code).toBe(0);
});

test('names an unreachable server', async () => {
  const gone = await listening();
  await new Promise((resolve) => gone.server.close(resolve));
  const { errors, code } = await contract('--commerce', gone.url, '--skus', 'A');
  expect(errors).toBe(
    `contract: ${gone.url} does not respond: connect ECONNREFUSED ${new URL(gone.url).host}\n`,
  );
  expect(code).toBe(2);
});

test('names a server that does not respond in time', async () => {
  const { server, url } = await listening();
  const where = ['--commerce', url, '--search', shop.target.search?.url ?? ''];
  const { errors, code } = await contract(...where, '--patience', '0.2');
  server.close();
  expect([errors, code]).toEqual([
    `contract: ${url} does not respond: no response within 0.2 s\n`,
    2,
  ]);
});

test('names a shop that the sandbox does not know', async () => {
  const words = [...running(shop), '--shop', 'http://elsewhere.example'];
  const { errors, code } = await contract(...words, '--only', 'orders');
  expect(errors).toContain('sends nobody back to http://elsewhere.example');
  expect(code).toBe(2);
});

async function withShopPages(
  page: { status: number; text: string; type: string },
  run: (url: string) => Promise<void>,
): Promise<void> {
  const server = createHttpServer((request, response) => {
    const isRest = request.url?.startsWith('/rest/') ?? false;
    const { status, type, text } = isRest
      ? { status: 200, type: 'application/json', text: '{}' }
      : page;
    response.writeHead(status, { 'content-type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  server.close();
}

test.each([
  [404, 'but at /rest: this is a stock Magento'],
  [503, 'is in maintenance (503)'],
])('explains a page with status %d instead of JSON', async (status, words) => {
  await withShopPages({ status, type: 'text/html', text: '<html>' }, async (commerce) => {
    const { errors, code } = await contract('--commerce', commerce, '--skus', 'A');
    expect(errors).toContain(words);
    expect([errors.includes('Unexpected token'), code]).toEqual([false, 2]);
  });
});

describe('a stock Magento', () => {
  let stock: Embedded;
  beforeAll(async () => {
    stock = await startEmbedded({ isStock: true });
  });
  afterAll(() => stock.close());

  const staff = () => {
    const { username, password } = stock.target.admin ?? { username: '', password: '' };
    return ['--admin', `${username}:${password}`];
  };

  async function count(path: string): Promise<number> {
    const admin = await createAdminClient(stock.target);
    const list = await admin.send('GET', `${path}?searchCriteria=&fields=total_count`);
    return Number(Object(list).total_count);
  }

  test('detects a stock Magento without --stock', async () => {
    const { errors, code } = await contract('--commerce', stock.target.commerce, ...staff());
    expect(errors).toContain("lacks the shop's own modules: with --stock only the calls");
    expect(code).toBe(2);
  });

  test('requires an account of the staff or products by name', async () => {
    const { errors } = await contract('--stock', '--commerce', stock.target.commerce);
    expect(errors).toContain('Set --admin to create them');
  });

  test('states the number of required products in advance', async () => {
    const [sku = ''] = stock.target.products.map((product) => product.sku);
    const words = ['--stock', '--commerce', stock.target.commerce, '--skus', sku];
    const { errors } = await contract(...words, '--only', 'PUT /V1/guest-carts/{cart}/order');
    expect(errors).toMatch(
      /\d+ products with a stock of one are required, 1 found; cases without a product/,
    );
  });

  test('passes with data that it creates and removes', async () => {
    const products = await count('/V1/products');
    const words = ['--stock', '--commerce', stock.target.commerce, ...staff(), '--failures'];
    const { out, errors, code } = await contract(...words);
    expect(out).not.toContain('FAIL');
    expect(out).toMatch(/ 0 failed, 4 skipped/);
    expect(errors).toContain('Creating 66 products, a coupon and customers');
    expect(errors).not.toContain('Could not remove');
    expect(await count('/V1/products')).toBe(products);
    expect(await count('/V1/customers/search')).toBe(0);
    expect(code).toBe(0);
  }, 300_000);
});
