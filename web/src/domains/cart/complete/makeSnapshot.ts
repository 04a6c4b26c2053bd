import type { CheckoutValues } from '../checkout/address/checkoutValues.ts';
import type { CheckoutCart } from '../checkout/calls/checkoutBackend.ts';
import type { OrderSnapshot } from './snapshot.ts';

interface Ordered {
  readonly cart: CheckoutCart;
  /** Null for an express order: the wallet has the address. */
  readonly values: CheckoutValues | null;
  readonly isGuest: boolean;
  readonly payment: string;
  readonly shippingMethod: string;
  readonly regionName: string;
  readonly countryName: string;
}

function envelope({ shipping }: CheckoutValues, { regionName, countryName }: Ordered): string[] {
  const { firstName, lastName, company, line1, line2, city, postalCode } = shipping;
  const place = [city, [regionName, postalCode].filter(Boolean).join(' ')].filter(Boolean);
  const name = `${firstName} ${lastName}`.trim();
  return [name, company, line1, line2, place.join(', '), countryName].filter(Boolean);
}

/** What the confirmation will show of this order. */
export function makeSnapshot(ordered: Ordered): OrderSnapshot {
  const { cart, values, isGuest, payment, shippingMethod } = ordered;
  const { totals } = cart;
  const billed = values && (values.isBilledThere ? values.shipping : values.billing);
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
    shipTo: values && !cart.isVirtual ? envelope(values, ordered) : [],
    billingPostalCode: billed?.postalCode.trim() ?? '',
    billingLastName: billed?.lastName.trim() ?? '',
    summary: {
      email: values?.email.trim() ?? '',
      firstName: values?.shipping.firstName.trim() ?? '',
      lastName: values?.shipping.lastName.trim() ?? '',
      itemTotal: totals?.subtotal.amount ?? '',
      tax: totals?.tax.amount ?? '',
      shipping: totals?.shipping.amount ?? '',
      total: totals?.grandTotal.amount ?? '',
      country: values?.shipping.country ?? '',
    },
  };
}
