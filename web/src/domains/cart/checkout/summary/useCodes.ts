import { useState } from 'react';
import { failureText } from '../../../../shared/failureText.ts';
import { keepDraft, readDraft } from '../address/draft.ts';
import type { CheckoutBackend, CodeKind } from '../calls/checkoutBackend.ts';

/** The shop takes a code in any case. */
const isOther = (code: string) => (each: string) => each.toUpperCase() !== code.toUpperCase();

/** Coupon and gift cards of the cart: what is on it, what is under way, and what was said about it. */
export function useCodes(backend: CheckoutBackend) {
  const [giftCards, setGiftCards] = useState(() => readDraft().giftCards);
  const [busy, setBusy] = useState<CodeKind | null>(null);
  const keep = (next: readonly string[]) => {
    setGiftCards(next);
    keepDraft({ giftCards: next });
  };
  const run = async (kind: CodeKind, task: () => Promise<void>): Promise<string> => {
    setBusy(kind);
    try {
      await task();
      return '';
    } catch (error) {
      return failureText(error);
    } finally {
      setBusy(null);
    }
  };
  return {
    /** Those that this tab has applied, for a back end that does not tell which are on the cart. */
    giftCards,
    busy,
    /** Resolves with why it was refused; empty when it was not. */
    apply: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await backend.applyCode(kind, code);
        if (kind === 'giftCard') keep([...giftCards.filter(isOther(code)), code]);
      }),
    remove: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await backend.removeCode(kind, code);
        if (kind === 'giftCard') keep(giftCards.filter(isOther(code)));
      }),
  };
}

export type Codes = ReturnType<typeof useCodes>;
