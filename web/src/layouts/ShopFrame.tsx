import type { ReactNode } from 'react';
import { BagPanel } from '../domains/cart/index.ts';
import { Hearts } from '../domains/wishlist/index.ts';
import { PLAIN_LINKS, useInnerLinks } from '../shared/useInnerLinks.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

/** Header, page and footer. `isCheckout` hides the utility navigation. */
export function ShopFrame({
  children,
  isCheckout = false,
}: {
  children: ReactNode;
  isCheckout?: boolean;
}) {
  const followLinks = useInnerLinks(PLAIN_LINKS);
  return (
    <>
      <SkipLink />
      <Header isCheckout={isCheckout} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows the links inside. */}
      <main id="content" tabIndex={-1} onClick={followLinks}>
        <noscript>
          <p className="e-wrap e-no-script">
            Everything can be looked at here as it is. To sign in, buy or sell, please switch
            JavaScript on.
          </p>
        </noscript>
        <Hearts>{children}</Hearts>
      </main>
      <Footer />
      <BagPanel />
    </>
  );
}
