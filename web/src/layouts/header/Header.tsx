import { Container, chakra } from '@chakra-ui/react';
import { memo, useEffect, useState } from 'react';
import { CartButton } from '#domains/cart/index.ts';
import { SearchPopup } from '#domains/catalog/index.ts';
import { UserMenu } from '#domains/customer/index.ts';
import { FavoritesLink } from '#domains/wishlist/index.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { header as styles } from '#theme/recipes/layouts.ts';
import { useMenu, useStoreConfig } from '../useShell.ts';
import { Logo } from './Logo.tsx';
import type { MegaMenu_MenuFragment } from './MegaMenu.generated.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { TopBar } from './TopBar.tsx';

function entry(id: string, name: string, link: string): MegaMenu_MenuFragment['items'][number] {
  return { id, name, link, isGroup: false, sidebarHtml: null, children: [] };
}

/** A static menu, used when the gateway's menu cannot be loaded. */
const FALLBACK_MENU: MegaMenu_MenuFragment = {
  items: [
    entry('new', 'New arrivals', '/latest-arrivals'),
    entry('designers', 'Designers', '/our-designers'),
    entry('all', 'Shop all', '/search'),
  ],
};

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

const FROM_PX = 50;
const DELAY_MS = 100;

/** True when the page is scrolled by more than 50 px, with a delay of 100 ms. Always false if not enabled. */
function useIsScrolled(isEnabled: boolean): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setIsScrolled(window.scrollY > FROM_PX);
      }, DELAY_MS);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [isEnabled]);
  return isScrolled;
}
