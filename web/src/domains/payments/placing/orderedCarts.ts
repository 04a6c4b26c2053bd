import { z } from 'zod/mini';
import { jsonStorage } from '#lib/storage/jsonStorage.ts';

const Ordered = z.object({
  cartId: z.string(),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
});

/** The cart that this browser ordered last, and its order; nothing personal. */
export type Ordered = z.infer<typeof Ordered>;

const kept = jsonStorage(
  () => window.localStorage,
  'encore-ordered',
  (value) => Ordered.parse(value),
);

/** Tells every tab of the browser that a cart has become an order; without storage the back end alone refuses a second one. */
export function rememberOrdered(ordered: Ordered): void {
  kept.write(ordered);
}

/** The order of this cart, placed in any tab; null when there is none. */
export function orderedOf(cartId: string): Ordered | null {
  const ordered = kept.read();
  return ordered?.cartId === cartId ? ordered : null;
}

const placedHere = new Set<string>();

/** Remembers that this page itself follows the cart's order to its confirmation. */
export function markPlacedHere(cartId: string): void {
  placedHere.add(cartId);
}

/** Whether this page placed the cart's order, so that its confirmation is about to be shown. */
export const isPlacedHere = (cartId: string): boolean => placedHere.has(cartId);
