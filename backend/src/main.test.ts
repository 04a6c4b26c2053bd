import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledCode } from '../../scripts/compiled-code.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'encore-main-'));
let taken: ReturnType<typeof createServer>;
beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(() => {
  taken.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const readPort = (): number => {
  const address = taken.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...compiledCode, DATA_DIR: dataDir, CATALOGUE_SIZE: '200', SANDBOX_PORT: '0', ...env },
  });

test('names a port in use in one line', async () => {
  const child = start({ COMMERCE_PORT: String(readPort()) });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([said, code]).toEqual([
    `commerce: port ${readPort()} is already in use. Stop the other process or set COMMERCE_PORT.\n`,
    1,
  ]);
});

test('names all invalid settings without their values', async () => {
  const child = start({ COMMERCE_PORT: 'secret', WEB_URL: 'secret' });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toContain('COMMERCE_PORT');
  expect(said).toContain('WEB_URL');
  expect(said).not.toContain('secret');
});

test('rejects the public admin key in production', async () => {
  const child = start({ NODE_ENV: 'production', COMMERCE_PORT: '0' });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toMatch(/^SEARCH_ADMIN_KEY .*NODE_ENV=production[^\n]*\n$/);
  expect(code).toBe(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'prints that it is ready and exits with 0 on %s',
  async (signal) => {
    const child = start({ COMMERCE_PORT: '0' });
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('ready')) break;
    }
    child.kill(signal);
    expect((await once(child, 'exit'))[0]).toBe(0);
  },
);
