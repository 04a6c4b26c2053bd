import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** The places of the sections while they are read. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className="e-checkout-columns">
      <VisuallyHidden>Loading the checkout …</VisuallyHidden>
      <div className="e-checkout-form" aria-hidden="true">
        <Skeleton height={120} />
        <Skeleton height={320} />
        <Skeleton height={160} />
      </div>
      <Skeleton height={360} />
    </div>
  );
}
