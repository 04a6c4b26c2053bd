import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toErrorMessage } from '#lib/forms/rejection.ts';
import { useAppliedGiftCardsQuery } from '../Checkout.generated.ts';
import { appliedGiftCards } from '../draft.ts';
import type { CheckoutCalls, CodeKind } from '../useCheckoutCalls.ts';

/** Codes are case-insensitive. */
const isOther = (code: string) => (each: string) => each.toUpperCase() !== code.toUpperCase();

export function useCodes(calls: CheckoutCalls) {
  const { cache } = useApolloClient();
  const giftCards = useAppliedGiftCardsQuery().data?.appliedGiftCards ?? [];
  const [busy, setBusy] = useState<readonly CodeKind[]>([]);
  const remember = (next: string[]) => appliedGiftCards.write(cache, next);
  const run = async (kind: CodeKind, task: () => Promise<void>): Promise<string> => {
    setBusy((others) => [...others, kind]);
    try {
      await task();
      return '';
    } catch (error) {
      return toErrorMessage(error);
    } finally {
      setBusy((kinds) => kinds.filter((each) => each !== kind));
    }
  };
  return {
    /** Codes applied in this tab, because some back ends do not return the cart's codes. */
    giftCards,
    /** The kinds of which a code is being applied or removed. */
    busy,
    /** Resolves with the reason for a rejection; empty if accepted. */
    apply: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await calls.applyCode(kind, code);
        if (kind === 'giftCard') remember([...giftCards.filter(isOther(code)), code]);
      }),
    remove: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await calls.removeCode(kind, code);
        if (kind === 'giftCard') remember(giftCards.filter(isOther(code)));
      }),
  };
}

export type Codes = ReturnType<typeof useCodes>;
