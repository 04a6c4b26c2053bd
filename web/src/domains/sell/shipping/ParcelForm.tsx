import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressCheck } from '#lib/forms/address.ts';
import { type Check, checkEmail, checkRequired } from '#lib/forms/checks.ts';
import { getRejection, type UserError } from '#lib/forms/rejection.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { FormField, SelectField } from '#ui/form/FormField.tsx';
import { checkPhone } from '../submission/itemRules.ts';
import type {
  SellCarrier,
  SellSenderInput,
  SellShipment_SenderFragment,
} from './SellShipment.generated.ts';

const EMPTY = {
  // The owner's email address and item codes; used for guests only.
  ownerEmail: '',
  shipCodes: '',
  carrier: 'PREPAID' as SellCarrier,
  trackingNumber: '',
  name: '',
  line1: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
};

/** Carrier and sender's address. */
export type ParcelValues = Readonly<typeof EMPTY>;

const CARRIERS: Readonly<Record<SellCarrier, string>> = {
  PREPAID: 'Prepaid and insured by us',
  UPS: 'UPS, at my own expense',
  FEDEX: 'FedEx, at my own expense',
  USPS: 'USPS, at my own expense',
  DHL: 'DHL, at my own expense',
  OTHER: 'Another carrier, at my own expense',
};

const UNITED_STATES = { id: 'US', name: 'United States', regions: [] };

const checkZip: Check = (code) =>
  code.trim() === ''
    ? 'Please enter the ZIP code.'
    : addressCheck('postalCode', UNITED_STATES)(code);

/** The sender as known from the customer's data: name and default address, if it is in the United States. */
export function toSender(customer: SellShipment_SenderFragment): Partial<ParcelValues> {
  const own = customer.addresses.filter(({ country }) => country === 'US');
  const address = own.find(({ isDefaultShipping }) => isDefaultShipping) ?? own[0];
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  if (!address) return { name };
  const { line1, city, postalCode, region, regionCode, phone } = address;
  return {
    name,
    line1,
    city,
    region: regionCode ?? region ?? '',
    postalCode: postalCode ?? '',
    phone: phone ?? '',
  };
}

/** The shipment input common to customers and guests. */
export function toParcelInput(values: ParcelValues) {
  const phone = values.phone.trim();
  const sender: SellSenderInput = {
    name: values.name.trim(),
    line1: values.line1.trim(),
    city: values.city.trim(),
    region: values.region.trim(),
    postalCode: values.postalCode.trim(),
    country: 'US',
    ...(phone && { phone }),
  };
  const isPrepaid = values.carrier === 'PREPAID';
  return {
    carrier: values.carrier,
    sender,
    ...(!isPrepaid && { trackingNumber: values.trackingNumber.trim() }),
  };
}

interface ParcelFormProps {
  /** Adds fields for the owner's email address and codes. */
  readonly isGuest?: boolean;
  /** Prefilled values. */
  readonly sender?: Partial<ParcelValues>;
  /** Creates the label; resolves with the response's user errors. */
  readonly onCreate: (values: ParcelValues) => Promise<readonly UserError[] | undefined>;
}

/** The sender's address and the carrier. */
export function ParcelForm({ isGuest = false, sender = {}, onCreate }: ParcelFormProps) {
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, watch, formState } = useForm<ParcelValues>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY, ...sender },
  });
  const { errors, isSubmitting } = formState;
  const bind = (name: keyof ParcelValues, autoComplete: string, validate: Check) => ({
    autoComplete,
    error: errors[name]?.message,
    ...register(name, { validate }),
  });
  const submit = handleSubmit(async (values) => {
    setFailure('');
    const rejection = await getRejection(() => onCreate(values));
    setFailure(rejection?.message ?? '');
  });
  return (
    <chakra.form display="grid" gap="4.5" onSubmit={submit} noValidate>
      {isGuest && (
        <>
          <FormField
            label="Owner’s email"
            type="email"
            {...bind('ownerEmail', 'off', checkEmail)}
          />
          <FormField
            label="Ship codes"
            hint="One for each item, such as 5CNZ-7DRT-H6M9."
            {...bind('shipCodes', 'off', checkRequired('Please enter a ship code.'))}
          />
        </>
      )}
      <SelectField label="Carrier" {...register('carrier')}>
        {Object.entries(CARRIERS).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      {watch('carrier') !== 'PREPAID' && (
        <FormField
          label="Tracking number"
          {...bind(
            'trackingNumber',
            'off',
            checkRequired('Please enter the carrier’s tracking number.'),
          )}
        />
      )}
      <FormField
        label="Sender’s name"
        {...bind('name', 'name', checkRequired('Please enter a name.'))}
      />
      <FormField
        label="Street address"
        {...bind('line1', 'street-address', checkRequired('Please enter the street address.'))}
      />
      <FormField
        label="City"
        {...bind('city', 'address-level2', checkRequired('Please enter the city.'))}
      />
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9em), 1fr))" gapX="3.5" gapY="4.5">
        <FormField
          label="State"
          {...bind(
            'region',
            'address-level1',
            checkRequired('Please enter the state, such as CA.'),
          )}
        />
        <FormField
          label="ZIP code"
          inputMode="numeric"
          {...bind('postalCode', 'postal-code', checkZip)}
        />
      </Grid>
      <FormField label="Phone (optional)" type="tel" {...bind('phone', 'tel', checkPhone)} />
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Creating your label…' : 'Create label'}
      </Button>
    </chakra.form>
  );
}
