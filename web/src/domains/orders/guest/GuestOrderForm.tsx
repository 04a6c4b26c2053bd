import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { checkFilled } from '#lib/forms/checks.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import type { GuestOrderFacts } from './useGuestOrder.ts';

interface FormProps {
  /** What is known already, and so not asked for again. */
  readonly known: GuestOrderFacts;
  readonly problem: string;
  readonly onSubmit: (facts: GuestOrderFacts) => Promise<void>;
}

/** Asks for what finds a guest's order. */
export function GuestOrderForm({ known, problem, onSubmit }: FormProps) {
  const { register, handleSubmit, formState } = useForm<GuestOrderFacts>({
    mode: 'onTouched',
    defaultValues: known,
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className="e-form" noValidate onSubmit={handleSubmit(onSubmit)}>
      <FormAlert>{problem}</FormAlert>
      <FormField
        label="Order number"
        inputMode="numeric"
        autoComplete="off"
        error={errors.orderNumber?.message}
        {...register('orderNumber', { validate: checkFilled('Order number') })}
      />
      <FormField
        label="Last name"
        autoComplete="billing family-name"
        hint="As on the billing address."
        error={errors.lastName?.message}
        {...register('lastName', { validate: checkFilled('Last name') })}
      />
      <FormField
        label="Billing postal code"
        autoComplete="billing postal-code"
        error={errors.postalCode?.message}
        {...register('postalCode', { validate: checkFilled('Billing postal code') })}
      />
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Looking it up …' : 'Find my order'}
      </Button>
    </form>
  );
}
