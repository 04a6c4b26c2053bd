import { Badge, Box, Button, chakra, Flex, Wrap } from '@chakra-ui/react';
import { type ComponentProps, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormDraft } from '#apollo/session/formDraft.ts';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { useAddressCountriesQuery } from '#lib/forms/AddressCountries.generated.ts';
import {
  addressInput,
  addressValues,
  type CountryChoice,
  EMPTY_ADDRESS,
} from '#lib/forms/address.ts';
import type { Rejection } from '#lib/forms/rejection.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { addressBook as styles } from '#theme/recipes/account.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { AddressFields } from '#ui/form/AddressFields.tsx';
import { Form, FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { Checkbox } from '#ui/form/FormField.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { toaster } from '#ui/toaster.ts';
import {
  type AddressBook_AddressFragment as Address,
  useAddressBookQuery,
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useUpdateAddressMutation,
} from './AddressBook.generated.ts';

const NEW = 'new';
const PATH = '/account/addresses';

/** The address book. `?edit=` is the id of the edited address or `new`, so Back returns to the list. */
export default function AddressesRoute() {
  const query = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const edited = search.get('edit');
  const addresses = query.data?.customer?.addresses ?? [];
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
      <Loadable query={query}>
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

interface AddressFormProps {
  readonly address: Address | null;
  readonly onSaved: () => void;
}

function AddressForm(props: AddressFormProps) {
  const query = useAddressCountriesQuery();
  return (
    <Loadable query={query}>
      {({ countries }) => <Fields {...props} countries={countries ?? []} />}
    </Loadable>
  );
}

function Fields(props: AddressFormProps & { countries: readonly CountryChoice[] }) {
  const { address, onSaved, countries } = props;
  const [createAddress] = useCreateAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const [setDefaultAddress] = useSetDefaultAddressMutation();
  const form = useSubmitForm({
    defaultValues: {
      ...(address ? addressValues(address) : EMPTY_ADDRESS),
      isDefaultShipping: address?.isDefaultShipping ?? false,
      isDefaultBilling: address?.isDefaultBilling ?? false,
    },
    send: async ({ isDefaultShipping, isDefaultBilling, ...values }) => {
      const input = addressInput(values, countries);
      if (!address) {
        return sendInput(createAddress, { address: input, isDefaultShipping, isDefaultBilling });
      }
      const addressId = address.id;
      const rejection = await sendInput(updateAddress, { addressId, address: input });
      if (rejection || !(isDefaultBilling || isDefaultShipping)) return rejection;
      return sendInput(setDefaultAddress, {
        addressId,
        forBilling: isDefaultBilling,
        forShipping: isDefaultShipping,
      });
    },
    onDone: onSaved,
  });
  useFormDraft(form);
  const { register, setValue, clearErrors } = form;
  const { errors } = form.formState;
  const part = { values: form.watch(), errors, register, setValue, clearErrors };
  return (
    <Box maxWidth="130" py="6">
      <Form form={form}>
        <AddressFields part={part} countries={countries} />
        {/* A default can only be replaced, so the checkbox of a current default cannot be cleared. */}
        <Checkbox
          label="Make this my default shipping address"
          {...register('isDefaultShipping')}
          disabled={address?.isDefaultShipping}
        />
        <Checkbox
          label="Make this my default billing address"
          {...register('isDefaultBilling')}
          disabled={address?.isDefaultBilling}
        />
        <Wrap gap="3">
          <SubmitButton busyText="Saving…">Save address</SubmitButton>
          <ButtonLink variant="outline" to={PATH}>
            Cancel
          </ButtonLink>
        </Wrap>
      </Form>
    </Box>
  );
}

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
