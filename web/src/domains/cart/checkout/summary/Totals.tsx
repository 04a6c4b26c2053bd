import { Text } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { CheckoutCart } from '../useCheckoutCalls.ts';

/** Totals that depend on the address. */
const BY_ADDRESS = new Set(['shipping', 'tax', 'grand_total']);

/**
 * open: the address is not known yet. unsent: only the email is missing. failed: the shipping is not known. updating:
 * totals are about to change. final: totals are current.
 */
export type TotalsState = keyof typeof PLACEHOLDERS | 'final';

/** What replaces an amount that is not current. */
const PLACEHOLDERS = {
  open: 'Enter your address',
  unsent: 'Enter your email',
  failed: 'Not available yet',
  updating: 'Updating…',
} as const;

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
        const isUnknown = state === 'updating' || BY_ADDRESS.has(code);
        return (
          <SumRow key={code} label={isTotal ? 'Total' : title} isTotal={isTotal}>
            {state !== 'final' && isUnknown ? <UnknownSum state={state} /> : formatMoney(value)}
          </SumRow>
        );
      })}
    </Sums>
  );
}

function UnknownSum({ state }: { state: keyof typeof PLACEHOLDERS }) {
  return (
    <Text
      as="span"
      fontSize="sm"
      fontWeight="normal"
      color="fg.muted"
      {...(state === 'updating' && { animation: 'pulse 1.2s ease-in-out infinite' })}
    >
      {PLACEHOLDERS[state]}
    </Text>
  );
}
