import {
  Button,
  Fieldset,
  Grid,
  Heading,
  Separator,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { session } from '#apollo/session/session.ts';
import { formatMoney } from '#lib/format/money.ts';
import { addressValues, type CountryChoice } from '#lib/forms/address.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { Caption } from '#ui/Caption.tsx';
import { AddressFields, type AddressPart } from '#ui/form/AddressFields.tsx';
import { Checkbox, EmailField } from '#ui/form/FormField.tsx';
import { Section } from '#ui/PageHeading.tsx';
import type { CheckoutAccountQuery } from './Checkout.generated.ts';
import { type CheckoutForm, EMPTY_CHECKOUT, NEW_ADDRESS } from './checkoutValues.ts';
import { type Delivery, type DeliveryState, methodKey } from './delivery/delivery.ts';
import { NoOptions, Option, OptionList } from './OptionList.tsx';
import { NoPaymentMethod, PaymentSection } from './pay/PaymentSection.tsx';
import type { ShippingMethod } from './useCheckoutCalls.ts';

interface FieldsProps {
  readonly form: CheckoutForm;
  readonly account: CheckoutAccountQuery['customer'];
  readonly countries: readonly CountryChoice[];
  readonly isVirtual: boolean;
  readonly delivery: Delivery;
  readonly state: DeliveryState;
  readonly payment: Omit<ComponentProps<typeof PaymentSection>, 'form'>;
}

export function CheckoutFields(props: FieldsProps) {
  const { form, account, isVirtual, delivery, state, payment } = props;
  return (
    <>
      <Section gap="4.5" headingId="contact-title" title="Contact">
        <Contact form={form} account={account?.email ?? null} />
      </Section>
      <Separator />
      <Section
        gap="4.5"
        headingId="address-title"
        title={isVirtual ? 'Billing address' : 'Shipping address'}
      >
        <ShippingAddress {...props} />
      </Section>
      <Separator />
      {!isVirtual && (
        <>
          <Section gap="4.5" headingId="shipping-method" title="Shipping method">
            <ShippingSection delivery={delivery} state={state} />
          </Section>
          <Separator />
        </>
      )}
      <Section gap="4.5" headingId="payment-title" title="Payment">
        {payment.options.length === 0 ? (
          <NoPaymentMethod delivery={delivery} state={state} />
        ) : (
          <PaymentSection form={form} {...payment} />
        )}
        {!isVirtual && <Billing {...props} />}
      </Section>
    </>
  );
}

function Contact({ form, account }: { form: CheckoutForm; account: string | null }) {
  if (account) {
    return (
      <Caption>
        Signed in as{' '}
        <Text as="strong" fontWeight="medium" color="fg" overflowWrap="anywhere">
          {account}
        </Text>
      </Caption>
    );
  }
  return (
    <>
      <EmailField
        id="email"
        autoComplete="email"
        hint="For your confirmation and tracking."
        error={form.formState.errors.email?.message}
        {...form.register('email', { validate: checkEmail })}
      />
      <Caption>
        Have an account?{' '}
        <Button variant="plain" size="xs" color="fg" onClick={() => session.askToSignIn()}>
          Sign in
        </Button>{' '}
        to use your saved addresses. We’ll keep what you entered.
      </Caption>
    </>
  );
}

function ShippingAddress({ form, account, countries, isVirtual }: FieldsProps) {
  const saved = useWatch({ control: form.control, name: 'savedAddress' });
  const addresses = account?.addresses ?? [];
  const isListed = addresses.some(({ id }) => id === saved);
  const isFaulty = Boolean(form.formState.errors.shipping);
  return (
    <>
      {addresses.length > 0 && <SavedAddresses form={form} addresses={addresses} />}
      {(saved === NEW_ADDRESS || !isListed || isFaulty) && (
        <Address
          {...{ form, countries }}
          kind="shipping"
          purpose={isVirtual ? 'billing' : 'shipping'}
        />
      )}
    </>
  );
}

interface SavedAddressesProps {
  readonly form: CheckoutForm;
  readonly addresses: NonNullable<CheckoutAccountQuery['customer']>['addresses'];
}

function SavedAddresses({ form, addresses }: SavedAddressesProps) {
  const { register, setValue } = form;
  const choose = (id: string) => {
    const saved = addresses.find((each) => each.id === id);
    const next = saved ? addressValues(saved) : EMPTY_CHECKOUT.shipping;
    setValue('shipping', next, { shouldValidate: Boolean(saved) });
    if (!saved) form.clearErrors('shipping');
  };
  const bound = register('savedAddress', { onChange: ({ target }) => choose(target.value) });
  return (
    <OptionList legend="Your addresses">
      {addresses.map(({ id, firstName, lastName, line1, city, region, postalCode }) => (
        <Option
          key={id}
          value={id}
          label={`${firstName} ${lastName}`}
          note={[line1, city, region, postalCode].filter(Boolean).join(', ')}
          {...bound}
        />
      ))}
      <Option value={NEW_ADDRESS} label="Another address" {...bound} />
    </OptionList>
  );
}

interface AddressProps {
  readonly form: CheckoutForm;
  readonly kind: 'shipping' | 'billing';
  /** What the address is used for: without anything to ship, the first one is the billing address. */
  readonly purpose: 'shipping' | 'billing';
  readonly countries: readonly CountryChoice[];
}

/** A shipping or billing address; its field ids are the targets of the error summary. */
function Address({ form, kind, purpose, countries }: AddressProps) {
  const part: AddressPart = {
    values: useWatch({ control: form.control, name: kind }),
    errors: form.formState.errors[kind] ?? {},
    register: (name, rules) => ({
      id: `${kind}-${name}`,
      ...form.register(`${kind}.${name}`, rules),
    }),
    setValue: (name, value) => form.setValue(`${kind}.${name}`, value),
    clearErrors: (name) => form.clearErrors(`${kind}.${name}`),
  };
  return (
    <Grid gap="4.5">
      <AddressFields part={part} countries={countries} purpose={purpose} />
    </Grid>
  );
}

const isFree = ({ price }: ShippingMethod) => Number(price.amount) === 0;

function ShippingSection({ delivery, state }: { delivery: Delivery; state: DeliveryState }) {
  const { methods, chosen, status, problem } = state;
  if (problem) {
    return (
      <NoOptions headingId="shipping-method" onRetry={delivery.refresh}>
        {problem}
      </NoOptions>
    );
  }
  if (methods === null && status === 'updating') return <Skeleton height="16" aria-hidden />;
  if (methods === null) {
    return <Caption>Enter your address to see shipping methods.</Caption>;
  }
  if (methods.length === 0) {
    return (
      <Text role="alert" textStyle="caption" color="fg.error">
        We cannot ship to this address yet. Please try another one.
      </Text>
    );
  }
  return (
    <OptionList legend="Shipping method">
      {methods.map((method) => (
        <Option
          key={methodKey(method)}
          name="shipping-method"
          checked={methodKey(method) === chosen}
          disabled={!method.isAvailable}
          onChange={() => delivery.choose(methodKey(method))}
          label={method.carrierTitle}
          note={method.isAvailable ? method.methodTitle : method.message}
          price={isFree(method) ? 'Free' : formatMoney(method.price)}
        />
      ))}
    </OptionList>
  );
}

function Billing({ form, countries }: FieldsProps) {
  const isBilledThere = useWatch({ control: form.control, name: 'isBilledThere' });
  return (
    <Stack gap="5">
      <Checkbox
        label="Billing address is the same as shipping"
        {...form.register('isBilledThere')}
      />
      {!isBilledThere && (
        <Fieldset.Root gap="4.5">
          <Heading asChild size="sm" color="fg" mb="4.5">
            <legend>Billing address</legend>
          </Heading>
          <Address {...{ form, countries }} kind="billing" purpose="billing" />
        </Fieldset.Root>
      )}
    </Stack>
  );
}
