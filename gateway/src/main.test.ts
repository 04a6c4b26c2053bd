import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { compiledCode } from '../../scripts/compiled-code.ts';
import { httpStub, sendJson } from '../test/helpers/http-stub.ts';

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** The log output so far. */
  readonly log: () => string;
}

/** Starts a gateway in its own process; the module `first`, if given, is loaded before it. */
const startGateway = async (env: NodeJS.ProcessEnv, first?: string): Promise<Started> => {
  const before = first === undefined ? [] : ['--import', `data:text/javascript,${first}`];
  const child = spawn(process.execPath, [...before, join(import.meta.dirname, 'main.ts')], {
    // Without the lag limit, by which a gateway on a busy machine rejects requests.
    env: { ...compiledCode, MAX_LAG_MS: '0', ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let logged = '';
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (text) => {
      logged += text;
      const found = /ready at (http:[^"]+)\/graphql/.exec(logged)?.[1];
      if (found !== undefined) resolve(found);
    }),
  );
  return { child, url, log: () => logged };
};

test('fails readiness on SIGTERM, completes pending requests and exits with 0', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = (): void => undefined;
  const isArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await using backEnd = await httpStub(({ url }, response) => {
    if (!url.endsWith('/directory/countries')) return sendJson(response, 200, {});
    arrived();
    return held.then(() => sendJson(response, 200, []));
  });
  const { child, url } = await startGateway({
    COMMERCE_URL: backEnd.url,
    SEARCH_HOSTS: backEnd.url,
    DRAIN_SECONDS: '3',
  });
  const exited = once(child, 'exit');
  expect((await (await fetch(`${url}/health/ready`)).json()).status).toBe('ok');
  const underWay = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ countries { id } }"}',
  });
  await isArrived;
  child.kill('SIGTERM');
  const readiness = async () => {
    const ready = await fetch(`${url}/health/ready`);
    return [ready.status, await ready.json()];
  };
  await expect
    .poll(readiness, { timeout: 3_000 })
    .toEqual([503, { status: 'draining', services: {} }]);
  release();
  const response = await underWay;
  expect(await response.json()).toEqual({ data: { countries: [] } });
  // An open keep-alive connection would delay the shutdown.
  expect(response.headers.get('connection')).toBe('close');
  expect(await exited).toEqual([0, null]);
});

test('completes an order whose client has disconnected before it exits on SIGTERM', async () => {
  let isOrdered = false;
  let arrived = (): void => undefined;
  const isArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await using backEnd = await httpStub(({ url }, response) => {
    if (!url.endsWith('/payment-information')) return sendJson(response, 200, {});
    arrived();
    response.once('finish', () => {
      isOrdered = true;
    });
    return sleep(2_500).then(() => sendJson(response, 200, '57'));
  });
  const { child, url } = await startGateway({
    COMMERCE_URL: backEnd.url,
    SEARCH_HOSTS: backEnd.url,
  });
  const exited = once(child, 'exit');
  const client = new AbortController();
  const input = 'cartId: "c", email: "a@b.test", idempotencyKey: "k", paymentMethod: { code: "x" }';
  const query = `mutation { guestCartOrderPlace(input: { ${input} }) { isPlaced } }`;
  const left = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: client.signal,
  }).catch(() => undefined);
  await isArrived;
  client.abort();
  await left;
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(isOrdered).toBe(true);
});

test('closes connections on which a request still arrives after the time of an operation and a write', async () => {
  await using backEnd = await httpStub((_seen, response) => sendJson(response, 200, {}));
  const { child, url } = await startGateway({
    COMMERCE_URL: backEnd.url,
    SEARCH_HOSTS: backEnd.url,
    OPERATION_MS: '500',
    COMMERCE_WRITE_MS: '500',
  });
  const exited = once(child, 'exit');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /graphql HTTP/1.1\r\nHost: gateway.test\r\nContent-Length: 2\r\n\r\n{');
  await sleep(100);
  const stoppedAt = performance.now();
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
  socket.destroy();
});

test('detects the features of the back end after a slow start of its own', async () => {
  await using backEnd = await httpStub((_seen, response) => sendJson(response, 200, {}));
  const slow = `import { subscribe } from 'node:diagnostics_channel';
    subscribe('fastify.initialization', () => {
      const end = Date.now() + 2000;
      while (Date.now() < end);
    })`;
  const urls = { COMMERCE_URL: backEnd.url, SEARCH_HOSTS: backEnd.url };
  const env = { ...urls, COMMERCE_READ_MS: '1500' };
  const { child, log } = await startGateway(env, encodeURIComponent(slow));
  child.kill('SIGKILL');
  expect(log()).toContain('features known');
});

test('logs unhandled rejections, and shuts down on an uncaught exception', async () => {
  await using backEnd = await httpStub((_seen, response) => sendJson(response, 200, {}));
  const faulty = `process.on('SIGUSR2', () => { throw new Error('thrown by nobody') })
    .on('SIGHUP', () => { Promise.reject(new Error('rejected by nobody')) })`;
  const env = { COMMERCE_URL: backEnd.url, SEARCH_HOSTS: backEnd.url };
  const { child, url, log } = await startGateway(env, encodeURIComponent(faulty));
  const exited = once(child, 'exit');
  child.kill('SIGHUP');
  await expect.poll(log, { timeout: 5_000 }).toContain('rejected by nobody');
  expect((await (await fetch(`${url}/health/live`)).json()).status).toBe('ok');
  child.kill('SIGUSR2');
  expect(await exited).toEqual([1, null]);
  expect(log()).toContain('thrown by nobody');
});

test('logs the registered document that does not match the schema', async () => {
  await using backEnd = await httpStub((_seen, response) => sendJson(response, 200, {}));
  const DOCUMENTS_DIR = mkdtempSync(join(tmpdir(), 'encore-documents-'));
  writeFileSync(join(DOCUMENTS_DIR, 'old.graphql'), '{ countries { flag } }');
  const env = { COMMERCE_URL: backEnd.url, SEARCH_HOSTS: backEnd.url, DOCUMENTS_DIR };
  const { child, log } = await startGateway(env);
  const exited = once(child, 'exit');
  await expect.poll(log).toMatch(/old\.graphql: Cannot query field .+flag/);
  child.kill('SIGKILL');
  await exited;
  rmSync(DOCUMENTS_DIR, { recursive: true });
});
