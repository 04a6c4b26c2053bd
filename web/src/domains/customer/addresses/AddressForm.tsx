import { Box, Wrap } from '@chakra-ui/react';
import {
  addressInput,
  addressValues,
  type CountryChoice,
  EMPTY_ADDRESS,
} from '#lib/forms/address.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { AddressFields } from '#ui/form/AddressFields.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { Checkbox } from '#ui/form/FormField.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import {
  type AddressBook_AddressFragment,
  useAddressCountriesQuery,
  useCreateAddressMutation,
  useSetDefaultAddressMutation,
  useUpdateAddressMutation,
} from './AddressBook.generated.ts';

interface AddressFormProps {
  readonly address: AddressBook_AddressFragment | null;
  readonly onSaved: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const question = useAddressCountriesQuery();
  return (
    <Loadable question={question}>
      {({ countries }) => <Fields {...props} countries={countries} />}
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
  const { register, setValue } = form;
  const part = { values: form.watch(), errors: form.formState.errors, register, setValue };
  return (
    <Box maxWidth="140" py="6">
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
          <ButtonLink variant="outline" to="/account/addresses">
            Cancel
          </ButtonLink>
        </Wrap>
      </Form>
    </Box>
  );
}
