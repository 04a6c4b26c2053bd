import { Text } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { CheckoutCart } from '../useCheckoutCalls.ts';

/** Totals that depend on the address. */
const BY_ADDRESS = new Set(['shipping', 'tax', 'grand_total']);

/** open: the address is not known yet. updating: totals are about to change. final: totals are current. */
export type TotalsState = 'open' | 'updating' | 'final';

/** The cart's totals by segment. Unknown or updating amounts are replaced by a text. */
export function Totals({ cart, state }: { cart: CheckoutCart; state: TotalsState }) {
  const segments = cart.totals?.segments ?? [];
  if (segments.length === 0) {
    return <p role="alert">We couldn’t load your total. Please reload the page.</p>;
  }
  return (
    <Sums aria-busy={state === 'updating'}>
      {segments.map(({ code, title, value }) => {
        const isTotal = code === 'grand_total';
        const isKnown = state === 'final' || (state === 'open' && !BY_ADDRESS.has(code));
        return (
          <SumRow key={code} label={isTotal ? 'Total' : title} isTotal={isTotal}>
            {isKnown ? formatMoney(value) : <UnknownSum state={state} />}
          </SumRow>
        );
      })}
    </Sums>
  );
}

function UnknownSum({ state }: { state: TotalsState }) {
  const isUpdating = state === 'updating';
  return (
    <Text
      as="span"
      fontSize="sm"
      fontWeight="normal"
      color="fg.muted"
      {...(isUpdating && { animation: 'pulse 1.2s ease-in-out infinite' })}
    >
      {isUpdating ? 'Updating…' : 'Enter your address'}
    </Text>
  );
}
