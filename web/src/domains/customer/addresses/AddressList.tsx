import { Badge, Button, chakra, Flex, Wrap } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import type { Rejection } from '#lib/forms/rejection.ts';
import { sendInput } from '#lib/forms/useSubmitForm.ts';
import { addressBook as styles } from '#theme/recipes/account.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { toaster } from '#ui/toaster.ts';
import {
  type AddressBook_AddressFragment as Address,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} from './AddressBook.generated.ts';

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const [deleteAddress] = useDeleteAddressMutation();
  const [setDefaultAddress] = useSetDefaultAddressMutation();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [toDelete, setToDelete] = useState<Address | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>();
  // Keeps the address visible while the dialog fades out.
  const shown = useRef(toDelete);
  if (toDelete) shown.current = toDelete;

  const settle = async (change: Promise<Rejection | null>, success: string) => {
    setIsBusy(true);
    setFailure('');
    const problem = await change;
    setIsBusy(false);
    setToDelete(null);
    if (problem) setFailure(problem.message);
    else toaster.create({ description: success });
  };
  const setDefault = async (addressId: string, purpose: 'shipping' | 'billing') => {
    if (isBusy) return;
    const input = {
      addressId,
      forBilling: purpose === 'billing',
      forShipping: purpose === 'shipping',
    };
    const success = `This is now your default ${purpose} address.`;
    await settle(sendInput(setDefaultAddress, input), success);
  };
  const confirmDelete = async () => {
    if (!toDelete) return;
    await settle(sendInput(deleteAddress, { addressId: toDelete.id }), 'Address deleted.');
  };
  return (
    <>
      <FormAlert scrolls>{failure}</FormAlert>
      <chakra.ul ref={list} css={styles.root} aria-busy={isBusy}>
        {addresses
          .toSorted((one, other) => rank(other) - rank(one))
          .map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onDefault={(purpose) => void setDefault(address.id, purpose)}
              onDelete={() => setToDelete(address)}
            />
          ))}
      </chakra.ul>
      <Dialog
        isOpen={toDelete !== null}
        onClose={() => setToDelete(null)}
        title="Delete this address?"
        role="alertdialog"
        footer={
          <Wrap gap="3">
            <BusyButton isBusy={isBusy} onClick={() => void confirmDelete()}>
              {isBusy ? 'Deleting…' : 'Delete address'}
            </BusyButton>
            <Button variant="outline" onClick={() => setToDelete(null)}>
              Keep address
            </Button>
          </Wrap>
        }
      >
        {shown.current && <AddressLines address={shown.current} />}
      </Dialog>
    </>
  );
}

const rank = ({ isDefaultShipping, isDefaultBilling }: Address): number =>
  (isDefaultShipping ? 2 : 0) + (isDefaultBilling ? 1 : 0);

function AddressCard(props: {
  address: Address;
  onDefault: (purpose: 'shipping' | 'billing') => void;
  onDelete: () => void;
}) {
  const { address, onDefault, onDelete } = props;
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const whose = `${address.firstName} ${address.lastName}, ${address.line1}`;
  const defaultButton = (purpose: 'shipping' | 'billing') => (
    <Button
      variant="plain"
      aria-label={`Set as default ${purpose}: ${whose}`}
      onClick={() => onDefault(purpose)}
    >
      Set as default {purpose}
    </Button>
  );
  return (
    <chakra.li css={styles.card}>
      <AddressLines address={address} />
      <Flex wrap="wrap" gap="1.5">
        {isDefaultShipping && <Badge>Default shipping</Badge>}
        {isDefaultBilling && <Badge>Default billing</Badge>}
      </Flex>
      <Flex wrap="wrap" align="end" columnGap="5">
        <ButtonLink variant="plain" to={`?edit=${id}`} aria-label={`Edit ${whose}`}>
          Edit
        </ButtonLink>
        <Button variant="plain" aria-label={`Delete ${whose}`} onClick={onDelete}>
          Delete
        </Button>
        {!isDefaultShipping && defaultButton('shipping')}
        {!isDefaultBilling && defaultButton('billing')}
      </Flex>
    </chakra.li>
  );
}
