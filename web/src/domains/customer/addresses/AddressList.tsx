import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressLines } from '#ui/AddressLines.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { toaster } from '#ui/toaster.ts';
import { deleteAddress, type SavedAddress, setDefault } from './addressCalls.ts';
import { DeleteAddress } from './DeleteAddress.tsx';

/** The addresses of the book, the defaults first. */
export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [doomed, setDoomed] = useState<SavedAddress | null>(null);

  const run = async (task: () => ReturnType<typeof deleteAddress>, done: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const problem = await task();
    setIsBusy(false);
    setDoomed(null);
    if (problem) setFailure(problem.message);
    else toaster.create({ description: done });
  };
  const makeDefault = (addressId: string, purpose: 'shipping' | 'billing') =>
    run(
      () =>
        setDefault(client, {
          addressId,
          forBilling: purpose === 'billing',
          forShipping: purpose === 'shipping',
        }),
      `This is now your default ${purpose} address.`,
    );
  return (
    <>
      <FormAlert>{failure}</FormAlert>
      <ul className="e-addresses" aria-busy={isBusy}>
        {inOrder(addresses).map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onDefault={(purpose) => void makeDefault(address.id, purpose)}
              onDelete={() => setDoomed(address)}
            />
          </li>
        ))}
      </ul>
      <DeleteAddress
        address={doomed}
        isBusy={isBusy}
        onKeep={() => setDoomed(null)}
        onDelete={({ id }) => void run(() => deleteAddress(client, id), 'The address was deleted.')}
      />
    </>
  );
}

const rankOf = ({ isDefaultShipping, isDefaultBilling }: SavedAddress): number =>
  (isDefaultShipping ? 2 : 0) + (isDefaultBilling ? 1 : 0);

const inOrder = (addresses: readonly SavedAddress[]): SavedAddress[] =>
  [...addresses].sort((one, other) => rankOf(other) - rankOf(one));

function AddressCard(props: {
  address: SavedAddress;
  onDefault: (purpose: 'shipping' | 'billing') => void;
  onDelete: () => void;
}) {
  const { address, onDefault, onDelete } = props;
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const whose = `${address.firstName} ${address.lastName}, ${address.line1}`;
  return (
    <>
      <AddressLines address={address} />
      <p className="e-tags">
        {isDefaultShipping && <span className="e-tag">Default shipping</span>}
        {isDefaultBilling && <span className="e-tag">Default billing</span>}
      </p>
      <div className="e-address-actions">
        <Link className="e-text-button" to={`?edit=${id}`} aria-label={`Edit ${whose}`}>
          Edit
        </Link>
        <button
          type="button"
          className="e-text-button"
          aria-label={`Delete ${whose}`}
          onClick={onDelete}
        >
          Delete
        </button>
        {!isDefaultShipping && (
          <DefaultButton purpose="shipping" whose={whose} onDefault={onDefault} />
        )}
        {!isDefaultBilling && (
          <DefaultButton purpose="billing" whose={whose} onDefault={onDefault} />
        )}
      </div>
    </>
  );
}

function DefaultButton(props: {
  purpose: 'shipping' | 'billing';
  whose: string;
  onDefault: (purpose: 'shipping' | 'billing') => void;
}) {
  const { purpose, whose, onDefault } = props;
  const text = purpose === 'shipping' ? 'Ship here' : 'Bill here';
  return (
    <button
      type="button"
      className="e-text-button"
      aria-label={`${text} by default: ${whose}`}
      onClick={() => onDefault(purpose)}
    >
      {text}
    </button>
  );
}
