import { expect, test, vi } from 'vitest';
import { httpStub, sendJson } from '../test/helpers/http-stub.ts';
import { createContext } from './context.ts';
import { createDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { createSession } from './session/session.ts';
import { createTtlStore } from './session/ttl-store.ts';

async function readTwice(restPath: string, storeConfig: object) {
  const calls: (string | undefined)[] = [];
  await using backEnd = await httpStub(({ headers }, response) => {
    calls.push(headers.store?.toString());
    return sendJson(response, 200, { data: { storeConfig } });
  });
  const deps = createDeps(
    readEnv({ COMMERCE_URL: backEnd.url, COMMERCE_REST_PATH: restPath, CACHE: 'off' }),
  );
  try {
    const views = [await deps.readStoreView(), await deps.readStoreView()];
    return { views, calls };
  } finally {
    await deps.close();
  }
}

test('reads the ids of the store view in COMMERCE_REST_PATH once', async () => {
  const view = { id: 4, websiteId: 2 };
  expect(await readTwice('/rest/us', { id: 4, website_id: 2 })).toEqual({
    views: [view, view],
    calls: ['us'],
  });
});

test('reads no ids for the default store view', async () => {
  expect(await readTwice('/rest', {})).toEqual({ views: [null, null], calls: [] });
});

test('fails if Magento does not tell the ids of the store view', async () => {
  await expect(readTwice('/rest/us', { id: 4 })).rejects.toThrow('storeConfig has no ids');
});

test('locks an account for as long as an operation and a write may take', async () => {
  const account = { id: 5, email: 'ann@example.test', firstname: 'Ann', lastname: 'Lee' };
  await using backEnd = await httpStub((_seen, response) => sendJson(response, 200, account));
  const store = createTtlStore();
  const lock = vi.spyOn(store, 'runExclusive');
  const env = { COMMERCE_URL: backEnd.url, OPERATION_MS: '60000', COMMERCE_WRITE_MS: '20000' };
  const deps = createDeps(readEnv(env), { store });
  const session = createSession({ customer: { token: 't' } });
  await createContext(deps, 'test-request', session).loaders.customer.change(async (it) => it);
  expect(lock.mock.calls).toEqual([['account:t', 80_000, expect.any(Function)]]);
  await deps.close();
});

test('limits a poll for submissions to the time of an operation', async () => {
  await using backEnd = await httpStub(() => new Promise(() => undefined));
  const deps = createDeps(readEnv({ COMMERCE_URL: backEnd.url, OPERATION_MS: '50' }));
  await expect(deps.sellNews.follow('t', null)).rejects.toMatchObject({ isAborted: true });
  await deps.close();
});
