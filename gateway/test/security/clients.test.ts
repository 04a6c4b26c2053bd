import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedShop, startEmbeddedShop } from '../helpers/embedded-shop.ts';

const DOC = readFileSync(join(import.meta.dirname, '../../../docs/clients.md'), 'utf8');
const blocks = [...DOC.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
  language: language ?? '',
  code: code ?? '',
}));

const RUNNERS: Readonly<Record<string, { readonly command: string; readonly file: string }>> = {
  sh: { command: 'sh', file: 'client.sh' },
  bash: { command: 'bash', file: 'client.bash' },
  js: { command: process.execPath, file: 'client.mjs' },
  ts: { command: process.execPath, file: 'client.ts' },
};

/** The expected output of each client. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  sh: /^\{"data":\{"productSearch":\{"totalCount":\d+,"products":\[\{"sku":/,
  js: /^.+: \d+\.\d\d USD\n$/,
  ts: /^\d+ bags, filtered by \w.*\n$/,
  bash: /"firstName":"Ann".*"totalCount":0.*"customerSignOut":\{"userErrors":\[\]\}/s,
};

/** The PATH with curl, sed and the shells. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const EMAIL = 'clients@example.test';
let shop: EmbeddedShop;
let folder: string;

beforeAll(async () => {
  shop = await startEmbeddedShop();
  await shop.signUp(EMAIL);
  // In this folder, so that its imports resolve to the installed packages.
  folder = mkdtempSync(join(import.meta.dirname, 'clients-'));
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop?.[Symbol.asyncDispose]();
});

test('documents one client for each language', () => {
  expect(blocks.map(({ language }) => language).sort()).toEqual(Object.keys(PRINTS).sort());
});

test.each(blocks)('runs the client in $language', async ({ language, code }) => {
  const { command, file } = RUNNERS[language] ?? { command: '', file: '' };
  const path = join(folder, file);
  writeFileSync(path, code);
  const env = { PATH: SYSTEM_PATH, GATEWAY: shop.url, EMAIL, PASSWORD: shop.password };
  const { stdout, stderr } = await promisify(execFile)(command, [path], { env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(PRINTS[language] ?? /^$/);
});
