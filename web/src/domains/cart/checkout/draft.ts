import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import { AppliedGiftCards, CheckoutDraft } from './Checkout.generated.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from './checkoutValues.ts';

/** The checkout data that this tab has persisted. It never contains card data. */
export interface Draft {
  readonly values: CheckoutValues;
  readonly cartId: string | null;
  /** The selected shipping method. */
  readonly method: string | null;
  /** The email of the customer whose session ended; the draft is restored for this customer only. */
  readonly heldFor: string | null;
}

const EMPTY: Draft = { values: EMPTY_CHECKOUT, cartId: null, method: null, heldFor: null };

/** Stored per tab: an address is never written to storage that outlives the tab. */
const checkoutDraft = localField<Partial<Draft>>(CheckoutDraft, 'checkoutDraft');

/** The draft may come from an older release; missing parts get their initial values. */
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

export function readDraft(cache: ApolloCache): Draft {
  const draft = checkoutDraft.read(cache);
  return draft ? toDraft(draft) : EMPTY;
}

export function updateDraft(cache: ApolloCache, part: Partial<Draft>): void {
  checkoutDraft.write(cache, { ...readDraft(cache), ...part });
}

export function removeDraft(cache: ApolloCache): void {
  checkoutDraft.remove(cache);
  appliedGiftCards.remove(cache);
}

/** Holds a customer's draft when the session ends. Returns a function that writes it again once all data is cleared. */
export function holdDraft(cache: ApolloCache): () => void {
  const draft = readDraft(cache);
  const heldFor = draft.values.email;
  return () => {
    if (heldFor) checkoutDraft.write(cache, { ...draft, heldFor });
  };
}

/** Restores a held draft if it belongs to this customer and removes it otherwise. `email` is null for a guest. */
export function assignDraft(cache: ApolloCache, email: string | null): void {
  const { heldFor } = readDraft(cache);
  if (heldFor === null) return;
  if (email?.toLowerCase() === heldFor.toLowerCase()) updateDraft(cache, { heldFor: null });
  else removeDraft(cache);
}

/** Codes of the gift cards applied to the cart. Stored per tab because a code is enough to spend the card. */
export const appliedGiftCards = localField<readonly string[]>(AppliedGiftCards, 'appliedGiftCards');
