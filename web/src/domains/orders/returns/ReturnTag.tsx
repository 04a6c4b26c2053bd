import type { ReturnFacts_ReturnFragment } from './Returns.generated.ts';
import { returnStatus } from './returnLabel.ts';

type Status = ReturnFacts_ReturnFragment['status'];

const toneOf = (status: Status): 'good' | 'bad' | undefined => {
  if (status === 'REFUNDED') return 'good';
  return status === 'DECLINED' ? 'bad' : undefined;
};

/** How far a return is, as a mark. */
export function ReturnTag({ status }: { status: Status }) {
  return (
    <span className="e-tag" data-tone={toneOf(status)}>
      {returnStatus(status).label}
    </span>
  );
}
