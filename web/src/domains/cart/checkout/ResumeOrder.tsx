import { useEffect } from 'react';
import type { Attempt } from '../../payments/index.ts';
import { ProcessingPanel } from './pay/ProcessingPanel.tsx';
import { usePlacing } from './pay/usePlacing.ts';

let resumed: string | null = null;

/** Goes on with an order whose answer this tab has not seen: after a reload, or on the way back. */
export function ResumeOrder({ attempt, onRefused }: ResumeProps) {
  const { phase, place, again } = usePlacing({ onRefused });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is resumed once.
  useEffect(() => {
    if (resumed === attempt.key) return;
    resumed = attempt.key;
    void place(attempt);
  }, [attempt]);
  return <ProcessingPanel phase={phase} onRetry={again} />;
}

interface ResumeProps {
  readonly attempt: Attempt;
  /** Nothing was ordered: the checkout goes on. */
  readonly onRefused: () => void;
}
