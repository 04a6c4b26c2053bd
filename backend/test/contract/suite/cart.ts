import { cartBasics } from './cart-basics.ts';
import { cartCheckout } from './cart-checkout.ts';
import { cartItems } from './cart-items.ts';
import { cartReductions } from './cart-reductions.ts';
import { kinds, toOwner } from './cart-shapes.ts';
import { cartTotals } from './cart-totals.ts';
import type { Call } from './case.ts';
import { directory } from './directory.ts';
import { merging } from './merging.ts';

/** Carts of guests and customers, what is in them, and where they go. */
export const cartCalls: readonly Call[] = [
  ...kinds.map(toOwner).flatMap((owner) => [...cartBasics(owner), ...cartItems(owner), ...cartReductions(owner), ...cartCheckout(owner), ...cartTotals(owner)]),
  ...merging,
  ...directory,
];
