import { IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { header as styles } from '#theme/recipes/layouts.ts';
import { Drawer, preloadDrawer } from '#ui/Dialog.tsx';
import type { MegaMenu_MenuFragment } from './MegaMenu.generated.ts';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(() => loadMenu().then((module) => ({ default: module.MobileMenu })));

/** Opens the menu of narrow screens (under 930 px). Its code is preloaded when a pointer approaches. */
export function MobileMenuButton({ menu }: { menu: MegaMenu_MenuFragment }) {
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
        <Menu size={22} strokeWidth={1.3} aria-hidden="true" />
      </IconButton>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Menu"
        placement="start"
        width="menu"
      >
        <Suspense fallback={null}>
          <MobileMenu menu={menu} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}
