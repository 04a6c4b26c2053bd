import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { getRejection, type Rejection } from '#lib/forms/rejection.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { useApplyGiftCardMutation } from './GiftCards.generated.ts';

const EMPTY_CART = 'Your shopping bag is empty. Add an item first.';

export function ApplyGiftCard({ code }: { code: string }) {
  const [applyGiftCard, { loading }] = useApplyGiftCardMutation();
  const [isApplied, setIsApplied] = useState(false);
  const [rejection, setProblem] = useState<Rejection | null>(null);
  const apply = async () => {
    if (loading) return;
    const found = await getRejection(async () => {
      const { data } = await applyGiftCard({ variables: { input: { code } } });
      return data?.customerCartGiftCardApply.userErrors.map((error) =>
        error.code === 'NO_ACTIVE_CART' ? { message: EMPTY_CART } : error,
      );
    });
    setProblem(found);
    setIsApplied(found === null);
  };
  return (
    <Stack gap="2.5" align={{ base: 'start', md: 'end' }} maxWidth={{ md: '80' }}>
      <FormAlert>{rejection?.message}</FormAlert>
      <FormAlert tone="good">{isApplied && 'We’ll apply it at checkout.'}</FormAlert>
      {isApplied ? (
        <Button asChild size="sm" variant="outline">
          <Link to="/checkout/cart">View Shopping Bag</Link>
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-busy={loading}
          aria-label={`Apply to bag: ${code}`}
          onClick={() => void apply()}
        >
          {loading ? 'Adding ...' : 'Apply to bag'}
        </Button>
      )}
    </Stack>
  );
}
