import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BagItem } from '../bag/bagState.ts';
import { useBag } from '../hooks/useBag.ts';
import { preloadBagPanel } from './loadBagPanel.ts';

/**
 * Puts a product into the shopping bag and opens it; a refusal opens a dialog with the server's words (spec §8). What is
 * in the bag already is not added again: the button then shows the bag.
 */
export function AddToBagButton({
  item: { id, sku, name, quoteId },
  disabled = false,
}: {
  item: BagItem;
  disabled?: boolean;
}) {
  const { cart, add, open } = useBag();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState({ isShown: false, message: '' });
  const dismiss = () => setFailure({ ...failure, isShown: false });
  const isInBag = cart?.lines.some((line) => line.sku === sku) ?? false;

  async function handleClick() {
    if (isBusy) return;
    if (isInBag) return open();
    setIsBusy(true);
    const outcome = await add({ id, sku, name, quoteId });
    setIsBusy(false);
    if (!outcome.isAdded) setFailure({ isShown: true, message: outcome.message });
  }

  return (
    <>
      <Button
        size="lg"
        width="full"
        variant={isInBag ? 'outline' : 'solid'}
        disabled={disabled}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy}
        onClick={handleClick}
        onPointerEnter={preloadBagPanel}
        onFocus={preloadBagPanel}
      >
        {labelOf({ isBusy, isInBag })}
      </Button>
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

function labelOf({ isBusy, isInBag }: { isBusy: boolean; isInBag: boolean }): string {
  if (isBusy) return 'Adding …';
  return isInBag ? 'In Your Shopping Bag' : 'Add To Shopping Bag';
}
