import { expect, it } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { SocialFeed } from './SocialFeed.generated.ts';
import { refreshFeed } from './SocialFeed.tsx';

const post = { url: 'https://social.test/1', image: 'https://social.test/1.jpg', text: 'Hello' };
const newer = { ...post, url: 'https://social.test/2' };
const HOUR_MS = 3_600_000;

function aFeed(...responses: (typeof post)[][]) {
  const cache = createCache();
  let requests = 0;
  const fetchPosts = async () => {
    const posts = responses[requests];
    requests += 1;
    if (!posts) throw new Error('down');
    return posts;
  };
  return {
    refreshAt: (time: number) => refreshFeed(cache, { now: () => time, fetchPosts }),
    read: () => cache.readQuery({ query: SocialFeed })?.socialFeed,
    countRequests: () => requests,
  };
}

it('reads the feed once an hour and stores when', async () => {
  const feed = aFeed([post], [newer]);
  await feed.refreshAt(0);
  expect(feed.read()).toEqual({ readAt: 0, posts: [post] });
  await feed.refreshAt(HOUR_MS - 1);
  expect(feed.countRequests()).toBe(1);
  await feed.refreshAt(HOUR_MS);
  expect(feed.read()).toEqual({ readAt: HOUR_MS, posts: [newer] });
});

it('reads the feed again when it was stored by a clock that was a day ahead', async () => {
  const feed = aFeed([post], [newer]);
  await feed.refreshAt(24 * HOUR_MS);
  await feed.refreshAt(0);
  expect(feed.read()?.posts).toEqual([newer]);
});

it('keeps the stored posts when the feed cannot be read', async () => {
  const feed = aFeed([post]);
  await feed.refreshAt(0);
  await feed.refreshAt(HOUR_MS);
  expect(feed.countRequests()).toBe(2);
  expect(feed.read()?.posts).toEqual([post]);
});
