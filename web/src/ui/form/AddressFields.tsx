import { Box, Button, Flex, Grid, HStack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import {
  type AddressValues,
  addressCheck,
  type CountryChoice,
  postalLabel,
  regionLabel,
} from '#lib/forms/address.ts';
import type { Check } from '#lib/forms/checks.ts';
import { Pair } from './Form.tsx';
import { FormField, SelectField } from './FormField.tsx';

export interface AddressPart {
  readonly values: AddressValues;
  readonly errors: FieldErrors<AddressValues>;
  readonly register: (
    name: keyof AddressValues,
    rules: { validate: Check; onChange?: () => void },
  ) => UseFormRegisterReturn & { readonly id?: string };
  readonly setValue: (name: keyof AddressValues, value: string) => void;
  readonly clearErrors: (name: keyof AddressValues) => void;
}

interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly countries: readonly CountryChoice[];
  /** The autofill section; omitted if the form has only one address. */
  readonly purpose?: 'shipping' | 'billing';
}

/** Returns the props of a field from its name and its `autocomplete` token. */
type Bind = (
  name: keyof AddressValues,
  token: string,
) => UseFormRegisterReturn & { readonly error: string | undefined; readonly autoComplete: string };

/**
 * The fields of a postal address; regions and postal codes depend on the country. Rarely used fields (company, second
 * line, another country) are hidden behind links.
 */
export function AddressFields({ part, countries, purpose }: AddressFieldsProps) {
  const { values, errors, register, setValue, clearErrors } = part;
  const country = countries.find(({ id }) => id === values.country);
  const clearRegion = () => {
    setValue('regionId', '');
    setValue('region', '');
    // They are of the other country.
    for (const name of ['regionId', 'region', 'postalCode'] as const) clearErrors(name);
  };
  const bind: Bind = (name, token) => ({
    autoComplete: purpose ? `${purpose} ${token}` : token,
    error: errors[name]?.message,
    ...register(name, {
      validate: addressCheck(name, country),
      ...(name === 'country' && { onChange: clearRegion }),
    }),
  });
  const regions = country?.regions ?? [];
  return (
    <>
      <Pair>
        <FormField label="First name" {...bind('firstName', 'given-name')} />
        <FormField label="Last name" {...bind('lastName', 'family-name')} />
      </Pair>
      <Optional label="Add a company" isFilled={values.company !== ''}>
        {(focus) => <FormField label="Company" {...focus} {...bind('company', 'organization')} />}
      </Optional>
      <FormField label="Address" {...bind('line1', 'address-line1')} />
      <Optional label="Add apartment, suite, floor" isFilled={values.line2 !== ''}>
        {(focus) => (
          <FormField
            label="Apartment, suite, floor"
            {...focus}
            {...bind('line2', 'address-line2')}
          />
        )}
      </Optional>
      {/* On phones, the city has a line of its own, with state and ZIP code below. */}
      <Flex wrap="wrap" gapX="3.5" gapY="4.5">
        <Box flex="1 1 9em">
          <FormField label="City" {...bind('city', 'address-level2')} />
        </Box>
        <Grid
          flex="2 1 19em"
          templateColumns="repeat(auto-fit, minmax(min(100%, 9em), 1fr))"
          gapX="3.5"
          gapY="4.5"
        >
          {regions.length > 0 ? (
            <SelectField
              key={values.country}
              label={regionLabel(values.country)}
              placeholder="Choose…"
              options={regions.map(({ id, name }) => [id, name])}
              {...bind('regionId', 'address-level1')}
              // The gateway's error is for the id or for the text.
              error={errors.regionId?.message ?? errors.region?.message}
            />
          ) : (
            <FormField label="Region (optional)" {...bind('region', 'address-level1')} />
          )}
          <FormField
            label={postalLabel(values.country)}
            inputMode={values.country === 'US' ? 'numeric' : 'text'}
            {...bind('postalCode', 'postal-code')}
          />
        </Grid>
      </Flex>
      <CountryField {...{ country, countries, bind }} regionError={errors.country?.message} />
      <FormField
        label="Phone"
        type="tel"
        inputMode="tel"
        hint={purpose === 'billing' ? undefined : 'For the carrier only.'}
        {...bind('phone', 'tel')}
      />
    </>
  );
}

function CountryField(props: {
  country: CountryChoice | undefined;
  countries: readonly CountryChoice[];
  bind: Bind;
  regionError: string | undefined;
}) {
  const { country, countries, bind, regionError } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !regionError) {
    return (
      <HStack gap="3" textStyle="caption">
        <span>{country?.name ?? 'Country'}</span>
        <Button variant="plain" size="xs" onClick={() => setIsOpen(true)}>
          Change country
        </Button>
      </HStack>
    );
  }
  return (
    <SelectField
      label="Country"
      autoFocus
      // Magento has codes of former countries, which have no name.
      options={countries.filter(({ id, name }) => name !== id).map(({ id, name }) => [id, name])}
      {...bind('country', 'country')}
    />
  );
}

interface OptionalProps {
  readonly label: string;
  readonly isFilled: boolean;
  /** Renders the field; it takes the focus from the button that opened it. */
  readonly children: (focus: { readonly autoFocus: boolean }) => ReactNode;
}

function Optional({ label, isFilled, children }: OptionalProps) {
  const [wasFilled] = useState(isFilled);
  const [isOpen, setIsOpen] = useState(isFilled);
  if (isOpen || isFilled) return children({ autoFocus: isOpen && !wasFilled });
  return (
    <Button variant="plain" size="xs" justifySelf="start" my="-1.5" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}
