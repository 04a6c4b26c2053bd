import { Stack } from '@chakra-ui/react';
import { useSession } from '#apollo/session/session.ts';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { toGiftCardCode } from '#lib/format/plainText.ts';
import { getRejection } from '#lib/forms/rejection.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Form, FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Section } from '#ui/PageHeading.tsx';
import {
  type CheckGiftCardBalanceMutation,
  useApplyGiftCardMutation,
  useCheckGiftCardBalanceMutation,
} from './GiftCards.generated.ts';

type Balance = NonNullable<CheckGiftCardBalanceMutation['giftCardBalanceCheck']['giftCard']>;

/** Checks the balance of a gift card that is not in the account, such as a present. */
export function BalanceCheck() {
  // Not cached, because a card's code is enough to spend it.
  const [checkBalance, { data }] = useCheckGiftCardBalanceMutation({ fetchPolicy: 'no-cache' });
  const isCustomer = useSession().status === 'customer';
  const balance = data?.giftCardBalanceCheck.giftCard;
  const { required, ...form } = useSubmitForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const rejection = await sendInput(checkBalance, { code: toGiftCardCode(code) });
      return rejection && { ...rejection, field: 'code' };
    },
  });
  return (
    <Section data-scripted title="Check a balance" gap="4" align="start" maxWidth="dialog" mt="14">
      <Form form={form}>
        <FormField
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Five groups of four, as printed on the card. After a few tries you’ll need to wait a while."
          {...required('code', 'Gift card code')}
        />
        <SubmitButton variant="outline" busyText="Checking…">
          Check balance
        </SubmitButton>
      </Form>
      <FormAlert tone="good">{balance && toText(balance)}</FormAlert>
      {isCustomer && balance && Number(balance.balance.amount) > 0 && (
        <ApplyGiftCard key={balance.code} code={balance.code} />
      )}
    </Section>
  );
}

function toText({ code, balance, expiresAt }: Balance): string {
  const day = formatDay(expiresAt);
  return `${code} has a balance of ${formatMoney(balance)}${day ? `, valid until ${day}` : ''}.`;
}

const EMPTY_CART = 'Your shopping bag is empty. Add an item first.';

export function ApplyGiftCard({ code }: { code: string }) {
  const [applyGiftCard] = useApplyGiftCardMutation();
  const { failure, isDone, isSubmitting, submit } = useSubmitForm({
    defaultValues: {},
    send: () =>
      getRejection(async () => {
        const { data } = await applyGiftCard({ variables: { input: { code } } });
        return data?.customerCartGiftCardApply.userErrors.map((error) =>
          error.code === 'NO_ACTIVE_CART' ? { message: EMPTY_CART } : error,
        );
      }),
  });
  return (
    <Stack gap="2.5" align={{ base: 'start', md: 'end' }} maxWidth={{ md: '80' }}>
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{isDone && 'We’ll apply it at checkout.'}</FormAlert>
      {isDone ? (
        <ButtonLink ref={takeLostFocus} size="sm" variant="outline" to="/checkout/cart">
          View Shopping Bag
        </ButtonLink>
      ) : (
        <BusyButton
          size="sm"
          variant="outline"
          isBusy={isSubmitting}
          aria-label={`Apply to bag: ${code}`}
          onClick={() => void submit()}
        >
          {isSubmitting ? 'Adding…' : 'Apply to bag'}
        </BusyButton>
      )}
    </Stack>
  );
}
