import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { localField } from '#apollo/localField.ts';
import { trimmed } from '#lib/format/plainText.ts';
import { addressCheck } from '#lib/forms/address.ts';
import { type Check, checkEmail, checkRequired } from '#lib/forms/checks.ts';
import { getRejection, type UserError } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { EmailField, FormField, SelectField } from '#ui/form/FormField.tsx';
import { checkPhone } from '../submission/itemRules.ts';
import {
  ParcelDraft as ParcelDraftQuery,
  type SellCarrier,
  type SellShipment_SenderFragment,
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

export type ParcelValues = Readonly<typeof EMPTY>;

/** What was entered for a label that has not been created yet. */
interface ParcelDraft {
  /** True for the form with an owner's email address and codes, whose values the customer's own form ignores. */
  readonly isGuest: boolean;
  readonly values: Partial<ParcelValues>;
  /** The items added to the box; always empty for a guest. */
  readonly itemIds: readonly string[];
}

/** Stored per tab: an address is never written to storage that outlives the tab. */
const parcelDraft = localField<ParcelDraft>(ParcelDraftQuery, 'parcelDraft');

export function readParcelDraft(cache: ApolloCache, isGuest: boolean): ParcelDraft {
  const draft = parcelDraft.read(cache);
  return draft?.isGuest === isGuest ? draft : { isGuest, values: {}, itemIds: [] };
}

export function updateParcelDraft(
  cache: ApolloCache,
  isGuest: boolean,
  part: Partial<ParcelDraft>,
): void {
  parcelDraft.write(cache, { ...readParcelDraft(cache, isGuest), ...part });
}

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

const CHECKS = {
  ownerEmail: checkEmail,
  shipCodes: checkRequired('Please enter a ship code.'),
  trackingNumber: checkRequired('Please enter the carrier’s tracking number.'),
  name: checkRequired('Please enter a name.'),
  line1: checkRequired('Please enter the street address.'),
  city: checkRequired('Please enter the city.'),
  region: checkRequired('Please enter the state, such as CA.'),
  postalCode: checkZip,
  phone: checkPhone,
};

/** The sender as known from the customer's data: name and default address, if it is in the United States. */
export function toSender(customer: SellShipment_SenderFragment): Partial<ParcelValues> {
  const own = customer.addresses.filter(({ country }) => country === 'US');
  const address = own.find(({ isDefaultShipping }) => isDefaultShipping) ?? own[0];
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  if (!address) return { name };
  const { line1, city, postalCode, region, regionCode, phone } = address;
  const state = regionCode ?? region ?? '';
  return { name, line1, city, region: state, postalCode: postalCode ?? '', phone: phone ?? '' };
}

export function toParcelInput(values: ParcelValues) {
  const { carrier, trackingNumber, name, line1, city, region, postalCode, phone } = trimmed(values);
  return {
    carrier,
    sender: { name, line1, city, region, postalCode, country: 'US', ...(phone && { phone }) },
    ...(carrier !== 'PREPAID' && { trackingNumber }),
  };
}

interface ParcelFormProps {
  /** Adds fields for the owner's email address and codes. */
  readonly isGuest?: boolean;
  readonly sender?: Partial<ParcelValues>;
  /** Creates the label; resolves with the response's user errors. */
  readonly onCreate: (values: ParcelValues) => Promise<readonly UserError[] | undefined>;
}

/** The form of a label. What was entered remains until the label is created. */
export function ParcelForm({ isGuest = false, sender = {}, onCreate }: ParcelFormProps) {
  const { cache } = useApolloClient();
  const [entered] = useState(() => readParcelDraft(cache, isGuest).values);
  const form = useSubmitForm({
    defaultValues: { ...EMPTY, ...sender, ...entered },
    send: (values) => getRejection(() => onCreate(values)),
    onDone: () => parcelDraft.remove(cache),
  });
  const field = (name: keyof typeof CHECKS) => form.field(name, CHECKS[name]);
  return (
    <Form
      form={{ ...form, failure: '' }}
      onChange={() => updateParcelDraft(cache, isGuest, { values: form.getValues() })}
    >
      {isGuest && (
        <>
          <EmailField label="Owner’s email" autoComplete="off" {...field('ownerEmail')} />
          <FormField
            label="Ship codes"
            autoComplete="off"
            hint="One for each item, such as 5CNZ-7DRT-H6M9."
            {...field('shipCodes')}
          />
        </>
      )}
      <SelectField
        label="Carrier"
        options={Object.entries(CARRIERS)}
        {...form.register('carrier')}
      />
      {form.watch('carrier') !== 'PREPAID' && (
        <FormField label="Tracking number" autoComplete="off" {...field('trackingNumber')} />
      )}
      <FormField label="Sender’s name" autoComplete="name" {...field('name')} />
      <FormField label="Street address" autoComplete="street-address" {...field('line1')} />
      <FormField label="City" autoComplete="address-level2" {...field('city')} />
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9em), 1fr))" gapX="3.5" gapY="4.5">
        <FormField label="State" autoComplete="address-level1" {...field('region')} />
        <FormField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('postalCode')}
        />
      </Grid>
      <FormField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      <FormAlert>{form.failure}</FormAlert>
      <SubmitButton busyText="Creating your label…">Create label</SubmitButton>
    </Form>
  );
}
