import { lazy, Suspense, useEffect } from 'react';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { Drawer, preloadDrawer } from '#ui/Dialog.tsx';
import { useCart } from '../CartProvider.tsx';

/** The drawer's contents are a separate chunk so that pages load without them. */
const load = () => import('./CartDrawerContents.tsx');
const CartDrawerContents = lazy(() => load().then((m) => ({ default: m.CartDrawerContents })));
const CartDrawerFooter = lazy(() => load().then((m) => ({ default: m.CartDrawerFooter })));

export function preloadCartDrawer(): void {
  preloadDrawer();
  void load();
}

export function CartDrawer() {
  const { isOpen, close, cart } = useCart();
  useOnPageChange(close);
  useEffect(() => {
    if (isOpen) preloadCartDrawer();
  }, [isOpen]);

  const footer = cart && cart.lines.length > 0 && (
    <Suspense fallback={null}>
      <CartDrawerFooter cart={cart} />
    </Suspense>
  );
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Shopping Bag" footer={footer}>
      <Suspense fallback={null}>
        <CartDrawerContents />
      </Suspense>
    </Drawer>
  );
}
