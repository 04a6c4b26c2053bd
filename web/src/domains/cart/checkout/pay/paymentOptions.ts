import type { PaymentProviders } from '#domains/payments/index.ts';
import type { CheckoutCart } from '../useCheckoutCalls.ts';

/** A selectable payment method; `kind` decides which inputs it needs. */
export interface PaymentOption {
  readonly code: string;
  readonly title: string;
  readonly kind: 'card' | 'financing' | 'wallet' | 'plain';
  readonly note: string;
}

/** The only sensible method for a cart with a total of zero, and offered only for one. */
const FREE = 'free';

/** Requires a purchase order number, which shoppers do not have. */
const WITHOUT_FORM = new Set(['purchaseorder']);

const NOTES: Partial<Record<PaymentOption['kind'], string>> = {
  financing: 'Four payments without interest. You approve them in the provider’s window.',
  wallet: 'You approve the payment in the wallet’s window.',
};

/**
 * The payment methods of a cart, the providers' first. Methods of providers without an adapter are omitted. A cart with
 * a total of zero needs no payment.
 */
export function toPaymentOptions(
  methods: CheckoutCart['paymentMethods'],
  providers: PaymentProviders,
): PaymentOption[] {
  const kinds = ['card', 'financing', 'wallet'] as const;
  const free = methods?.filter(({ code }) => code === FREE) ?? [];
  const offered = free.length > 0 ? free : (methods ?? []);
  const options = offered.flatMap(({ code, title }): PaymentOption[] => {
    if (WITHOUT_FORM.has(code)) return [];
    const kind = kinds.find((each) => providers[each].code === code) ?? 'plain';
    if (kind !== 'plain' && !providers[kind].adapter) return [];
    return [{ code, title, kind, note: NOTES[kind] ?? '' }];
  });
  const rank = ({ kind }: PaymentOption) => (kind === 'plain' ? kinds.length : kinds.indexOf(kind));
  return options.sort((a, b) => rank(a) - rank(b));
}
