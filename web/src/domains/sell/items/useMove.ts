import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import { type SellItemMoveInput, SellMove } from './SellItem.generated.ts';

/** Makes a move with an item. A second press while one is under way does nothing. Resolves true when it was made. */
export function useMove(itemId: string) {
  const client = useApolloClient();
  const isBusy = useRef(false);
  const [isMoving, setIsMoving] = useState(false);
  const [failure, setFailure] = useState('');

  const move = async (input: SellItemMoveInput): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsMoving(true);
    setFailure('');
    try {
      const { data } = await client.mutate({
        mutation: SellMove,
        variables: { input: { itemId, move: input } },
        refetchQueries: ['SellItemList'],
      });
      const payload = data?.sellItemUpdate;
      if (!payload?.item) throw new Refused(payload?.userErrors[0]?.message);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      if (error instanceof Refused) await client.refetchQueries({ include: ['SellItemRead'] });
      return false;
    } finally {
      isBusy.current = false;
      setIsMoving(false);
    }
  };
  return { move, isMoving, failure };
}
