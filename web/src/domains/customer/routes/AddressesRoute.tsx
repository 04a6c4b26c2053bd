import { Button } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { toaster } from '#ui/toaster.ts';
import { useAddressBookQuery } from '../addresses/AddressBook.generated.ts';
import { AddressForm } from '../addresses/AddressForm.tsx';
import { AddressList } from '../addresses/AddressList.tsx';
import type { SavedAddress } from '../addresses/addressCalls.ts';
import '../addresses/addresses.css';

const NEW = 'new';

/** The address book. `?edit=` names the address that is changed, or `new`, so that Back leads to the list. */
export default function AddressesRoute() {
  const question = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const [search] = useSearchParams();
  const edited = search.get('edit');
  const addresses = question.data?.customer?.addresses ?? [];
  const address = addresses.find(({ id }) => id === edited) ?? null;
  const isEditing = edited === NEW || address !== null;
  return (
    <>
      <PageHead title="Addresses" canonical={null} />
      {isEditing ? <EditorHead address={address} /> : <ListHead canAdd={addresses.length > 0} />}
      <Loadable question={question}>
        {({ customer }) => {
          // Before the sign-in nobody was there: the answer that is kept of then says so until the new one comes.
          if (!customer) return null;
          if (isEditing) return <Editor key={edited} address={address} />;
          return addresses.length > 0 ? <AddressList addresses={addresses} /> : <NoAddresses />;
        }}
      </Loadable>
    </>
  );
}

function ListHead({ canAdd }: { canAdd: boolean }) {
  return (
    <div className="e-account-head">
      <h1 className="e-heading">Addresses</h1>
      {canAdd && (
        <Button asChild variant="outline" size="sm">
          <Link to={`?edit=${NEW}`}>Add an address</Link>
        </Button>
      )}
    </div>
  );
}

function EditorHead({ address }: { address: SavedAddress | null }) {
  return (
    <>
      <Link className="e-back" to="/account/addresses">
        Addresses
      </Link>
      <h1 className="e-heading">{address ? 'Change address' : 'New address'}</h1>
    </>
  );
}

function Editor({ address }: { address: SavedAddress | null }) {
  const navigate = useNavigate();
  const finish = () => {
    toaster.create({ description: 'The address was saved.' });
    void navigate('/account/addresses');
  };
  return <AddressForm address={address} onSaved={finish} />;
}

function NoAddresses() {
  return (
    <EmptyNote
      title="No addresses yet"
      action={
        <Button asChild>
          <Link to={`?edit=${NEW}`}>Add an address</Link>
        </Button>
      }
    >
      An address that is kept here is filled in for you when you check out.
    </EmptyNote>
  );
}
