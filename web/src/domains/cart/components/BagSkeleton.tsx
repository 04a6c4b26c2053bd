import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** Lines of the final size while the bag is being read. */
export function BagSkeleton() {
  return (
    <div role="status" className="e-bag-lines">
      <VisuallyHidden>Loading your shopping bag …</VisuallyHidden>
      {['first', 'second'].map((line) => (
        <div key={line} className="e-bag-line" aria-hidden="true">
          <Skeleton width={60} height={80} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
