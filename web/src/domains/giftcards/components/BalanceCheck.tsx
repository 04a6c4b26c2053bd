import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { GiftCardCheck, type GiftCardCheckMutation } from '../../../generated/documents.ts';
import { formatDay } from '../../../shared/dates.ts';
import { checkFilled } from '../../../shared/forms/checks.ts';
import { problemOf } from '../../../shared/forms/refusal.ts';
import { formatMoney } from '../../../shared/money.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { UseInBag } from './UseInBag.tsx';

type Balance = NonNullable<GiftCardCheckMutation['giftCardBalanceCheck']['giftCard']>;

/** What a gift card is worth that is not in the account, such as one that was a present. */
export function BalanceCheck() {
  const client = useApolloClient();
  const isCustomer = useSession().status === 'customer';
  const [balance, setBalance] = useState<Balance | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ code }) => {
    setBalance(null);
    const problem = await problemOf(async () => {
      const variables = { input: { code: code.trim() } };
      const { data } = await client.mutate({ mutation: GiftCardCheck, variables });
      setBalance(data?.giftCardBalanceCheck.giftCard ?? null);
      return data?.giftCardBalanceCheck.userErrors;
    });
    if (problem) setError('code', { message: problem.message }, { shouldFocus: true });
  });
  return (
    <section className="e-gift-check" aria-labelledby="gift-check">
      <h2 id="gift-check">Check a balance</h2>
      <form className="e-form" onSubmit={submit} noValidate>
        <Field
          label="Gift card code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          hint="Five groups of four, as printed on the card. Only a few tries in a row are allowed; after that, please wait a while."
          {...register('code', { validate: checkFilled('Gift card code') })}
        />
        <Button type="submit" variant="outline" aria-busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Checking ...' : 'Check balance'}
        </Button>
      </form>
      <FormAlert tone="good">{balance && textOf(balance)}</FormAlert>
      {isCustomer && balance && Number(balance.balance.amount) > 0 && (
        <UseInBag key={balance.code} code={balance.code} />
      )}
    </section>
  );
}

function textOf({ code, balance, expiresAt }: Balance): string {
  const day = formatDay(expiresAt);
  return `${code} holds ${formatMoney(balance)}${day ? `, good until ${day}` : ''}.`;
}
