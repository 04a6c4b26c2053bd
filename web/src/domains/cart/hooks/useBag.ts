import { useApolloClient, useFragment } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { Bag_CartFragmentDoc } from '../../../generated/documents.ts';
import { bagOf } from '../bag/bagOf.ts';
import { initialBagState } from '../bag/bagState.ts';

/** The shopping bag: its state, its cart (null when empty or not yet known), and what can be done with it. */
export function useBag() {
  const bag = bagOf(useApolloClient());
  const state = useSyncExternalStore(bag.subscribe, bag.getState, () => initialBagState);
  const { data, complete } = useFragment({
    fragment: Bag_CartFragmentDoc,
    fragmentName: 'Bag_cart',
    from: state.cartId === null ? null : { __typename: 'Cart', id: state.cartId },
  });
  const cart = complete ? data : null;
  const { add, remove, undo, open, close, refresh, ordered } = bag;
  const count = cart?.totalQuantity ?? 0;
  return { ...state, cart, count, add, remove, undo, open, close, refresh, ordered };
}
