import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useHydrated } from '#lib/browser/hydration.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { RejectedError } from '#lib/forms/rejection.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { useCart } from '../CartProvider.tsx';
import type { CartItem } from '../useCartCalls.ts';

const ExpressCheckout = lazyComponent(() => import('./ExpressCheckout.tsx'), 'ExpressCheckout');

/** The express checkout, loaded after the page; its space is reserved. Nothing in a shop without a wallet. */
export function LazyExpress(props: ComponentProps<typeof ExpressCheckout>) {
  const isHydrated = useHydrated();
  const features = useFeatures();
  if (!features.has('WALLET')) return null;
  return (
    <Box className="e-express-place" flexBasis="full" minHeight="14">
      {isHydrated && <ExpressCheckout {...props} />}
    </Box>
  );
}

/** Buys a product, and the rest of the cart, by wallet. */
export function BuyNow({ item }: { item: CartItem }) {
  const { cart, contains, addItem, currentCartId } = useCart();
  const others = cart?.lines.filter((line) => line.sku !== item.sku).length ?? 0;

  async function prepare(): Promise<string> {
    const problem = contains(item.sku) ? '' : await addItem(item);
    if (problem) throw new RejectedError(problem);
    return currentCartId() ?? '';
  }
  const note =
    others > 0
      ? `Together with ${others === 1 ? 'the other item' : `the ${others} other items`} in your bag.`
      : undefined;
  return <LazyExpress prepare={prepare} note={note} />;
}
