import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import { type SelectingCall, withSelection } from '../../core/selection.ts';
import { toEmptyCart } from './mappers.ts';

/** Fields of a cart that are known, or read by calls of their own, without reading the cart itself. */
const WITHOUT_READING = new Set(['id', 'totals', 'paymentMethods', '__typename']);

/** What a write's payload says about the cart: read again only when more than its id and sums is selected. */
export const cartAfterWrite = withSelection(
  async ({
    parent: { owner },
    context: { loaders },
    selection,
  }: SelectingCall<{ readonly owner: CartOwner | null }, unknown, GatewayContext>) => {
    if (owner === null) return null;
    const isKnown = [...selection.names].every((field) => WITHOUT_READING.has(field));
    if (isKnown && owner.kind === 'guest') return toEmptyCart(owner, owner.cartId);
    if (isKnown && !selection.has('id')) return toEmptyCart(owner, '');
    return loaders.cart.cart.load(owner);
  },
);
