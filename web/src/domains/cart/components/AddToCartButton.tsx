import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useCart } from '../CartProvider.tsx';
import type { CartItem } from '../useCartCalls.ts';
import { preloadCartDrawer } from './CartDrawer.tsx';

export function AddToCartButton({ item: { id, sku, name, quoteId } }: { item: CartItem }) {
  const { contains, addItem, open } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState({ isShown: false, message: '' });
  const dismiss = () => setFailure({ ...failure, isShown: false });
  const isInCart = contains(sku);
  const label = isInCart ? 'In Your Shopping Bag' : 'Add To Shopping Bag';

  async function handleClick() {
    if (isInCart) return open();
    setIsBusy(true);
    const message = await addItem({ id, sku, name, quoteId });
    setIsBusy(false);
    if (message) setFailure({ isShown: true, message });
  }

  return (
    <>
      <BusyButton
        className="e-buy-main"
        size="lg"
        width="full"
        variant={isInCart ? 'outline' : 'solid'}
        isBusy={isBusy}
        onClick={handleClick}
        onPointerEnter={preloadCartDrawer}
        onFocus={preloadCartDrawer}
      >
        {isBusy ? 'Adding…' : label}
      </BusyButton>
      <Dialog
        isOpen={failure.isShown}
        onClose={dismiss}
        title="Our apologies!"
        role="alertdialog"
        footer={<Button onClick={dismiss}>OK</Button>}
      >
        <p>{failure.message}</p>
      </Dialog>
    </>
  );
}
