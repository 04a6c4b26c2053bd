import type { PaymentProviders } from '#domains/payments/index.ts';
import type { CheckoutCart } from '../useCheckoutCalls.ts';

/** A payment method that can be chosen; `kind` says what is asked for. */
export interface PaymentOption {
  readonly code: string;
  readonly title: string;
  readonly kind: 'card' | 'financing' | 'wallet' | 'plain';
  readonly note: string;
}

/** Offered for a cart that costs nothing; nothing else makes sense for one then. */
const FREE = 'free';

/** Asks for a number that a shopper does not have. */
const WITHOUT_FORM = new Set(['purchaseorder']);

const NOTES: Readonly<Record<PaymentOption['kind'], string>> = {
  card: '',
  financing: 'Four payments without interest. You approve them in the provider’s window.',
  wallet: 'You approve the payment in the wallet’s window.',
  plain: '',
};

/**
 * The payment methods of a cart, those of the providers first; one whose provider cannot be spoken to is left out. A cart
 * that costs nothing asks for no payment.
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
    return [{ code, title, kind, note: NOTES[kind] }];
  });
  const rank = ({ kind }: PaymentOption) => (kind === 'plain' ? kinds.length : kinds.indexOf(kind));
  return options.sort((a, b) => rank(a) - rank(b));
}
