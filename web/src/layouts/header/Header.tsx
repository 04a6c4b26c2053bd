import { useSite } from '../../shared/useSite.ts';
import { useMenu, useStoreConfig } from '../useShell.ts';
import { FALLBACK_MENU } from './fallbackMenu.ts';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { TopBar } from './TopBar.tsx';
import { UtilityNav } from './UtilityNav.tsx';
import { useIsScrolled } from './useIsScrolled.ts';
import './header.css';
import './megaMenu.css';

/** The shop's header. The checkout keeps the first line and the sign, and leaves out what leads away. */
export function Header({ isCheckout }: { isCheckout: boolean }) {
  const menu = useMenu() ?? FALLBACK_MENU;
  const storeConfig = useStoreConfig();
  const { hasStickyHeader } = useSite();
  const isScrolled = useIsScrolled(hasStickyHeader);
  return (
    <header className="e-header" data-sticky={isScrolled || undefined}>
      <TopBar />
      <div className="e-wrap e-wide e-header-main">
        <div className="e-header-start">{!isCheckout && <MobileMenuButton menu={menu} />}</div>
        <Logo config={storeConfig} />
        <div className="e-header-end">{!isCheckout && <UtilityNav />}</div>
      </div>
      {!isCheckout && <MegaMenu menu={menu} />}
    </header>
  );
}
