import type { CheckoutAccountQuery } from '../../../../generated/documents.ts';
import { addressValues } from '../../../../shared/forms/address.ts';
import type { CheckoutForm } from '../useCheckoutForm.ts';
import { EMPTY_CHECKOUT, NEW_ADDRESS } from './checkoutValues.ts';

type Account = NonNullable<CheckoutAccountQuery['customer']>;
type SavedAddress = Account['addresses'][number];

/** The address that a customer's parcels go to unless they say otherwise; null without one. */
export const usualAddress = ({ addresses }: Account): SavedAddress | null =>
  addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0] ?? null;

/** The customer's address book as a choice, with another address as the last one. */
export function SavedAddresses({
  form,
  addresses,
}: {
  form: CheckoutForm;
  addresses: readonly SavedAddress[];
}) {
  const { register, setValue } = form;
  const choose = (id: string) => {
    const saved = addresses.find((each) => each.id === id);
    const next = saved ? addressValues(saved) : EMPTY_CHECKOUT.shipping;
    setValue('shipping', next, { shouldValidate: Boolean(saved) });
    if (!saved) form.clearErrors('shipping');
  };
  const bound = register('savedAddress', { onChange: ({ target }) => choose(target.value) });
  return (
    <fieldset className="e-checkout-options">
      <legend className="e-hidden">Your addresses</legend>
      {addresses.map(({ id, firstName, lastName, line1, city, region, postalCode }) => (
        <label key={id} className="e-checkout-option">
          <input type="radio" value={id} {...bound} />
          <span>
            <strong>
              {firstName} {lastName}
            </strong>
            <span>{[line1, city, region, postalCode].filter(Boolean).join(', ')}</span>
          </span>
        </label>
      ))}
      <label className="e-checkout-option">
        <input type="radio" value={NEW_ADDRESS} {...bound} />
        <span>
          <strong>Another address</strong>
        </span>
      </label>
    </fieldset>
  );
}
