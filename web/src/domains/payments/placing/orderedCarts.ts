import { z } from 'zod/mini';

const KEY = 'encore-ordered';

const Ordered = z.object({
  cartId: z.string(),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
});

/** The cart that this browser ordered last, and its order; nothing personal. */
export type Ordered = z.infer<typeof Ordered>;

/** Tells every tab of the browser that a cart has become an order. */
export function rememberOrdered(ordered: Ordered): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(ordered));
  } catch {
    // Without storage the back end alone refuses the second order.
  }
}

/** The order of this cart, placed in any tab; null when there is none. */
export function orderedOf(cartId: string): Ordered | null {
  try {
    const ordered = Ordered.parse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'));
    return ordered.cartId === cartId ? ordered : null;
  } catch {
    return null;
  }
}
