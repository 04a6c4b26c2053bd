import { type ReactNode, useEffect, useState } from 'react';
import { readFeed, type SocialPost } from './feed.ts';
import { SocialFrame } from './SocialFrame.tsx';

/** The newest posts of the configured feed; `children` stand until they are there, and when they cannot be had. */
export function SocialFeed({ children }: { children: ReactNode }) {
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
    <SocialFrame>
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
    </SocialFrame>
  );
}
