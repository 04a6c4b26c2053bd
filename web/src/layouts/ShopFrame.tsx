import type { ReactNode } from 'react';
import { BagPanel } from '../domains/cart/index.ts';
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
  return (
    <>
      <SkipLink />
      <Header isCheckout={isCheckout} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BagPanel />
    </>
  );
}
