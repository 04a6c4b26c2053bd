import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { GiftCardUse } from '../../../generated/documents.ts';
import { type Problem, problemOf } from '../../../shared/forms/refusal.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';

/** Puts a gift card on the customer's bag; it pays its part at the checkout. */
export function UseInBag({ code }: { code: string }) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const use = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const refused = await problemOf(async () => {
      const variables = { input: { code } };
      const { data } = await client.mutate({ mutation: GiftCardUse, variables });
      return data?.customerCartGiftCardApply.userErrors.map((error) =>
        error.code === 'NO_ACTIVE_CART' ? { message: EMPTY_BAG } : error,
      );
    });
    setIsBusy(false);
    setProblem(refused);
    setIsUsed(refused === null);
  };
  return (
    <div className="e-gift-use">
      <FormAlert>{problem?.message}</FormAlert>
      <FormAlert tone="good">{isUsed && 'It pays its part when you check out.'}</FormAlert>
      {isUsed ? (
        <ButtonLink size="sm" variant="outline" to="/checkout/cart">
          View Shopping Bag
        </ButtonLink>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-busy={isBusy}
          aria-label={`Use in bag: ${code}`}
          onClick={() => void use()}
        >
          {isBusy ? 'Adding ...' : 'Use in bag'}
        </Button>
      )}
    </div>
  );
}

const EMPTY_BAG = 'Your shopping bag is empty. Add something to it first.';
