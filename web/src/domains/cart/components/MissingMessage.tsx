import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { localField } from '#apollo/localField.ts';
import { useCart } from '../CartProvider.tsx';
import { isSold } from '../useCartCalls.ts';
import { ShownCart } from './ShownCart.generated.ts';

/** The items that a cart contained when it was last shown, and the lines that the shopper has removed from it. */
interface Shown {
  readonly cartId: string;
  readonly lines: readonly { readonly id: string; readonly name: string }[];
  readonly removedIds: readonly string[];
}

const shownCart = localField<Shown>(ShownCart, 'shownCart');

/** Call it before the shopper's own removal of a line, also for other tabs. */
export function expectRemoval(cache: ApolloCache, lineId: string): void {
  const shown = shownCart.read(cache);
  if (shown) shownCart.write(cache, { ...shown, removedIds: [...shown.removedIds, lineId] });
}

/** Names once the items that have left the cart since it was last shown, such as those that staff have disabled. */
export function MissingMessage() {
  const { cache } = useApolloClient();
  const { cart } = useCart();
  const [missing, setMissing] = useState<Shown['lines']>([]);
  // A sold line is marked, so it is not missing once it leaves.
  const lines = cart?.isActive ? cart.lines.filter((line) => !isSold(line)) : null;
  const compare = useEffectEvent(() => {
    if (!cart || !lines) return;
    const stored = shownCart.read(cache);
    const shown = stored?.cartId === cart.id ? stored : null;
    const present = new Set([...(shown?.removedIds ?? []), ...cart.lines.map(({ id }) => id)]);
    const gone = shown?.lines.filter(({ id }) => !present.has(id)) ?? [];
    if (gone.length > 0) setMissing((known) => [...known, ...gone]);
    shownCart.write(cache, {
      cartId: cart.id,
      lines: lines.map(({ id, name }) => ({ id, name })),
      removedIds: shown?.removedIds ?? [],
    });
  });
  const key = lines && [cart?.id, ...lines.map(({ id }) => id)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the items change.
  useEffect(() => compare(), [key]);
  return (
    <div role="status">
      {missing.map(({ id, name }) => (
        <Text key={id} textStyle="caption" color="fg.error" py="2">
          {name} is no longer in your shopping bag.
        </Text>
      ))}
    </div>
  );
}
