import { useNavigate, useSearchParams } from 'react-router';
import type { AddressBookQuery } from '../../../generated/documents.ts';
import { useAddressBookQuery } from '../../../generated/hooks/AddressBook.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { showToast } from '../../../ui/Toast.tsx';
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
  return (
    <>
      <PageHead title="Addresses" canonical={null} />
      <Loadable question={question}>
        {({ customer }) => <Book customer={customer} edited={edited} />}
      </Loadable>
    </>
  );
}

function Book({ customer, edited }: AddressBookQuery & { edited: string | null }) {
  // Before the sign-in nobody was there: the answer that is kept of then says so until the new one comes.
  if (!customer) return null;
  const { addresses } = customer;
  const address = addresses.find(({ id }) => id === edited) ?? null;
  if (edited === NEW || address) {
    return <Editor key={edited} address={address} />;
  }
  return (
    <>
      <div className="e-account-head">
        <h1 className="e-heading">Addresses</h1>
        {addresses.length > 0 && (
          <ButtonLink variant="outline" size="sm" to={`?edit=${NEW}`}>
            Add an address
          </ButtonLink>
        )}
      </div>
      {addresses.length > 0 ? <AddressList addresses={addresses} /> : <NoAddresses />}
    </>
  );
}

function Editor({ address }: { address: SavedAddress | null }) {
  const navigate = useNavigate();
  const finish = () => {
    showToast({ text: 'The address was saved.' });
    void navigate('/account/addresses');
  };
  return (
    <>
      <h1 className="e-heading">{address ? 'Change address' : 'New address'}</h1>
      <AddressForm address={address} onSaved={finish} />
    </>
  );
}

function NoAddresses() {
  return (
    <EmptyNote
      title="No addresses yet"
      action={<ButtonLink to={`?edit=${NEW}`}>Add an address</ButtonLink>}
    >
      An address that is kept here is filled in for you when you check out.
    </EmptyNote>
  );
}
