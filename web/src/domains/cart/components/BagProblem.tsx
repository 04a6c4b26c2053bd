import { Button } from '../../../ui/Button.tsx';

/** The bag could not be read. */
export function BagProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="e-bag-empty" role="alert">
      <p>We could not load your shopping bag.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
