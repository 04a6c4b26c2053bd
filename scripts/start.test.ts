import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from './paths.ts';
import { createServices } from './services.ts';

test('a port in use is reported in one line with the variable that changes it', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const start = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, SEARCH_PORT: String(port) },
  });
  const [output, [code]] = await Promise.all([text(start.stderr), once(start, 'exit')]);
  squatter.close();
  expect(output).toBe(
    `Port ${port} (search) is already in use. Stop the other process or set SEARCH_PORT.\n`,
  );
  expect(code).toBe(1);
});

test.each([
  ['development', true, 'http://localhost:1'],
  ['production', true, undefined],
  ['production', false, 'http://localhost:1'],
])('in %s with a live back end: %s, the web server gets the URL %s', (mode, isLive, expected) => {
  vi.stubEnv('NODE_ENV', mode);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const services = createServices({
    dataDir: '.data',
    web: 1,
    gateway: 2,
    commerce: 3,
    search: 4,
    sandbox: 5,
    live: { commerce: isLive, search: isLive },
  });
  const urls = services.flatMap(({ env: { PUBLIC_URL, WEB_ORIGINS }, name }) =>
    name === 'web' || name === 'gateway' ? [PUBLIC_URL ?? WEB_ORIGINS] : [],
  );
  expect(urls).toEqual([expected, expected]);
});

test('a port that is not a number is rejected by name', async () => {
  const start = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, WEB_PORT: 'abc' },
  });
  expect(await text(start.stderr)).toBe('WEB_PORT must be a port number, not "abc".\n');
});

test('a port of two services is rejected', async () => {
  const start = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, WEB_PORT: '7305', GATEWAY_PORT: '7305' },
  });
  expect(await text(start.stderr)).toBe(
    'Port 7305 is set for gateway and for web. Set WEB_PORT.\n',
  );
});

test.each([
  ['scripts/start.ts', '--help', 'This command takes none.'],
  ['scripts/cluster.ts', 'nope', 'Expected: check.'],
  ['scripts/schema-check.ts', '--relase', 'Expected: --release.'],
])('%s rejects the argument %s', async (script, argument, expected) => {
  const command = spawn(process.execPath, [script, argument], { cwd: root });
  expect(await text(command.stderr)).toBe(`Unknown argument "${argument}". ${expected}\n`);
});
