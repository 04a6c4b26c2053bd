import { useApolloClient } from '@apollo/client/react';
import { Refused } from '../../../shared/failureText.ts';
import { bagOf } from '../bag/bagOf.ts';
import type { BagItem } from '../bag/bagState.ts';
import { LazyExpress } from '../express/LazyExpress.tsx';
import { useBag } from '../hooks/useBag.ts';

/** Buys a product by wallet in one go, with whatever else is in the bag. */
export function BuyNow({ item }: { item: BagItem }) {
  const { sku } = item;
  const bag = bagOf(useApolloClient());
  const { cart, add } = useBag();
  const others = cart?.lines.filter((line) => line.sku !== sku).length ?? 0;
  const isInBag = cart?.lines.some((line) => line.sku === sku) ?? false;

  const prepare = async (): Promise<string> => {
    const outcome = isInBag ? null : await add(item);
    if (outcome && !outcome.isAdded) throw new Refused(outcome.message);
    return bag.getState().cartId ?? '';
  };
  const note =
    others > 0
      ? `Together with ${others === 1 ? 'the other item' : `the ${others} other items`} in your bag.`
      : undefined;
  return <LazyExpress prepare={prepare} note={note} />;
}
