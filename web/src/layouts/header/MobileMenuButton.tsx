import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MegaMenu_MenuFragment } from '../../generated/documents.ts';
import { useOnPageChange } from '../../shared/useOnPageChange.ts';
import { Drawer, preloadDrawer } from '../../ui/Drawer.tsx';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(() => loadMenu().then((module) => ({ default: module.MobileMenu })));

/** Opens the menu of narrow screens (under 930 px). Its code is read when a finger comes near. */
export function MobileMenuButton({ menu }: { menu: MegaMenu_MenuFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  useOnPageChange(() => setIsOpen(false));

  const prepare = () => {
    preloadDrawer();
    void loadMenu();
  };
  return (
    <>
      <button
        type="button"
        className="e-icon-button e-menu-button"
        aria-label="Menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={22} strokeWidth={1.3} aria-hidden="true" />
      </button>
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
