import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { SavedAddress } from './addressCalls.ts';

/** Asks before an address is taken out of the book; closed while `address` is null. */
export function DeleteAddress(props: {
  address: SavedAddress | null;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: (address: SavedAddress) => void;
}) {
  const { address, isBusy, onKeep, onDelete } = props;
  // The dialog still shows the address while it fades.
  const shown = useRef(address);
  if (address) shown.current = address;
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onKeep}
      title="Delete this address?"
      role="alertdialog"
      footer={
        <div className="e-account-actions">
          <Button aria-busy={isBusy} disabled={isBusy} onClick={() => address && onDelete(address)}>
            {isBusy ? 'Deleting ...' : 'Delete'}
          </Button>
          <Button variant="outline" onClick={onKeep}>
            Keep it
          </Button>
        </div>
      }
    >
      {shown.current && <AddressLines address={shown.current} />}
    </Dialog>
  );
}
