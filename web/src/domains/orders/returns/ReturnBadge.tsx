import { Badge } from '@chakra-ui/react';
import type { ReturnDetails_ReturnFragment } from './Returns.generated.ts';

type Status = ReturnDetails_ReturnFragment['status'];
type StatusText = Readonly<{ label: string; next: string; tone?: 'success' | 'error' }>;

const TEXTS: Readonly<Record<NonNullable<Status>, StatusText>> = {
  REQUESTED: {
    label: 'Requested',
    next: 'Print the label, attach it to your package and drop it off within 7 days.',
  },
  RECEIVED: {
    label: 'Received',
    next: 'Your package has arrived. We’ll inspect it, then issue your refund.',
  },
  REFUNDED: {
    label: 'Refunded',
    next: 'We’ve refunded your original payment method.',
    tone: 'success',
  },
  DECLINED: {
    label: 'Declined',
    next: 'We couldn’t accept this return. We’ve emailed you.',
    tone: 'error',
  },
};

/** The label of a return's status, and the next step. */
export const returnText = (status: Status): StatusText =>
  status === null ? { label: 'In progress', next: '' } : TEXTS[status];

export function ReturnBadge({ status }: { status: Status }) {
  const { label, tone } = returnText(status);
  return <Badge data-status={tone}>{label}</Badge>;
}
