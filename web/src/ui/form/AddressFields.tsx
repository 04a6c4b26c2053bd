import type { UseFormReturn } from 'react-hook-form';
import {
  type AddressValues,
  type CountryChoice,
  checkPhone,
  checkPostalCode,
  checkRegion,
  postalLabel,
} from '../../shared/forms/address.ts';
import { checkFilled } from '../../shared/forms/checks.ts';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  readonly countries: readonly CountryChoice[];
  /** What autofill is told this address is for. */
  readonly section?: 'shipping' | 'billing';
}

/** The fields of a postal address: the country decides how its regions and postal codes are asked for. */
export function AddressFields({ form, countries, section }: AddressFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const auto = (token: string) => (section ? `${section} ${token}` : token);
  const text = (name: keyof AddressValues, label: string, token: string) => ({
    label,
    autoComplete: auto(token),
    error: errors[name]?.message,
  });
  return (
    <>
      <div className="e-form-pair">
        <Field
          {...text('firstName', 'First name', 'given-name')}
          {...register('firstName', { validate: checkFilled('First name') })}
        />
        <Field
          {...text('lastName', 'Last name', 'family-name')}
          {...register('lastName', { validate: checkFilled('Last name') })}
        />
      </div>
      <Field {...text('company', 'Company (optional)', 'organization')} {...register('company')} />
      <Field
        {...text('line1', 'Address', 'address-line1')}
        {...register('line1', { validate: checkFilled('Address') })}
      />
      <Field
        {...text('line2', 'Apartment, suite (optional)', 'address-line2')}
        {...register('line2')}
      />
      <Place form={form} countries={countries} auto={auto} />
      <Field
        {...text('phone', 'Phone', 'tel')}
        type="tel"
        inputMode="tel"
        {...register('phone', { validate: checkPhone })}
      />
    </>
  );
}

function Place(props: Omit<AddressFieldsProps, 'section'> & { auto: (token: string) => string }) {
  const { form, countries, auto } = props;
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const country = watch('country');
  return (
    <>
      <SelectField
        label="Country"
        autoComplete={auto('country')}
        error={errors.country?.message}
        {...register('country', {
          validate: checkFilled('Country'),
          onChange: () => {
            setValue('regionId', '');
            setValue('region', '');
          },
        })}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="City"
        autoComplete={auto('address-level2')}
        error={errors.city?.message}
        {...register('city', { validate: checkFilled('City') })}
      />
      <div className="e-form-pair">
        <RegionField form={form} countries={countries} token={auto('address-level1')} />
        <Field
          label={postalLabel(country)}
          autoComplete={auto('postal-code')}
          inputMode={country === 'US' ? 'numeric' : 'text'}
          error={errors.postalCode?.message}
          {...register('postalCode', { validate: (code) => checkPostalCode(country)(code) })}
        />
      </div>
    </>
  );
}

function RegionField(props: Omit<AddressFieldsProps, 'section'> & { token: string }) {
  const { form, countries, token } = props;
  const { register, watch, formState } = form;
  const { errors } = formState;
  const country = watch('country');
  const regions = countries.find(({ id }) => id === country)?.regions ?? [];
  if (regions.length === 0) {
    return (
      <Field
        label="Region (optional)"
        autoComplete={token}
        error={errors.region?.message}
        {...register('region')}
      />
    );
  }
  return (
    <SelectField
      key={country}
      label={country === 'CA' ? 'Province' : 'State'}
      autoComplete={token}
      error={errors.regionId?.message ?? errors.region?.message}
      {...register('regionId', { validate: (id) => checkRegion(country)(id) })}
    >
      <option value="">Please choose</option>
      {regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
