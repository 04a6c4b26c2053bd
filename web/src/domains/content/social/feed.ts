import type { ApolloCache } from '@apollo/client';
import type { SocialPost } from './jsonFeed.ts';
import { SocialFeed } from './SocialFeed.generated.ts';

const FRESH_MS = 3_600_000;

/**
 * Reads the newest posts into the cache, unless those in it are younger than an hour. What is there stays when the feed
 * cannot be read. Never rejects.
 */
export async function refreshFeed(
  cache: ApolloCache,
  { now = Date.now, fetchPosts = fetchFeed } = {},
): Promise<void> {
  const readAt = cache.readQuery({ query: SocialFeed })?.socialFeed?.readAt;
  // A time of tomorrow, from a clock that was wrong, is as old as one of yesterday.
  if (readAt !== undefined && Math.abs(now() - readAt) < FRESH_MS) return;
  const posts = await fetchPosts().catch(() => null);
  if (!posts) return;
  cache.writeQuery({ query: SocialFeed, data: { socialFeed: { readAt: now(), posts } } });
}

/** What the route of the shop's own server sends, which has checked it. */
async function fetchFeed(): Promise<SocialPost[]> {
  const response = await fetch('/social-feed.json');
  if (!response.ok) throw new Error(`The feed responded with ${response.status}.`);
  return response.json();
}
