import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import { AppliedGiftCards, CheckoutDraft } from './Checkout.generated.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from './checkoutValues.ts';

/** What the tab remembers of a checkout that is under way, as a local field of the cache. Nothing of a card is ever part of it. */
export interface Draft {
  readonly values: CheckoutValues;
  /** The shipping method that was chosen. */
  readonly method: string | null;
  /** Email address of the customer whose session has ended over it: nobody else gets to see it. */
  readonly heldFor: string | null;
}

const EMPTY: Draft = { values: EMPTY_CHECKOUT, method: null, heldFor: null };

/** An address is written to no storage that outlives the tab. */
const checkoutDraft = localField<Partial<Draft>>(CheckoutDraft, 'checkoutDraft');

/** Written perhaps by an older release: what is missing is as at the beginning. */
function toDraft({ values = EMPTY_CHECKOUT, ...rest }: Partial<Draft>): Draft {
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

/** What was typed before a reload, or before going away and coming back. */
export function readDraft(cache: ApolloCache): Draft {
  const draft = checkoutDraft.read(cache);
  return draft ? toDraft(draft) : EMPTY;
}

/** Remembers a part of it. */
export function updateDraft(cache: ApolloCache, part: Partial<Draft>): void {
  checkoutDraft.write(cache, { ...readDraft(cache), ...part });
}

/** The order was placed. */
export function removeDraft(cache: ApolloCache): void {
  checkoutDraft.remove(cache);
  appliedGiftCards.remove(cache);
}

/**
 * Saves what a customer has typed from the end of their session, for them alone.
 *
 * @returns what writes it down again, to be called when everything of the customer has been forgotten
 */
export function holdDraft(cache: ApolloCache): () => void {
  const draft = readDraft(cache);
  const heldFor = draft.values.email;
  return () => {
    if (heldFor) checkoutDraft.write(cache, { ...draft, heldFor });
  };
}

/** Gives a held draft back to its customer; for anybody else it is removed. `email` is null for a guest. */
export function claimDraft(cache: ApolloCache, email: string | null): void {
  const { heldFor } = readDraft(cache);
  if (heldFor === null) return;
  if (email?.toLowerCase() === heldFor.toLowerCase()) updateDraft(cache, { heldFor: null });
  else removeDraft(cache);
}

/** Codes of the gift cards on the cart. Whoever has a code can spend it, so it stays in this tab. */
export const appliedGiftCards = localField<readonly string[]>(AppliedGiftCards, 'appliedGiftCards');
