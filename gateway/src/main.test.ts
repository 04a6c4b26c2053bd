import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { httpStub, sendJson } from './testing/http-stub.ts';

const startGateway = async (
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (text) => {
      const found = /ready at (http:[^"]+)\/graphql/.exec(String(text))?.[1];
      if (found !== undefined) resolve(found);
    }),
  );
  return { child, url };
};

test('SIGTERM: not ready at once, requests under way finish, the process ends with 0', async () => {
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
    DRAIN_SECONDS: '1',
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
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ready = await fetch(`${url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining', services: {} }]);
  release();
  expect(await (await underWay).json()).toEqual({ data: { countries: [] } });
  expect(await exited).toEqual([0, null]);
});
