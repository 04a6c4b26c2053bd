import { type CheckoutValues, EMPTY_CHECKOUT } from './checkoutValues.ts';

const KEY = 'encore-checkout';

/** What the tab remembers of a checkout that is under way. Nothing of a card is ever part of it. */
export interface Draft {
  readonly values: CheckoutValues;
  /** The way to ship that was chosen. */
  readonly method: string | null;
  /** Codes of gift cards on the cart: the back end tells only what they pay together. */
  readonly giftCards: readonly string[];
}

const EMPTY: Draft = { values: EMPTY_CHECKOUT, method: null, giftCards: [] };

/** What was typed before a reload, or before going away and coming back. */
export function readDraft(): Draft {
  try {
    const kept: Partial<Draft> = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
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
  } catch {
    return EMPTY;
  }
}

/** Remembers a part of it. */
export function keepDraft(part: Partial<Draft>): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...part }));
  } catch {
    // Without storage a reload begins anew.
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
