import { lazy, Suspense, useEffect } from 'react';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { Drawer } from '#ui/Dialog.tsx';
import { useCart } from '../CartProvider.tsx';
import { loadCartDrawerContents, preloadCartDrawer } from './loadCartDrawer.ts';

const CartDrawerContents = lazy(() =>
  loadCartDrawerContents().then((m) => ({ default: m.CartDrawerContents })),
);
const CartDrawerFooter = lazy(() =>
  loadCartDrawerContents().then((m) => ({ default: m.CartDrawerFooter })),
);

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
