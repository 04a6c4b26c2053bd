import { useEffect } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { Drawer, preloadDrawer } from '#ui/Dialog.tsx';
import { LoadingBar } from '#ui/LoadingBar.tsx';
import { useCart } from '../CartProvider.tsx';

/** The drawer's contents are a separate chunk so that pages load without them. */
const load = () => import('./CartDrawerContents.tsx');
const CartDrawerContents = lazyComponent(load, 'CartDrawerContents');
const CartDrawerFooter = lazyComponent(load, 'CartDrawerFooter');

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

  const footer = cart && cart.lines.length > 0 && <CartDrawerFooter cart={cart} />;
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Shopping Bag" footer={footer}>
      <CartDrawerContents fallback={<LoadingBar />} />
    </Drawer>
  );
}
