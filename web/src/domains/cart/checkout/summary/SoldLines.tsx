import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { useBag } from '../../hooks/useBag.ts';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';

/** What somebody else has bought meanwhile, by name, with the one way to go on. */
export function SoldLines({ cart, onGone }: { cart: CheckoutCart; onGone: () => void }) {
  const { remove, removing } = useBag();
  const alert = useRef<HTMLDivElement>(null);
  const sold = cart.lines.filter(({ availability }) => availability === 'SOLD');
  const count = sold.length;
  useEffect(() => {
    if (count > 0) alert.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const names = sold.map(({ name }) => name).join(', ');
  const isBusy = sold.some(({ id }) => removing.includes(id));
  async function goOn() {
    for (const { id } of sold) await remove(id);
    onGone();
  }
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="e-checkout-sold">
      <p>
        <strong>{names}</strong> {count === 1 ? 'has' : 'have'} just been sold to someone else. You
        have not been charged.
      </p>
      <Button variant="outline" aria-busy={isBusy} disabled={isBusy} onClick={() => void goOn()}>
        {isBusy ? 'Removing …' : `Remove ${count === 1 ? 'it' : 'them'} and continue`}
      </Button>
    </div>
  );
}
