import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useIsNear } from '#lib/browser/useIsNear.ts';
import { useSite } from '#lib/site/useSite.ts';
import { socialStrip } from '#theme/recipes/home.ts';
import { Html } from '#ui/Html.tsx';
import { HomeSection } from '../home/HomeSections.tsx';

const SocialFeed = lazy(() => import('./SocialFeed.tsx').then((m) => ({ default: m.SocialFeed })));

/**
 * The content block with social posts, replaced by the configured feed when the strip approaches the viewport. If the
 * feed cannot be read, the block remains; without both, nothing is rendered.
 */
export function SocialStrip({ html }: { html: string | null }) {
  const { hasSocialFeed } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, hasSocialFeed);
  if (!html && !hasSocialFeed) return null;
  const block = html ? (
    <SocialFrame>
      <Html html={html} />
    </SocialFrame>
  ) : null;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={block}>
          <SocialFeed frame={SocialFrame}>{block}</SocialFeed>
        </Suspense>
      ) : (
        block
      )}
    </div>
  );
}

function SocialFrame({ children }: { children: ReactNode }) {
  return (
    <HomeSection id="social" title="Lately in the shop">
      <chakra.div css={socialStrip}>{children}</chakra.div>
    </HomeSection>
  );
}
