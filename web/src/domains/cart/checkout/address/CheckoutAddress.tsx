import { useWatch } from 'react-hook-form';
import type { CountryChoice } from '../../../../shared/forms/address.ts';
import { AddressFields, type AddressPart } from '../../../../ui/form/AddressFields.tsx';
import type { CheckoutForm } from '../useCheckoutForm.ts';

interface CheckoutAddressProps {
  readonly form: CheckoutForm;
  readonly kind: 'shipping' | 'billing';
  readonly countries: readonly CountryChoice[];
}

/** One of the checkout's addresses; its fields have the ids that the summary of errors leads to. */
export function CheckoutAddress({ form, kind, countries }: CheckoutAddressProps) {
  const part: AddressPart = {
    values: useWatch({ control: form.control, name: kind }),
    errors: form.formState.errors[kind] ?? {},
    register: (name, rules) => ({
      id: `${kind}-${name}`,
      ...form.register(`${kind}.${name}`, rules),
    }),
    setValue: (name, value) => form.setValue(`${kind}.${name}`, value),
  };
  return (
    <div className="e-form">
      <AddressFields part={part} countries={countries} purpose={kind} />
    </div>
  );
}
