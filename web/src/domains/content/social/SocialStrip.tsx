import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { useIsNear } from '#lib/browser/useIsNear.ts';
import { useSite } from '#lib/site/useSite.ts';
import { socialStrip } from '#theme/recipes/home.ts';
import { Html } from '#ui/Html.tsx';
import { HomeSection } from '../home/HomeSections.tsx';

const SocialFeed = lazyComponent(() => import('./SocialFeed.tsx'), 'SocialFeed');

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
        <SocialFeed fallback={block} frame={SocialFrame}>
          {block}
        </SocialFeed>
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
