import { useState } from 'react';
import { keepDraft, readDraft } from '../address/draft.ts';
import type { CheckoutBackend, CodeKind } from '../calls/checkoutBackend.ts';
import { wordsOf } from '../delivery/delivery.ts';

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
      return wordsOf(error);
    } finally {
      setBusy(null);
    }
  };
  return {
    giftCards,
    busy,
    /** Resolves with why it was refused; empty when it was not. */
    apply: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await backend.applyCode(kind, code);
        if (kind === 'giftCard') keep([...giftCards.filter((each) => each !== code), code]);
      }),
    remove: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await backend.removeCode(kind, code);
        if (kind === 'giftCard') keep(giftCards.filter((each) => each !== code));
      }),
  };
}

export type Codes = ReturnType<typeof useCodes>;
