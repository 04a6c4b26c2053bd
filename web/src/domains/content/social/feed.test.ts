import { expect, it } from 'vitest';
import { aBrowserStorage } from '#lib/storage/storage.test-helpers.ts';
import { readFeed } from './feed.ts';

const post = { url: 'https://social.test/1', image: 'https://social.test/1.jpg', text: 'Hello' };
const HOUR = 3_600_000;

it('reads the feed once an hour, and keeps it with its stamp', async () => {
  const storage = aBrowserStorage();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return [post];
  };
  expect(await readFeed(() => storage, { now: () => 0, ask })).toEqual([post]);
  expect(await readFeed(() => storage, { now: () => HOUR - 1, ask })).toEqual([post]);
  expect(asked).toBe(1);
  await readFeed(() => storage, { now: () => HOUR, ask });
  expect(asked).toBe(2);
  expect(JSON.parse(storage.getItem('encore-social') ?? '')).toEqual({ stamp: HOUR, feed: [post] });
});

it('reads the feed anew when its stamp is from a clock that was a day ahead', async () => {
  const storage = aBrowserStorage();
  storage.setItem('encore-social', JSON.stringify({ stamp: 24 * HOUR, feed: [post] }));
  const newer = { ...post, url: 'https://social.test/2' };
  expect(await readFeed(() => storage, { now: () => 0, ask: async () => [newer] })).toEqual([
    newer,
  ]);
});

it('shows what it has when the feed cannot be read, and nothing that is broken', async () => {
  const storage = aBrowserStorage();
  const ask = () => Promise.reject(new Error('down'));
  expect(await readFeed(() => storage, { ask })).toEqual([]);
  storage.setItem('encore-social', JSON.stringify({ stamp: 0, feed: [post] }));
  expect(await readFeed(() => storage, { ask })).toEqual([post]);
  const bad = { ...post, url: 'javascript:alert(1)' };
  storage.setItem('encore-social', JSON.stringify({ stamp: 0, feed: [bad] }));
  expect(await readFeed(() => storage, { ask })).toEqual([]);
});

it('reads the feed where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(await readFeed(forbidden, { ask: async () => [post] })).toEqual([post]);
});
