import { Container, chakra, IconButton } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { CartButton } from '#domains/cart/index.ts';
import { SearchPopup } from '#domains/catalog/index.ts';
import { UserMenu } from '#domains/customer/index.ts';
import { FavoritesLink } from '#domains/wishlist/index.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { useFeatures, useSite, useStoreName } from '#lib/site/useSite.ts';
import { header as styles } from '#theme/recipes/layouts.ts';
import { Drawer, preloadDrawer } from '#ui/Dialog.tsx';
import { TextLink } from '#ui/Links.tsx';
import { LoadingBar } from '#ui/LoadingBar.tsx';
import { useMenu, useStoreConfig } from '../useShell.ts';
import type { Logo_StoreConfigFragment } from './Logo.generated.ts';
import { MegaMenu } from './MegaMenu.tsx';
import type { Menu } from './menuColumns.ts';
import { TopBar } from './TopBar.tsx';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazyComponent(loadMenu, 'MobileMenu');

/** A static menu, used when the gateway's menu cannot be loaded. */
const FALLBACK_MENU: Menu = {
  items: [
    { id: 'new', name: 'New arrivals', link: '/latest-arrivals' },
    { id: 'designers', name: 'Designers', link: '/our-designers' },
    { id: 'all', name: 'Shop all', link: '/search' },
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
        <chakra.div _print={{ display: 'none' }}>
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

const WIDTH = 289;
const HEIGHT = 69;

/** The logo, 289 x 69 (175 x 41 on phones): the configured image, or the built-in lettering. */
function Logo({ config }: { config: Logo_StoreConfigFragment | null }) {
  const store = useStoreName();
  const name = config?.logoAlt || store;
  return (
    <TextLink variant="plain" css={styles.logo} to="/" aria-label={`${name}: home page`}>
      {config?.headerLogoSrc ? (
        <img
          src={config.headerLogoSrc}
          alt={name}
          width={config.logoWidth ?? WIDTH}
          height={config.logoHeight ?? HEIGHT}
        />
      ) : (
        <chakra.span
          css={styles.sign}
          aria-hidden="true"
          style={{ ['--letters' as string]: store.length }}
        >
          {store}
        </chakra.span>
      )}
    </TextLink>
  );
}

/** Opens the menu of narrow screens (under 930 px). Its code is preloaded when a pointer approaches. */
function MobileMenuButton({ menu }: { menu: Menu }) {
  const [isOpen, setIsOpen] = useState(false);
  useOnPageChange(() => setIsOpen(false));

  const prepare = () => {
    preloadDrawer();
    void loadMenu();
  };
  return (
    <>
      <IconButton
        variant="ghost"
        css={styles.menuButton}
        aria-label="Menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={22} strokeWidth={1.3} aria-hidden="true" />
      </IconButton>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Menu"
        placement="start"
        width="menu"
      >
        <MobileMenu menu={menu} onLeave={() => setIsOpen(false)} fallback={<LoadingBar />} />
      </Drawer>
    </>
  );
}

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
