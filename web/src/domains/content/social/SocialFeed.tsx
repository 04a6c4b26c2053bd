import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { SocialPost } from './jsonFeed.ts';
import { SocialFeed as SocialFeedQuery, useSocialFeedQuery } from './SocialFeed.generated.ts';

interface SocialFeedProps {
  /** Wraps the posts. A prop, because the page that renders the strip has loaded it already. */
  readonly frame: ComponentType<{ children: ReactNode }>;
  /** Shown until the posts are loaded, and if loading fails. */
  readonly children: ReactNode;
}

export function SocialFeed({ frame: Frame, children }: SocialFeedProps) {
  const { cache } = useApolloClient();
  const posts = useSocialFeedQuery().data?.socialFeed?.posts ?? [];
  useEffect(() => void refreshFeed(cache), [cache]);
  if (posts.length === 0) return children;
  return (
    <Frame>
      <ul>
        {posts.map(({ url, image, text }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow">
              <img src={image} alt="" width={312} height={416} loading="lazy" />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const FRESH_MS = 3_600_000;

/**
 * Fetches the newest posts into the cache unless the cached ones are less than an hour old. If the feed cannot be read,
 * cached posts remain. Never rejects.
 */
export async function refreshFeed(
  cache: ApolloCache,
  { now = Date.now, fetchPosts = fetchFeed } = {},
): Promise<void> {
  const readAt = cache.readQuery({ query: SocialFeedQuery })?.socialFeed?.readAt;
  // A timestamp in the future, written with a wrong clock, is treated like an old one.
  if (readAt !== undefined && Math.abs(now() - readAt) < FRESH_MS) return;
  const posts = await fetchPosts().catch(() => null);
  if (!posts) return;
  cache.writeQuery({ query: SocialFeedQuery, data: { socialFeed: { readAt: now(), posts } } });
}

/** Validated by the route on the shop's server. */
async function fetchFeed(): Promise<SocialPost[]> {
  const response = await fetch('/social-feed.json');
  if (!response.ok) throw new Error(`The feed responded with ${response.status}.`);
  return response.json();
}
