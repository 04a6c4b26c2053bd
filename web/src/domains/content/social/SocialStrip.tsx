import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSite } from '#lib/site/useSite.ts';
import { Html } from '#ui/Html.tsx';
import { HomeSection } from '../home/HomeSection.tsx';
import './social.css';

const SocialFeed = lazy(() => import('./SocialFeed.tsx').then((m) => ({ default: m.SocialFeed })));

/**
 * The shop's days in pictures: the editors' block, or the configured feed in its place as soon as the strip is near the
 * screen. A feed that cannot be read leaves the block standing; with neither, there is no strip.
 */
export function SocialStrip({ html }: { html: string | null }) {
  const { hasSocialFeed } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, hasSocialFeed);
  if (!html && !hasSocialFeed) return null;
  const block = html ? (
    <SocialFrame>
      <Html className="e-social" html={html} />
    </SocialFrame>
  ) : null;
  return (
    <div ref={place}>
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

/** The strip around the shop's days, with its heading. */
function SocialFrame({ children }: { children: ReactNode }) {
  return (
    <HomeSection id="social" title="From our days">
      {children}
    </HomeSection>
  );
}

const NEAR = '600px';

function useIsNear(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isWanted, place]);
  return isNear;
}
