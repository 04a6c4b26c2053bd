import { Stack } from '@chakra-ui/react';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { getRejection } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { useApplyGiftCardMutation } from './GiftCards.generated.ts';

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
