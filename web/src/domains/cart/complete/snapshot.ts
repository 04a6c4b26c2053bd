import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import type { PostalAddress } from '#ui/AddressLines.tsx';
import { PendingOrder, PlacedOrder } from '../checkout/Checkout.generated.ts';
import type { CheckoutCart } from '../checkout/useCheckoutCalls.ts';

interface Money {
  readonly amount: string;
}

/** A line as it was ordered. */
export interface SnapshotLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Money;
  readonly thumbnailUrl: string | null;
  readonly path: string | null;
}

/** What is kept of an order for its confirmation, in this tab alone. */
export interface OrderSnapshot {
  readonly cartId: string;
  readonly isGuest: boolean;
  /** Null until it is placed, and where it cannot be found out. */
  readonly orderNumber: string | null;
  readonly lines: readonly SnapshotLine[];
  readonly segments: readonly {
    readonly code: string;
    readonly title: string;
    readonly value: Money;
  }[];
  /** Title of the payment method. */
  readonly payment: string;
  readonly shippingMethod: string;
  /** Null when nothing is shipped, and where only the wallet knows. */
  readonly shipTo: PostalAddress | null;
  /** With the last name and the number, what finds a guest's order again. */
  readonly billingPostalCode: string;
  readonly billingLastName: string;
  readonly summary: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly itemTotal: string;
    readonly tax: string;
    readonly shipping: string;
    readonly total: string;
    readonly country: string;
  };
}

/** What is about to be ordered. Without storage the confirmation is the email. */
export const pendingOrder = localField<OrderSnapshot>(PendingOrder, 'pendingOrder');

/** The order that this tab has placed last. */
export const placedOrder = localField<OrderSnapshot>(PlacedOrder, 'placedOrder');

/** What was about to be ordered, and is now; null when nobody knows any more. */
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
  /** Title of the payment method. */
  readonly payment: string;
  readonly shippingMethod: string;
  /** Empty where only the wallet knows. */
  readonly email: string;
  /** Where it goes, or is billed to when nothing is shipped; null where only the wallet knows. */
  readonly address: PostalAddress | null;
  /** What finds the order again, besides its number. */
  readonly billed: { readonly lastName: string; readonly postalCode: string };
}

/** What the confirmation will show of this order. */
export function createSnapshot(ordered: Ordered): OrderSnapshot {
  const { cart, isGuest, payment, shippingMethod, email, address, billed } = ordered;
  const { totals } = cart;
  return {
    cartId: cart.id,
    isGuest,
    orderNumber: null,
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
    shipTo: cart.isVirtual ? null : address,
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
