import { Container, SkipNavLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { CartDrawer } from '#domains/cart/index.ts';
import { FavoritesProvider } from '#domains/wishlist/index.ts';
import { PLAIN_LINKS, useInnerLinks } from '#lib/browser/useInnerLinks.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

/** Header, page and footer. The page is the route's, unless it is an error. `isCheckout` hides the utility navigation. */
export function ShopFrame({
  children = <Outlet />,
  isCheckout = false,
}: {
  children?: ReactNode;
  isCheckout?: boolean;
}) {
  const followLinks = useInnerLinks(PLAIN_LINKS);
  return (
    <FavoritesProvider>
      <SkipNavLink id="content">Skip to content</SkipNavLink>
      <Header isCheckout={isCheckout} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows the links inside. */}
      <main id="content" tabIndex={-1} onClick={followLinks}>
        <noscript>
          <Container py="4" textStyle="caption" color="fg.muted">
            You can browse everything without JavaScript. To sign in, buy or sell, please turn it
            on.
          </Container>
        </noscript>
        {children}
      </main>
      <Footer />
      <CartDrawer />
    </FavoritesProvider>
  );
}
