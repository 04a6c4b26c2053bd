import { Button } from '@chakra-ui/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { addressCheck } from '#lib/forms/address.ts';
import { checkEmail, checkRequired } from '#lib/forms/checks.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { checkPhone } from '../submission/itemRules.ts';
import type { SellCarrier, SellShipment_SenderFragment } from './SellShipment.generated.ts';

/** Who carries the parcel and where it comes from. Texts are empty while nothing was said. */
export interface ParcelWords {
  /** Whose items they are, and the owner's codes for them: asked only of a guest. */
  readonly ownerEmail: string;
  readonly shipCodes: string;
  readonly carrier: SellCarrier;
  readonly trackingNumber: string;
  readonly name: string;
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
}

const EMPTY: ParcelWords = {
  ownerEmail: '',
  shipCodes: '',
  carrier: 'PREPAID',
  trackingNumber: '',
  name: '',
  line1: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
};

const CARRIERS: readonly (readonly [SellCarrier, string])[] = [
  ['PREPAID', 'Prepaid and insured by us'],
  ['UPS', 'UPS, at my own cost'],
  ['FEDEX', 'FedEx, at my own cost'],
  ['USPS', 'USPS, at my own cost'],
  ['DHL', 'DHL, at my own cost'],
  ['OTHER', 'Another carrier, at my own cost'],
];

const UNITED_STATES = { id: 'US', name: 'United States', regions: [] };

const checkZip = (code: string): true | string =>
  code.trim() === ''
    ? 'Please enter the ZIP code.'
    : addressCheck('postalCode', UNITED_STATES)(code);

/** What is known of a customer as a sender in the United States: their name, and their usual address. */
export function senderOf(customer: SellShipment_SenderFragment): Partial<ParcelWords> {
  const own = customer.addresses.filter(({ country }) => country === 'US');
  const usual = own.find(({ isDefaultShipping }) => isDefaultShipping) ?? own[0];
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  if (!usual) return { name };
  const { line1, city, postalCode, region, regionCode, phone } = usual;
  return {
    ...{ name, line1, city, region: regionCode ?? region ?? '' },
    ...{ postalCode: postalCode ?? '', phone: phone ?? '' },
  };
}

/** The sender's address and the carrier. `onSend` makes the label. */
export function ParcelForm(props: {
  failure: string;
  /** Asks whose items they are. */
  isGuests?: boolean;
  /** What is known already. */
  sender?: Partial<ParcelWords>;
  onSend: (words: ParcelWords) => Promise<void>;
}) {
  const form = useForm<ParcelWords>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY, ...props.sender },
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  const isOwn = watch('carrier') !== 'PREPAID';
  return (
    <form className="e-form" onSubmit={handleSubmit(props.onSend)} noValidate>
      {props.isGuests && <OwnerFields form={form} />}
      <SelectField label="Carrier" {...register('carrier')}>
        {CARRIERS.map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      {isOwn && (
        <FormField
          label="Tracking number"
          autoComplete="off"
          error={errors.trackingNumber?.message}
          {...register('trackingNumber', {
            validate: (value, { carrier }) =>
              carrier === 'PREPAID' ||
              checkRequired('Please enter the carrier’s tracking number.')(value),
          })}
        />
      )}
      <SenderFields form={form} />
      <FormAlert>{isSubmitted && props.failure}</FormAlert>
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Making your label ...' : 'Make the Label'}
      </Button>
    </form>
  );
}

/** Whose items are in the parcel, as the owner has told. */
function OwnerFields({ form }: { form: UseFormReturn<ParcelWords> }) {
  const { register, formState } = form;
  return (
    <>
      <FormField
        label="Owner’s email"
        type="email"
        autoComplete="off"
        error={formState.errors.ownerEmail?.message}
        {...register('ownerEmail', { validate: checkEmail })}
      />
      <FormField
        label="Ship codes"
        autoComplete="off"
        hint="One for each item, such as 5CNZ-7DRT-H6M9."
        error={formState.errors.shipCodes?.message}
        {...register('shipCodes', { validate: checkRequired('Please enter a ship code.') })}
      />
    </>
  );
}

/** Where the parcel comes from: an address in the United States. */
function SenderFields({ form }: { form: UseFormReturn<ParcelWords> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormField
        label="Sender’s name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: checkRequired('Please enter a name.') })}
      />
      <FormField
        label="Street address"
        autoComplete="street-address"
        error={errors.line1?.message}
        {...register('line1', { validate: checkRequired('Please enter the street address.') })}
      />
      <FormField
        label="City"
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city', { validate: checkRequired('Please enter the city.') })}
      />
      <div className="e-form-pair">
        <FormField
          label="State"
          autoComplete="address-level1"
          error={errors.region?.message}
          {...register('region', {
            validate: checkRequired('Please enter the state, such as CA.'),
          })}
        />
        <FormField
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          error={errors.postalCode?.message}
          {...register('postalCode', { validate: checkZip })}
        />
      </div>
      <FormField
        label="Telephone (optional)"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', { validate: checkPhone })}
      />
    </>
  );
}
