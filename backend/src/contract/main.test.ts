import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded.ts';

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

test('a shop that runs elsewhere is tried at its addresses, each case printed', async () => {
  const { out, errors, code } = await contract(...running(shop), '--only', 'orders');
  expect(errors).toMatch(/^commerce http.* answers in \d+ ms\nsearch http.*\nsandbox http.*\n$/);
  expect(out).toMatch(/^GET \/V1\/orders\/mine +good .* ok/m);
  expect(out).toMatch(/ 0 failed, /);
  expect(code).toBe(0);
});

test('a server that is not there is named', async () => {
  const gone = await listening();
  await new Promise((resolve) => gone.server.close(resolve));
  const { errors, code } = await contract('--commerce', gone.url, '--skus', 'A');
  expect(errors).toBe(
    `contract: ${gone.url} does not answer: connect ECONNREFUSED ${new URL(gone.url).host}\n`,
  );
  expect(code).toBe(2);
});

test('a server that never answers is named when the patience is over', async () => {
  const { server, url } = await listening();
  const where = ['--commerce', url, '--search', shop.target.search?.url ?? ''];
  const { errors, code } = await contract(...where, '--patience', '0.2');
  server.close();
  expect([errors, code]).toEqual([`contract: ${url} does not answer: no answer within 0.2 s\n`, 2]);
});

test('a shop that the sandbox does not know is named', async () => {
  const words = [...running(shop), '--shop', 'http://elsewhere.example'];
  const { errors, code } = await contract(...words, '--only', 'orders');
  expect(errors).toContain('sends nobody back to http://elsewhere.example');
  expect(code).toBe(2);
});
