import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import type { PostalAddress } from '#ui/AddressLines.tsx';
import { PendingOrder, PlacedOrder } from '../checkout/Checkout.generated.ts';
import type { CheckoutCart } from '../checkout/useCheckoutCalls.ts';

/** The order data stored in this tab for the confirmation page. */
export type OrderSnapshot = ReturnType<typeof createSnapshot>;

/** The order about to be placed. Without storage, the email is the only confirmation. */
export const pendingOrder = localField<OrderSnapshot>(PendingOrder, 'pendingOrder');

export const placedOrder = localField<OrderSnapshot>(PlacedOrder, 'placedOrder');

/** Removes whether the ordered items are available, so that their pages ask the gateway. */
function evictAvailability(cache: ApolloCache, { lines }: OrderSnapshot): void {
  for (const { sku } of lines) {
    const id = cache.identify({ __typename: 'Product', sku });
    for (const fieldName of ['availability', 'isSalable']) cache.evict({ id, fieldName });
  }
}

/** Turns the pending order into the placed one; null if there is none. */
export function completePendingOrder(
  cache: ApolloCache,
  orderNumber: string | null,
): OrderSnapshot | null {
  const pending = pendingOrder.read(cache);
  if (!pending) return null;
  const snapshot = { ...pending, orderNumber };
  placedOrder.write(cache, snapshot);
  pendingOrder.remove(cache);
  evictAvailability(cache, snapshot);
  return snapshot;
}

interface SnapshotDetails {
  readonly isGuest: boolean;
  readonly payment: string;
  readonly shippingMethod: string;
  /** Empty if only the wallet knows it. */
  readonly email: string;
  /** The shipping address, or the billing address if nothing is shipped; null if only the wallet knows it. */
  readonly address: PostalAddress | null;
  /** Needed, with the order's number, to look up a guest's order. */
  readonly billed: { readonly lastName: string; readonly postalCode: string };
}

/** Contains neither the cart's gift cards, whose codes are enough to spend them, nor its saved addresses. */
export function createSnapshot(
  { id, isVirtual, lines, totals }: CheckoutCart,
  details: SnapshotDetails,
) {
  return {
    ...details,
    cartId: id,
    isVirtual,
    /** Null before the order is placed, or if it is unknown. */
    orderNumber: null as string | null,
    lines,
    segments: totals?.segments ?? [],
    total: Number(totals?.grandTotal.amount ?? 0),
    tax: Number(totals?.tax.amount ?? 0),
    shipping: Number(totals?.shipping.amount ?? 0),
  };
}
