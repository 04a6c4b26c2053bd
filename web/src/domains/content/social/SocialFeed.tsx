import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { refreshFeed } from './feed.ts';
import { useSocialFeedQuery } from './SocialFeed.generated.ts';

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
