import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readFeed, type SocialPost } from './feed.ts';

interface SocialFeedProps {
  /** Stands around the posts. Passed in, because the page that shows the strip has it already. */
  readonly frame: ComponentType<{ children: ReactNode }>;
  /** Stands until the posts are there, and when they cannot be read. */
  readonly children: ReactNode;
}

/** The newest posts of the configured feed. */
export function SocialFeed({ frame: Frame, children }: SocialFeedProps) {
  const [posts, setPosts] = useState<readonly SocialPost[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void readFeed(() => window.localStorage).then((read) => isCurrent && setPosts(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (posts.length === 0) return children;
  return (
    <Frame>
      <div className="e-social">
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
      </div>
    </Frame>
  );
}
