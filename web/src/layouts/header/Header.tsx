import { Container, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { CartButton } from '#domains/cart/index.ts';
import { SearchPopup } from '#domains/catalog/index.ts';
import { UserMenu } from '#domains/customer/index.ts';
import { FavoritesLink } from '#domains/wishlist/index.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { header as styles } from '#theme/recipes/layouts.ts';
import { useMenu, useStoreConfig } from '../useShell.ts';
import { FALLBACK_MENU } from './fallbackMenu.ts';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { TopBar } from './TopBar.tsx';
import { useIsScrolled } from './useIsScrolled.ts';

/** The shop's header. The checkout shows only the top bar and the logo. */
export const Header = memo(function Header({ isCheckout }: { isCheckout: boolean }) {
  const menu = useMenu() ?? FALLBACK_MENU;
  const storeConfig = useStoreConfig();
  const { hasStickyHeader } = useSite();
  const features = useFeatures();
  const isScrolled = useIsScrolled(hasStickyHeader);
  return (
    <chakra.header
      css={styles.root}
      data-sticky={isScrolled || undefined}
      data-checkout={isCheckout || undefined}
    >
      <TopBar />
      <Container fluid css={styles.inner}>
        <chakra.div css={styles.start}>
          {!isCheckout && <MobileMenuButton menu={menu} />}
        </chakra.div>
        <Logo config={storeConfig} />
        <chakra.div css={styles.end}>
          {!isCheckout && (
            <>
              <UserMenu />
              <SearchPopup />
              {features.has('WISHLIST') && <FavoritesLink />}
              <CartButton />
            </>
          )}
        </chakra.div>
      </Container>
      {!isCheckout && <MegaMenu menu={menu} />}
    </chakra.header>
  );
});
