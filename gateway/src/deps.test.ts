import { expect, test } from 'vitest';
import { httpStub, sendJson } from '../test/helpers/http-stub.ts';
import { createDeps } from './deps.ts';
import { readEnv } from './env.ts';

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
