import type { PaymentProviders } from '../../../payments/index.ts';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';

/** A way to pay that can be chosen; `kind` says what is asked for. */
export interface WayToPay {
  readonly code: string;
  readonly title: string;
  readonly kind: 'card' | 'financing' | 'wallet' | 'plain';
  readonly note: string;
}

/** Offered for a cart that costs nothing; nothing else makes sense for one then. */
const FREE = 'free';

/** Asks for a number that a shopper does not have. */
const WITHOUT_FORM = new Set(['purchaseorder']);

const NOTES: Readonly<Record<WayToPay['kind'], string>> = {
  card: '',
  financing: 'Four payments without interest. You approve them in the provider’s window.',
  wallet: 'You approve the payment in the wallet’s window.',
  plain: '',
};

/**
 * The ways to pay of a cart, those of the providers first; one whose provider cannot be spoken to is left out. A cart
 * that costs nothing asks for no payment.
 */
export function waysToPay(
  methods: CheckoutCart['paymentMethods'],
  providers: PaymentProviders,
): WayToPay[] {
  const kinds = ['card', 'financing', 'wallet'] as const;
  const free = methods?.filter(({ code }) => code === FREE) ?? [];
  const offered = free.length > 0 ? free : (methods ?? []);
  const ways = offered.flatMap(({ code, title }): WayToPay[] => {
    if (WITHOUT_FORM.has(code)) return [];
    const kind = kinds.find((each) => providers[each].code === code) ?? 'plain';
    if (kind !== 'plain' && !providers[kind].adapter) return [];
    return [{ code, title, kind, note: NOTES[kind] }];
  });
  const rank = ({ kind }: WayToPay) => (kind === 'plain' ? kinds.length : kinds.indexOf(kind));
  return ways.sort((a, b) => rank(a) - rank(b));
}
