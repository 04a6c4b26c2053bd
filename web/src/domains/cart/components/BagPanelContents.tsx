import { formatMoney } from '../../../shared/money.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { BagCart } from '../bag/bagBackend.ts';
import { useBag } from '../hooks/useBag.ts';
import { AddedMessage } from './AddedMessage.tsx';
import { BagEmpty } from './BagEmpty.tsx';
import { BagLines } from './BagLines.tsx';
import { BagProblem } from './BagProblem.tsx';
import { BagSkeleton } from './BagSkeleton.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import { SoldNotice } from './SoldNotice.tsx';
import './bag.css';

/** What the panel holds: the message after an add, and the lines in whatever state they are. */
export function BagPanelContents() {
  const { addedName } = useBag();
  return (
    <div className="e-bag e-bag-panel">
      <AddedMessage name={addedName} />
      <RemovedMessage />
      <PanelLines />
    </div>
  );
}

function PanelLines() {
  const { status, cart, refresh, close } = useBag();
  if (cart && cart.lines.length > 0) return <BagLines lines={cart.lines} />;
  if (status === 'failed') return <BagProblem onRetry={refresh} />;
  if (status !== 'ready') return <BagSkeleton />;
  return (
    <BagEmpty>
      <ButtonLink to="/latest-arrivals" variant="outline" onClick={close}>
        See what is new
      </ButtonLink>
    </BagEmpty>
  );
}

/** The sum and the two ways on; stays in sight while the lines scroll. */
export function BagPanelFooter({ cart }: { cart: BagCart }) {
  const { close } = useBag();
  return (
    <div className="e-bag-foot">
      <SoldNotice lines={cart.lines} />
      {cart.totals && (
        <p className="e-bag-subtotal">
          <span>Subtotal</span>
          <span>{formatMoney(cart.totals.subtotal)}</span>
        </p>
      )}
      <ButtonLink to="/checkout" onClick={close}>
        Checkout
      </ButtonLink>
      <ButtonLink to="/checkout/cart" variant="outline" onClick={close}>
        View Shopping Bag
      </ButtonLink>
    </div>
  );
}
