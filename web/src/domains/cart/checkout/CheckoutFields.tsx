import type { ComponentProps, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutAccountQuery } from '../../../generated/documents.ts';
import type { CountryChoice } from '../../../shared/forms/address.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { CheckoutAddress } from './address/CheckoutAddress.tsx';
import { ContactSection } from './address/ContactSection.tsx';
import { NEW_ADDRESS } from './address/checkoutValues.ts';
import { SavedAddresses } from './address/SavedAddresses.tsx';
import type { Delivery, DeliveryState } from './delivery/delivery.ts';
import { ShippingSection } from './delivery/ShippingSection.tsx';
import { PaymentSection } from './pay/PaymentSection.tsx';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface FieldsProps {
  readonly form: CheckoutForm;
  readonly account: CheckoutAccountQuery['customer'];
  readonly countries: readonly CountryChoice[];
  readonly isVirtual: boolean;
  readonly delivery: Delivery;
  readonly state: DeliveryState;
  readonly payment: Omit<ComponentProps<typeof PaymentSection>, 'form'>;
}

/** The sections of the checkout in one column, in the order a shopper thinks of them. */
export function CheckoutFields(props: FieldsProps) {
  const { form, account, isVirtual, delivery, state, payment } = props;
  return (
    <>
      <Section id="contact-title" title="Contact">
        <ContactSection form={form} account={account?.email ?? null} />
      </Section>
      <Section id="address-title" title={isVirtual ? 'Billing address' : 'Shipping address'}>
        <ShippingAddress {...props} />
      </Section>
      {!isVirtual && (
        <Section id="shipping-method" title="Shipping method">
          <ShippingSection delivery={delivery} state={state} />
        </Section>
      )}
      <Section id="payment-title" title="Payment">
        <PaymentSection form={form} {...payment} />
        {!isVirtual && <Billing {...props} />}
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="e-checkout-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function ShippingAddress({ form, account, countries }: FieldsProps) {
  const saved = useWatch({ control: form.control, name: 'savedAddress' });
  const addresses = account?.addresses ?? [];
  const isListed = addresses.some(({ id }) => id === saved);
  const isFaulty = Boolean(form.formState.errors.shipping);
  return (
    <>
      {addresses.length > 0 && <SavedAddresses form={form} addresses={addresses} />}
      {(saved === NEW_ADDRESS || !isListed || isFaulty) && (
        <CheckoutAddress form={form} kind="shipping" countries={countries} />
      )}
    </>
  );
}

function Billing({ form, countries }: FieldsProps) {
  const isBilledThere = useWatch({ control: form.control, name: 'isBilledThere' });
  return (
    <div className="e-checkout-billing">
      <Checkbox
        label="Billing address is the same as shipping"
        {...form.register('isBilledThere')}
      />
      {!isBilledThere && <CheckoutAddress form={form} kind="billing" countries={countries} />}
    </div>
  );
}
