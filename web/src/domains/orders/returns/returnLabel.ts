import type { ReturnFacts_ReturnFragment } from './Returns.generated.ts';

type Status = ReturnFacts_ReturnFragment['status'];

const STATUSES: Readonly<Record<NonNullable<Status>, { label: string; next: string }>> = {
  REQUESTED: {
    label: 'Requested',
    next: 'Print the label, put it on the parcel and hand the parcel in within 7 days.',
  },
  RECEIVED: {
    label: 'Received',
    next: 'Your parcel is here. We look at what is in it before we pay it back.',
  },
  REFUNDED: { label: 'Refunded', next: 'The money goes back the way you paid.' },
  DECLINED: { label: 'Declined', next: 'We could not take this back; we have written to you.' },
};

/** How far a return is, and what comes next, as people say it. */
export const returnStatus = (status: Status): { label: string; next: string } =>
  status === null ? { label: 'In progress', next: '' } : STATUSES[status];
