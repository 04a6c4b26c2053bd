import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { PlacingPhase } from './usePlacing.ts';

/** While the outcome of an order is being looked up: nothing can be pressed that would order again. */
export function ProcessingPanel({ phase, onRetry }: { phase: PlacingPhase; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOpen = phase === 'unsettled';
  return (
    <div className="e-checkout-processing" role="status">
      <h2 ref={heading} tabIndex={-1} className="e-heading">
        {isOpen ? 'We have not heard back yet' : 'Your payment is processing'}
      </h2>
      <p>
        {isOpen
          ? 'The payment provider has not answered. You will not be charged twice: checking again asks about the same order.'
          : 'The payment provider is taking longer than usual. We are looking your order up; please keep this page open.'}
      </p>
      {isOpen ? (
        <Button onClick={onRetry}>Check again</Button>
      ) : (
        <span className="e-checkout-pulse" aria-hidden="true" />
      )}
    </div>
  );
}
