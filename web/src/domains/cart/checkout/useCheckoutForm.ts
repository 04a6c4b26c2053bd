import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { CountryChoice } from '../../../shared/forms/address.ts';
import { deliveryWish } from './address/addressRules.ts';
import type { CheckoutValues } from './address/checkoutValues.ts';
import { keepDraft } from './address/draft.ts';
import type { Delivery } from './delivery/delivery.ts';

export type CheckoutForm = UseFormReturn<CheckoutValues>;

/** The form; everything typed is remembered at once, and told to the delivery. */
export function useCheckoutForm(
  initial: CheckoutValues,
  { delivery, countries, isVirtual }: FormParts,
): CheckoutForm {
  const form = useForm<CheckoutValues>({ mode: 'onTouched', defaultValues: initial });
  const { subscribe, getValues } = form;
  useEffect(() => {
    const follow = (values: CheckoutValues) => {
      keepDraft({ values });
      delivery.want(deliveryWish(values, { countries, isVirtual }));
    };
    follow(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) });
  }, [delivery, countries, isVirtual, subscribe, getValues]);
  return form;
}

interface FormParts {
  readonly delivery: Delivery;
  readonly countries: readonly CountryChoice[];
  readonly isVirtual: boolean;
}
