import type { HostedFields, PaymentProviders, WalletCalls } from '#domains/payments/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { CheckoutCalls, CheckoutCart } from '../useCheckoutCalls.ts';
import type { PaymentOption } from './paymentOptions.ts';
import { type Paid, payByCard, payByWallet, payOverTime } from './payWith.ts';

interface PaymentParts {
  readonly calls: CheckoutCalls;
  readonly walletCalls: WalletCalls;
  readonly providers: PaymentProviders;
  /** The provider's card fields; null until they are mounted. */
  readonly fields: HostedFields | null;
}

/**
 * Obtains the payment for the selected method, or the reason why there is none. A wallet captures the money
 * immediately, so its total is checked first; other methods are charged with the order.
 */
export async function takePayment(
  option: PaymentOption,
  cart: CheckoutCart,
  parts: PaymentParts,
): Promise<Paid> {
  const paid = await payBy(option, cart, parts);
  if ('problem' in paid || option.kind === 'wallet') return paid;
  const problem = await checkTotal(parts.calls, cart);
  return problem ? { problem } : paid;
}

async function payBy(
  { kind, code }: PaymentOption,
  cart: CheckoutCart,
  { calls, walletCalls, providers, fields }: PaymentParts,
): Promise<Paid> {
  const { financing, wallet } = providers;
  if (kind === 'card') return payByCard(code, fields);
  if (kind === 'financing' && financing.adapter) {
    return payOverTime(financing.adapter, cart.totals?.grandTotal.amount ?? '');
  }
  if (kind === 'wallet' && wallet.adapter) {
    const check = () => checkTotal(calls, cart);
    return payByWallet(wallet.adapter, walletCalls, { cartId: cart.id, check });
  }
  return { payment: { kind: 'method', code, nonce: null } };
}

/**
 * Checks that the total is still the one shown; a price or coupon may have changed.
 *
 * @returns the message to show if the total differs; empty if it is the same or cannot be read
 */
export async function checkTotal(
  calls: Pick<CheckoutCalls, 'read'>,
  seen: CheckoutCart,
): Promise<string> {
  const now = await calls.read().catch(() => null);
  const total = now?.totals?.grandTotal;
  if (!total || total.amount === seen.totals?.grandTotal.amount) return '';
  return `Your total is now ${formatMoney(total)}. Please review it before you place your order.`;
}
