import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import {
  type AddressValues,
  addressValues,
  type CountryChoice,
  EMPTY_ADDRESS,
} from '#lib/forms/address.ts';
import { AddressFields } from '#ui/form/AddressFields.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { useAddressCountriesQuery } from './AddressBook.generated.ts';
import { type SavedAddress, saveAddress } from './addressCalls.ts';

interface AddressFormProps {
  /** The address that is changed; null for a new one. */
  readonly address: SavedAddress | null;
  readonly onSaved: () => void;
}

/** The form of one address of the book. It appears once the countries are known. */
export function AddressForm(props: AddressFormProps) {
  const question = useAddressCountriesQuery();
  return (
    <Loadable question={question}>
      {({ countries }) => <Form {...props} countries={countries} />}
    </Loadable>
  );
}

const isField = (name: string | null): name is keyof AddressValues =>
  name !== null && name in EMPTY_ADDRESS;

function Form(props: AddressFormProps & { countries: readonly CountryChoice[] }) {
  const { address, onSaved, countries } = props;
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [defaults, setDefaults] = useState({
    isDefaultShipping: address?.isDefaultShipping ?? false,
    isDefaultBilling: address?.isDefaultBilling ?? false,
  });
  const defaultValues = address === null ? EMPTY_ADDRESS : addressValues(address);
  const form = useForm<AddressValues>({ mode: 'onTouched', defaultValues });
  const { register, setValue, watch, formState } = form;
  const { isSubmitting, errors } = formState;
  const part = { values: watch(), errors, register, setValue };

  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    const toSave = { addressId: address?.id ?? null, values, countries, ...defaults };
    const problem = await saveAddress(client, toSave);
    if (problem === null) onSaved();
    else if (isField(problem.field)) form.setError(problem.field, problem, { shouldFocus: true });
    else setFailure(problem.message);
  });
  return (
    <form className="e-form e-address-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <AddressFields part={part} countries={countries} />
      <DefaultBox
        label="Ship here unless I say otherwise"
        isSettled={address?.isDefaultShipping ?? false}
        isChosen={defaults.isDefaultShipping}
        onChange={(isDefaultShipping) => setDefaults({ ...defaults, isDefaultShipping })}
      />
      <DefaultBox
        label="Bill here unless I say otherwise"
        isSettled={address?.isDefaultBilling ?? false}
        isChosen={defaults.isDefaultBilling}
        onChange={(isDefaultBilling) => setDefaults({ ...defaults, isDefaultBilling })}
      />
      <div className="e-account-actions">
        <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Saving ...' : 'Save Address'}
        </Button>
        <Button asChild variant="outline">
          <Link to="/account/addresses">Cancel</Link>
        </Button>
      </div>
    </form>
  );
}

/** A default stays until another address takes its place, so it can be given here and not taken away. */
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
