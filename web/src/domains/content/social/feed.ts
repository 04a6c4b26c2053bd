import type { ApolloCache } from '@apollo/client';
import type { SocialPost } from './jsonFeed.ts';
import { SocialFeed } from './SocialFeed.generated.ts';

const FRESH_MS = 3_600_000;

/**
 * Fetches the newest posts into the cache unless the cached ones are less than an hour old. If the feed cannot be read,
 * cached posts remain. Never rejects.
 */
export async function refreshFeed(
  cache: ApolloCache,
  { now = Date.now, fetchPosts = fetchFeed } = {},
): Promise<void> {
  const readAt = cache.readQuery({ query: SocialFeed })?.socialFeed?.readAt;
  // A timestamp in the future, written with a wrong clock, is treated like an old one.
  if (readAt !== undefined && Math.abs(now() - readAt) < FRESH_MS) return;
  const posts = await fetchPosts().catch(() => null);
  if (!posts) return;
  cache.writeQuery({ query: SocialFeed, data: { socialFeed: { readAt: now(), posts } } });
}

/** Validated by the route on the shop's server. */
async function fetchFeed(): Promise<SocialPost[]> {
  const response = await fetch('/social-feed.json');
  if (!response.ok) throw new Error(`The feed responded with ${response.status}.`);
  return response.json();
}
