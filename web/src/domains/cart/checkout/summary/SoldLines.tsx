import { Alert, Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '../../CartProvider.tsx';
import type { CheckoutCart } from '../useCheckoutCalls.ts';

export function SoldLines({ cart, onGone }: { cart: CheckoutCart; onGone: () => void }) {
  const { removeLine } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const sold = cart.lines.filter(({ availability }) => availability === 'SOLD');
  const count = sold.length;
  useEffect(() => {
    if (count > 0) alert.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const names = sold.map(({ name }) => name).join(', ');
  async function handleClick() {
    setIsBusy(true);
    for (const { id } of sold) await removeLine(id);
    setIsBusy(false);
    onGone();
  }
  return (
    <Box ref={alert} role="alert" tabIndex={-1}>
      <Alert.Root status="error" role="presentation">
        <Alert.Content display="grid" gap="3.5" justifyItems="start">
          <p>
            <strong>{names}</strong> {count === 1 ? 'has' : 'have'} just been sold to someone else.
            You have not been charged.
          </p>
          <Button variant="outline" aria-busy={isBusy} disabled={isBusy} onClick={handleClick}>
            {isBusy ? 'Removing…' : `Remove ${count === 1 ? 'it' : 'them'} and continue`}
          </Button>
        </Alert.Content>
      </Alert.Root>
    </Box>
  );
}
