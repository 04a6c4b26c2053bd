import type { ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { toaster } from '#ui/toaster.ts';
import { useAddressBookQuery } from '../addresses/AddressBook.generated.ts';
import { AddressForm } from '../addresses/AddressForm.tsx';
import { AddressList } from '../addresses/AddressList.tsx';

const NEW = 'new';
const PATH = '/account/addresses';

/** The address book. `?edit=` is the id of the edited address or `new`, so Back returns to the list. */
export default function AddressesRoute() {
  const question = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const edited = search.get('edit');
  const addresses = question.data?.customer?.addresses ?? [];
  const address = addresses.find(({ id }) => id === edited) ?? null;
  const isEditing = edited === NEW || address !== null;
  const finish = () => {
    toaster.create({ description: 'Address saved.' });
    void navigate(PATH);
  };
  return (
    <>
      {isEditing ? (
        <PageHeading
          title={address ? 'Edit address' : 'New address'}
          back={{ to: PATH, text: 'Addresses' }}
        />
      ) : (
        <PageHeading
          title="Addresses"
          action={addresses.length > 0 && <AddButton variant="outline" size="sm" />}
        />
      )}
      <Loadable question={question}>
        {({ customer }) => {
          // The response cached before the sign-in has no customer; wait for the new one.
          if (!customer) return null;
          if (isEditing) return <AddressForm key={edited} address={address} onSaved={finish} />;
          if (addresses.length > 0) return <AddressList addresses={addresses} />;
          return (
            <EmptyNote title="No addresses yet" action={<AddButton />}>
              We’ll fill in your saved address at checkout.
            </EmptyNote>
          );
        }}
      </Loadable>
    </>
  );
}

function AddButton(props: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>) {
  return (
    <ButtonLink {...props} to={`?edit=${NEW}`}>
      Add an address
    </ButtonLink>
  );
}
