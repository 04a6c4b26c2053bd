import type { ReactNode } from 'react';
import { HomeSection } from '../home/HomeSection.tsx';

/** The strip around the shop's days, with its heading. */
export function SocialFrame({ children }: { children: ReactNode }) {
  return (
    <HomeSection id="social" title="From our days">
      {children}
    </HomeSection>
  );
}
