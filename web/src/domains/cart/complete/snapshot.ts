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

/** Turns the pending order into the placed one; null if there is none. */
export function takePlaced(cache: ApolloCache, orderNumber: string | null): OrderSnapshot | null {
  const pending = pendingOrder.read(cache);
  if (!pending) return null;
  const snapshot = { ...pending, orderNumber };
  placedOrder.write(cache, snapshot);
  pendingOrder.remove(cache);
  return snapshot;
}

interface Ordered {
  readonly cart: CheckoutCart;
  readonly isGuest: boolean;
  readonly payment: string;
  readonly shippingMethod: string;
  /** Empty if only the wallet knows it. */
  readonly email: string;
  /** The shipping address, or the billing address if nothing is shipped; null if only the wallet knows it. */
  readonly address: PostalAddress | null;
  readonly billed: { readonly lastName: string; readonly postalCode: string };
}

export function createSnapshot(ordered: Ordered) {
  const { cart, isGuest, payment, shippingMethod, email, address, billed } = ordered;
  const { totals } = cart;
  return {
    cartId: cart.id,
    isGuest,
    /** Null before the order is placed, or if it is unknown. */
    orderNumber: null as string | null,
    lines: cart.lines.map(({ sku, name, quantity, price, thumbnailUrl, path }) => ({
      sku,
      name,
      quantity,
      price,
      thumbnailUrl,
      path,
    })),
    segments: totals?.segments ?? [],
    payment,
    shippingMethod,
    /** Null if nothing is shipped or only the wallet knows the address. */
    shipTo: cart.isVirtual ? null : address,
    /** Needed, with last name and number, to look up a guest's order. */
    billingPostalCode: billed.postalCode.trim(),
    billingLastName: billed.lastName.trim(),
    summary: {
      email: email.trim(),
      firstName: address?.firstName.trim() ?? '',
      lastName: address?.lastName.trim() ?? '',
      itemTotal: totals?.subtotal.amount ?? '',
      tax: totals?.tax.amount ?? '',
      shipping: totals?.shipping.amount ?? '',
      total: totals?.grandTotal.amount ?? '',
      country: address?.country ?? '',
    },
  };
}
