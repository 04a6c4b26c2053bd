import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import type { CheckoutForm } from '../useCheckoutForm.ts';
import { addressCheck, type Country, postalLabel, regionLabel } from './addressRules.ts';
import type { AddressValues } from './checkoutValues.ts';

interface AddressProps {
  readonly form: CheckoutForm;
  readonly kind: 'shipping' | 'billing';
  readonly countries: readonly Country[];
}

/** The fields of one address. What few need (company, second line, another country) is behind a link each. */
export function AddressFields({ form, kind, countries }: AddressProps) {
  const values = useWatch({ control: form.control, name: kind });
  const country = countries.find(({ id }) => id === values.country);
  const errors = form.formState.errors[kind];
  const bind = (name: keyof AddressValues) => ({
    id: `${kind}-${name}`,
    error: errors?.[name]?.message,
    ...form.register(`${kind}.${name}`, { validate: addressCheck(name, { country }) }),
  });
  const auto = (token: string) => `${kind} ${token}`;
  return (
    <div className="e-form">
      <div className="e-form-pair">
        <Field label="First name" autoComplete={auto('given-name')} {...bind('firstName')} />
        <Field label="Last name" autoComplete={auto('family-name')} {...bind('lastName')} />
      </div>
      <Optional label="Add a company" isFilled={values.company !== ''}>
        <Field label="Company" autoComplete={auto('organization')} {...bind('company')} />
      </Optional>
      <Field label="Address" autoComplete={auto('address-line1')} {...bind('line1')} />
      <Optional label="Add apartment, suite, floor" isFilled={values.line2 !== ''}>
        <Field
          label="Apartment, suite, floor"
          autoComplete={auto('address-line2')}
          {...bind('line2')}
        />
      </Optional>
      <div className="e-checkout-place">
        <Field label="City" autoComplete={auto('address-level2')} {...bind('city')} />
        <RegionField {...{ form, kind, country }} bind={bind} />
        <Field
          label={postalLabel(values.country)}
          autoComplete={auto('postal-code')}
          inputMode={values.country === 'US' ? 'numeric' : 'text'}
          {...bind('postalCode')}
        />
      </div>
      <CountryField {...{ form, kind, countries }} country={country} />
      <Field
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete={auto('tel')}
        hint="For the carrier only."
        {...bind('phone')}
      />
    </div>
  );
}

function RegionField({
  country,
  kind,
  bind,
}: Pick<AddressProps, 'kind'> & {
  country: Country | undefined;
  bind: (name: keyof AddressValues) => object;
}) {
  const label = regionLabel(country?.id ?? '');
  const autoComplete = `${kind} address-level1`;
  if (!country || country.regions.length === 0) {
    return <Field label={label} autoComplete={autoComplete} {...bind('region')} />;
  }
  return (
    <SelectField label={label} autoComplete={autoComplete} {...bind('regionId')}>
      <option value="">Select</option>
      {country.regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function CountryField({
  form,
  kind,
  countries,
  country,
}: AddressProps & { country: Country | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p className="e-checkout-country">
        <span>{country?.name ?? 'Country'}</span>
        <button type="button" className="e-checkout-link" onClick={() => setIsOpen(true)}>
          Change country
        </button>
      </p>
    );
  }
  const { register, setValue } = form;
  return (
    <SelectField
      label="Country"
      id={`${kind}-country`}
      autoFocus
      autoComplete={`${kind} country`}
      {...register(`${kind}.country`, {
        onChange: () => {
          setValue(`${kind}.regionId`, '');
          setValue(`${kind}.region`, '');
        },
      })}
    >
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Optional({
  label,
  isFilled,
  children,
}: {
  label: string;
  isFilled: boolean;
  children: React.ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isFilled);
  if (isOpen || isFilled) return children;
  return (
    <button
      type="button"
      className="e-checkout-link e-checkout-more"
      onClick={() => setIsOpen(true)}
    >
      {label}
    </button>
  );
}
