import type { HostedFields, PaymentProviders, WalletCalls } from '#domains/payments/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { CheckoutCalls, CheckoutCart } from '../useCheckoutCalls.ts';
import type { PaymentOption } from './paymentOptions.ts';
import { type Paid, payByCard, payByWallet, payOverTime } from './payWith.ts';

interface PaymentParts {
  readonly calls: CheckoutCalls;
  readonly walletCalls: WalletCalls;
  readonly providers: PaymentProviders;
  /** The provider's card fields; null while they are not there. */
  readonly fields: HostedFields | null;
}

/**
 * What pays for the cart by the method that was chosen; or why nothing does. A wallet takes the money at once, so it looks
 * at the total first; the others take it with the order.
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
 * Nobody pays another sum than the one they saw: a price or a coupon may have changed since.
 *
 * @returns what to show when the total is another one now; empty when it is not, and when nobody can tell
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
