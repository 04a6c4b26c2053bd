import { useState } from 'react';
import { getRejection } from '#lib/forms/rejection.ts';
import { refetchItems, refetchLists } from '../shared/LiveUpdates.tsx';
import { type SellItemMoveInput, useUpdateSellItemMutation } from './SellItem.generated.ts';

/**
 * Changes an item's status as its owner. `transition` resolves to true on success; a second call while one is pending
 * does nothing.
 */
export function useSellItemTransition(itemId: string) {
  const [updateSellItem, { loading, client }] = useUpdateSellItemMutation();
  const [failure, setFailure] = useState('');

  async function transition(move: SellItemMoveInput): Promise<boolean> {
    if (loading) return false;
    setFailure('');
    const rejection = await getRejection(async () => {
      const { data } = await updateSellItem({ variables: { input: { itemId, move } } });
      const errors = data?.sellItemUpdate.userErrors;
      // After a rejection the shown data may be outdated, such as a replaced offer.
      void (errors?.length ? refetchItems(client) : refetchLists(client));
      return errors;
    });
    setFailure(rejection?.message ?? '');
    return rejection === null;
  }
  return { transition, isBusy: loading, failure };
}
