/**
 * How the provider reacts to a test card or user: approve; decline (two reasons); fail without a charge; charge without
 * a response; the same, with look-ups that fail for a while.
 */
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'no-money'
  | 'fail'
  | 'silent'
  | 'silent-and-hidden';

/** How long look-ups of a hidden charge fail, in ms. */
export const HIDDEN_MS = 8000;

/** The reason of a declined charge, for the shopper; undefined for other behaviours. */
export const declineMessages: Readonly<Partial<Record<Behaviour, string>>> = {
  decline: 'was declined.',
  'no-money': 'was declined: insufficient funds.',
};

/** True for a charge without a response. */
export const isSilent = (behaviour: Behaviour): boolean => behaviour.startsWith('silent');
