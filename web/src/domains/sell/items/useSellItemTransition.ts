import { useState } from 'react';
import { getRejection } from '#lib/forms/rejection.ts';
import { refetchItems, refetchLists } from '../shared/LiveUpdates.tsx';
import { type SellItemMoveInput, useUpdateSellItemMutation } from './SellItem.generated.ts';

/**
 * Changes an item's status on its owner's behalf. `transition` resolves true when it is done; a second call while one is
 * under way does nothing.
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
      // After a rejection what is shown may be out of date, such as an offer that was replaced.
      void (errors?.length ? refetchItems(client) : refetchLists(client));
      return errors;
    });
    setFailure(rejection?.message ?? '');
    return rejection === null;
  }
  return { transition, isBusy: loading, failure };
}
