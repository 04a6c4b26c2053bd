import { formatMoney } from '../../../../shared/money.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormAlert } from '../../../../ui/form/FormAlert.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { WalletButton } from '../../express/WalletButton.tsx';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';
import { Totals, type TotalsState } from '../summary/Totals.tsx';
import { ErrorSummary, type Fault } from './ErrorSummary.tsx';
import type { usePlaceOrder } from './usePlaceOrder.ts';

interface PlaceBarProps {
  readonly cart: CheckoutCart;
  readonly totals: TotalsState;
  readonly order: Pick<ReturnType<typeof usePlaceOrder>, 'problem' | 'isBusy'>;
  readonly faults: readonly Fault[];
  /** The wallet that pays, as its button names it; its button then takes the place of the shop's. */
  readonly wallet?: string | null;
}

function labelOf({ cart, totals, order, wallet }: PlaceBarProps): string {
  const words = wallet ? `Pay with ${wallet}` : 'Place Order';
  if (order.isBusy) return 'Placing your order …';
  if (totals === 'updating') return 'Updating the total …';
  const total = cart.totals?.grandTotal;
  return totals === 'right' && total ? `${words} · ${formatMoney(total)}` : words;
}

/** The button, with everything that stands against pressing it right above. While the total changes it can not be pressed. */
export function PlaceBar(props: PlaceBarProps) {
  const { cart, totals, order, faults, wallet } = props;
  const waits = order.isBusy || totals === 'updating';
  return (
    <div className="e-checkout-place-bar">
      <div className="e-checkout-review">
        <Totals cart={cart} state={totals} />
      </div>
      <ErrorSummary faults={faults} />
      <FormAlert>{order.problem}</FormAlert>
      {wallet ? (
        <WalletButton isBusy={waits}>{labelOf(props)}</WalletButton>
      ) : (
        <Button type="submit" size="lg" width="full" aria-busy={waits} disabled={waits}>
          {labelOf(props)}
        </Button>
      )}
      <p className="e-fact">
        Items are one of a kind and not reserved for you until checkout is completed.{' '}
        <TextLink to="/checkout/cart">Back to your bag</TextLink>
      </p>
    </div>
  );
}
