import { keptJson } from '../../../../shared/kept.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from './checkoutValues.ts';

/** What the tab remembers of a checkout that is under way. Nothing of a card is ever part of it. */
export interface Draft {
  readonly values: CheckoutValues;
  /** The way to ship that was chosen. */
  readonly method: string | null;
  /** Codes of gift cards on the cart: the back end tells only what they pay together. */
  readonly giftCards: readonly string[];
  /** Mail address of the customer whose session has ended over it: nobody else gets to see it. */
  readonly heldFor: string | null;
}

const EMPTY: Draft = { values: EMPTY_CHECKOUT, method: null, giftCards: [], heldFor: null };

/** Written by this very tab, perhaps by an older release: what is missing is as at the beginning. */
function whole(kept: Partial<Draft>): Draft {
  const { values = EMPTY_CHECKOUT, ...rest } = kept;
  const { shipping, billing } = values;
  return {
    ...EMPTY,
    ...rest,
    values: {
      ...EMPTY_CHECKOUT,
      ...values,
      shipping: { ...EMPTY_CHECKOUT.shipping, ...shipping },
      billing: { ...EMPTY_CHECKOUT.billing, ...billing },
    },
  };
}

const kept = keptJson(
  () => window.sessionStorage,
  'encore-checkout',
  (value) => whole(value as Partial<Draft>),
);

/** What was typed before a reload, or before going away and coming back. */
export const readDraft = (): Draft => kept.read() ?? EMPTY;

/** Remembers a part of it. Without storage a reload begins anew. */
export const keepDraft = (part: Partial<Draft>): void => kept.write({ ...readDraft(), ...part });

/** The order was placed. */
export const forgetDraft = kept.forget;

/**
 * Saves what a customer has typed from the end of their session, for them alone.
 *
 * @returns what writes it down again, to be called when everything of the customer has been forgotten
 */
export function holdDraft(): () => void {
  const draft = kept.read();
  const heldFor = draft?.values.email;
  return () => {
    if (draft && heldFor) kept.write({ ...draft, heldFor });
  };
}

/** Gives a held draft back to its customer; for anybody else it is forgotten. `email` is null for a guest. */
export function claimDraft(email: string | null): void {
  const { heldFor } = readDraft();
  if (heldFor === null) return;
  if (email?.toLowerCase() === heldFor.toLowerCase()) keepDraft({ heldFor: null });
  else forgetDraft();
}
