import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { addressBook } from '#theme/recipes/account.ts';
import { slotStyles } from '#theme/slotStyles.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { toaster } from '#ui/toaster.ts';
import { Actions } from '../components/AccountGate.tsx';
import { type SavedAddress, useAddressBook } from './useAddressBook.ts';

/** The purpose for which an address is the default. */
type Purpose = 'shipping' | 'billing';

/** The customer's addresses, defaults first. */
export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const styles = slotStyles(addressBook);
  const { remove, setDefault } = useAddressBook();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [toDelete, setToDelete] = useState<SavedAddress | null>(null);

  const run = async (change: () => ReturnType<typeof remove>, success: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const problem = await change();
    setIsBusy(false);
    setToDelete(null);
    if (problem) setFailure(problem.message);
    else toaster.create({ description: success });
  };
  const changeDefault = (addressId: string, purpose: Purpose) => {
    const [forBilling, forShipping] = [purpose === 'billing', purpose === 'shipping'];
    return run(
      () => setDefault({ addressId, forBilling, forShipping }),
      `This is now your default ${purpose} address.`,
    );
  };
  return (
    <>
      <FormAlert>{failure}</FormAlert>
      <chakra.ul css={styles.root} aria-busy={isBusy}>
        {addresses
          .toSorted((one, other) => rank(other) - rank(one))
          .map((address) => (
            <chakra.li key={address.id} css={styles.card}>
              <AddressCard
                address={address}
                onDefault={(purpose) => void changeDefault(address.id, purpose)}
                onDelete={() => setToDelete(address)}
              />
            </chakra.li>
          ))}
      </chakra.ul>
      <DeleteDialog
        address={toDelete}
        isBusy={isBusy}
        onClose={() => setToDelete(null)}
        onDelete={({ id }) => void run(() => remove(id), 'Address deleted.')}
      />
    </>
  );
}

function rank({ isDefaultShipping, isDefaultBilling }: SavedAddress): number {
  return (isDefaultShipping ? 2 : 0) + (isDefaultBilling ? 1 : 0);
}

function AddressCard(props: {
  address: SavedAddress;
  onDefault: (purpose: Purpose) => void;
  onDelete: () => void;
}) {
  const { address, onDefault, onDelete } = props;
  const styles = slotStyles(addressBook);
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const whose = `${address.firstName} ${address.lastName}, ${address.line1}`;
  const defaultButton = (purpose: Purpose) => (
    <Button
      variant="plain"
      aria-label={`Set as default ${purpose}: ${whose}`}
      onClick={() => onDefault(purpose)}
    >
      Set as default {purpose}
    </Button>
  );
  return (
    <>
      <AddressLines address={address} />
      <Flex wrap="wrap" gap="1.5">
        {isDefaultShipping && <Badge>Default shipping</Badge>}
        {isDefaultBilling && <Badge>Default billing</Badge>}
      </Flex>
      <chakra.div css={styles.actions}>
        <Button asChild variant="plain">
          <Link to={`?edit=${id}`} aria-label={`Edit ${whose}`}>
            Edit
          </Link>
        </Button>
        <Button variant="plain" aria-label={`Delete ${whose}`} onClick={onDelete}>
          Delete
        </Button>
        {!isDefaultShipping && defaultButton('shipping')}
        {!isDefaultBilling && defaultButton('billing')}
      </chakra.div>
    </>
  );
}

/** Asks for confirmation before deleting an address; closed while `address` is null. */
function DeleteDialog(props: {
  address: SavedAddress | null;
  isBusy: boolean;
  onClose: () => void;
  onDelete: (address: SavedAddress) => void;
}) {
  const { address, isBusy, onClose, onDelete } = props;
  // Keeps the address visible while the dialog fades out.
  const shown = useRef(address);
  if (address) shown.current = address;
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title="Delete this address?"
      role="alertdialog"
      footer={
        <Actions>
          <Button aria-busy={isBusy} disabled={isBusy} onClick={() => address && onDelete(address)}>
            {isBusy ? 'Deleting…' : 'Delete address'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep address
          </Button>
        </Actions>
      }
    >
      {shown.current && <AddressLines address={shown.current} />}
    </Dialog>
  );
}
