import { ButtonLink } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { BagCart } from '../bag/bagBackend.ts';
import { BagEmpty } from '../components/BagEmpty.tsx';
import { BagLines } from '../components/BagLines.tsx';
import { BagProblem } from '../components/BagProblem.tsx';
import { BagSkeleton } from '../components/BagSkeleton.tsx';
import { BagTotals } from '../components/BagTotals.tsx';
import { RemovedMessage } from '../components/RemovedMessage.tsx';
import { SoldNotice } from '../components/SoldNotice.tsx';
import { LazyExpress } from '../express/LazyExpress.tsx';
import { useBag } from '../hooks/useBag.ts';
import '../components/bag.css';

/** The full shopping bag. The server sends it without contents: the bag is the browser's own. */
export default function BagRoute() {
  return (
    <div className="e-wrap e-bag e-bag-page">
      <PageHead title="Shopping Bag" canonical={null} />
      <h1>Shopping Bag</h1>
      <RemovedMessage />
      <PageContents />
    </div>
  );
}

function PageContents() {
  const { status, cart, refresh } = useBag();
  if (cart && cart.lines.length > 0) return <FullBag cart={cart} />;
  if (status === 'failed') return <BagProblem onRetry={refresh} />;
  if (status !== 'ready') return <BagSkeleton />;
  return (
    <BagEmpty>
      <ButtonLink to="/latest-arrivals">See what is new</ButtonLink>
    </BagEmpty>
  );
}

function FullBag({ cart }: { cart: BagCart }) {
  const hasSold = cart.lines.some(({ availability }) => availability === 'SOLD');
  return (
    <div className="e-bag-columns">
      <BagLines lines={cart.lines} />
      <section className="e-bag-summary" aria-labelledby="bag-summary">
        <h2 id="bag-summary">Summary</h2>
        {cart.totals ? (
          <BagTotals totals={cart.totals} />
        ) : (
          <p role="alert">The totals could not be read. They are shown again at checkout.</p>
        )}
        <SoldNotice lines={cart.lines} />
        <ButtonLink to="/checkout" size="lg">
          Checkout
        </ButtonLink>
        {!hasSold && <LazyExpress prepare={async () => cart.id} />}
        <p className="e-bag-note">
          Items are one of a kind and not reserved for you until checkout is completed.
        </p>
      </section>
    </div>
  );
}
