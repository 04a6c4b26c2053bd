import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type AddressValues,
  addressValues,
  type CountryChoice,
  EMPTY_ADDRESS,
} from '#lib/forms/address.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { AddressFields } from '#ui/form/AddressFields.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { Actions } from '../components/AccountGate.tsx';
import { useAddressCountriesQuery } from './AddressBook.generated.ts';
import { type SavedAddress, useAddressBook } from './useAddressBook.ts';

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  readonly address: SavedAddress | null;
  readonly onSaved: () => void;
}

/** The form for one address, shown once the countries are loaded. */
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
  const { save } = useAddressBook();
  const [defaults, setDefaults] = useState({
    isDefaultShipping: address?.isDefaultShipping ?? false,
    isDefaultBilling: address?.isDefaultBilling ?? false,
  });
  const form = useSubmitForm<AddressValues>({
    defaultValues: address === null ? EMPTY_ADDRESS : addressValues(address),
    send: async (values) => {
      const addressId = address?.id ?? null;
      const problem = await save({ addressId, values, countries, ...defaults });
      if (problem === null) onSaved();
      return problem;
    },
  });
  const { register, setValue } = form;
  const part = { values: form.watch(), errors: form.formState.errors, register, setValue };
  return (
    <Box maxWidth="140" py="6">
      <Form failure={form.failure} onSubmit={form.submit}>
        <AddressFields part={part} countries={countries} />
        <DefaultBox
          label="Make this my default shipping address"
          isSettled={address?.isDefaultShipping ?? false}
          isChosen={defaults.isDefaultShipping}
          onChange={(isDefaultShipping) => setDefaults({ ...defaults, isDefaultShipping })}
        />
        <DefaultBox
          label="Make this my default billing address"
          isSettled={address?.isDefaultBilling ?? false}
          isChosen={defaults.isDefaultBilling}
          onChange={(isDefaultBilling) => setDefaults({ ...defaults, isDefaultBilling })}
        />
        <Actions>
          <SubmitButton isBusy={form.isSubmitting} busyText="Saving…">
            Save address
          </SubmitButton>
          <Button asChild variant="outline">
            <Link to="/account/addresses">Cancel</Link>
          </Button>
        </Actions>
      </Form>
    </Box>
  );
}

/** Sets a default address. A default can only be replaced, so the checkbox of a current default cannot be cleared. */
function DefaultBox(props: {
  label: string;
  isSettled: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const { label, isSettled, isChosen, onChange } = props;
  return (
    <Checkbox
      label={label}
      checked={isChosen}
      disabled={isSettled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
