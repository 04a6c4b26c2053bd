import { Box, Button, Stack } from '@chakra-ui/react';
import { WalletButton } from '#domains/cart/express/WalletButton.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { TextLink } from '#ui/Links.tsx';
import { isSold } from '../../useCartCalls.ts';
import { Totals, type TotalsState } from '../summary/Totals.tsx';
import type { CheckoutCart } from '../useCheckoutCalls.ts';
import type { CheckoutError } from './checkoutErrors.ts';
import type { usePlaceOrder } from './usePlaceOrder.ts';

interface PlaceBarProps {
  readonly cart: CheckoutCart;
  readonly totals: TotalsState;
  readonly order: Pick<ReturnType<typeof usePlaceOrder>, 'problem' | 'isBusy'>;
  readonly errors: readonly CheckoutError[];
  /** Name of the selected wallet, whose button replaces the shop's. */
  readonly wallet?: string | null;
}

function toLabel({ cart, totals, order, wallet }: PlaceBarProps): string {
  const action = wallet ? `Pay with ${wallet}` : 'Place order';
  if (order.isBusy) return 'Placing your order…';
  if (totals === 'updating') return 'Updating the total…';
  const total = cart.totals?.grandTotal;
  return totals === 'final' && total ? `${action} · ${formatMoney(total)}` : action;
}

export function PlaceBar(props: PlaceBarProps) {
  const { cart, totals, order, errors, wallet } = props;
  const isWaiting = order.isBusy || totals === 'updating';
  return (
    <Stack gap="4">
      <Box hideFrom="lg">
        <Totals cart={cart} state={totals} />
      </Box>
      <ErrorSummary errors={errors} />
      {/* A sold item has an alert of its own, which says more. */}
      <FormAlert>{!cart.lines.some(isSold) && order.problem}</FormAlert>
      {wallet ? (
        <WalletButton isBusy={isWaiting}>{toLabel(props)}</WalletButton>
      ) : (
        <SubmitButton size="lg" width="full" isBusy={isWaiting} busyText={toLabel(props)}>
          {toLabel(props)}
        </SubmitButton>
      )}
      <Caption>
        Items aren’t reserved until you complete checkout.{' '}
        <TextLink to="/checkout/cart">Back to your bag</TextLink>
      </Caption>
    </Stack>
  );
}

function ErrorSummary({ errors }: { errors: readonly CheckoutError[] }) {
  const goTo = (id: string) => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  const things = errors.length === 1 ? 'one thing' : `${errors.length} things`;
  return (
    <FormAlert>
      {errors.length > 0 && (
        <>
          Fix {things} to place your order:
          <Stack as="ul" gap="1" mt="2">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <Button
                  variant="plain"
                  size="xs"
                  _after={{ content: 'none' }}
                  onClick={() => goTo(id)}
                >
                  {message}
                </Button>
              </li>
            ))}
          </Stack>
        </>
      )}
    </FormAlert>
  );
}
