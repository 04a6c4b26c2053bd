/**
 * What a test card or a person of the sandbox makes the provider do: approve; reject (two ways); fail without a charge;
 * charge and never respond; charge, never respond, and let look-ups fail for a while.
 */
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'no-money'
  | 'fail'
  | 'silent'
  | 'silent-and-hidden';

/** How long look-ups of a hidden charge fail, in ms. */
export const HIDDEN_MS = 15_000;

/** Why a charge is rejected, in words for the shopper; undefined for one that is made. */
export const declineMessages: Readonly<Partial<Record<Behaviour, string>>> = {
  decline: 'was declined.',
  'no-money': 'was declined: insufficient funds.',
};

/** Whether the response of a charge that was made never comes. */
export const isSilent = (behaviour: Behaviour): boolean => behaviour.startsWith('silent');
