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

/**
 * Magento's own methods that need a form or page which the checkout lacks: for a purchase order's number, a card, or a
 * provider's approval. As a provider's method, one of them has an adapter.
 */
const WITHOUT_FORM =
  /^(?:purchaseorder|hosted_pro|(?:braintree|payflow|paypal_|payment_services_paypal_).*)$/;

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
    const kind = kinds.find((each) => providers[each].code === code) ?? 'plain';
    const isUsable = kind === 'plain' ? !WITHOUT_FORM.test(code) : providers[kind].adapter;
    if (!isUsable) return [];
    return [{ code, title, kind, note: NOTES[kind] ?? '' }];
  });
  const rank = ({ kind }: PaymentOption) => (kind === 'plain' ? kinds.length : kinds.indexOf(kind));
  return options.sort((a, b) => rank(a) - rank(b));
}
