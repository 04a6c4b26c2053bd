import type { PostalAddress } from '../../../ui/AddressLines.tsx';
import type { CheckoutCart } from '../checkout/calls/checkoutBackend.ts';
import type { OrderSnapshot } from './snapshot.ts';

interface Ordered {
  readonly cart: CheckoutCart;
  readonly isGuest: boolean;
  /** Title of the way to pay. */
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
export function makeSnapshot(ordered: Ordered): OrderSnapshot {
  const { cart, isGuest, payment, shippingMethod, email, address, billed } = ordered;
  const { totals } = cart;
  return {
    cartId: cart.id,
    isGuest,
    orderNumber: null,
    lines: cart.lines.map(({ sku, name, quantity, price, thumbnailUrl, path }) => ({
      ...{ sku, name, quantity, price, thumbnailUrl, path },
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
