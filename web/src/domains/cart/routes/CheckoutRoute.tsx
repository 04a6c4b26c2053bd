import { PageHead } from '../../../ui/PageHead.tsx';
import { CheckoutContents } from '../checkout/CheckoutContents.tsx';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import { useBag } from '../hooks/useBag.ts';
import '../components/bag.css';
import '../checkout/checkout.css';
import '../checkout/summary/summary.css';

/** Checkout. The server sends its frame alone: the bag is the browser's own. */
export default function CheckoutRoute() {
  const { status } = useBag();
  return (
    <div className="e-wrap e-checkout">
      <PageHead title="Checkout" canonical={null} />
      <h1>Checkout</h1>
      {status === 'starting' ? <CheckoutSkeleton /> : <CheckoutContents />}
    </div>
  );
}
