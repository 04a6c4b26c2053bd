import {
  type Approval,
  type Attempt,
  type FinancingAdapter,
  type HostedFields,
  type PaymentProviders,
  WALLET_FAILURE,
  type WalletAdapter,
  type WalletCalls,
} from '#domains/payments/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { RejectedError } from '#lib/forms/rejection.ts';
import type { CheckoutCalls, CheckoutCart } from '../useCheckoutCalls.ts';
import type { PaymentOption } from './paymentOptions.ts';

/** The payment for the order, or the problem; empty if the shopper canceled or the card fields show it. */
type PaymentResult = { readonly payment: Attempt['payment'] } | { readonly problem: string };

const WINDOW_BLOCKED =
  'Your browser blocked the payment window. Allow pop-ups for this site and try again.';

const UNREACHABLE = 'We can’t reach the payment provider. Try again in a moment.';

/** The message for a missing approval; empty if the shopper canceled. */
export function toProblemMessage({ status }: Approval, rejected: string): string {
  if (status === 'blocked') return WINDOW_BLOCKED;
  if (status === 'unreachable') return UNREACHABLE;
  return status === 'rejected' ? rejected : '';
}

interface PaymentParts {
  /** The message to show if the cart is no longer the one shown; else empty. */
  readonly checkCart: () => Promise<string>;
  readonly walletCalls: WalletCalls;
  readonly providers: PaymentProviders;
  /** The provider's card fields; null until they are mounted. */
  readonly fields: HostedFields | null;
  readonly setPayment: (payment: Attempt['payment']) => Promise<void>;
}

/**
 * Obtains the payment for the selected method, or the reason why there is none. A wallet captures the money
 * immediately, so its total is checked first; other methods are charged with the order.
 */
export async function takePayment(
  option: PaymentOption,
  cart: CheckoutCart,
  parts: PaymentParts,
): Promise<PaymentResult> {
  const paid = await payBy(option, cart, parts);
  if ('problem' in paid || option.kind === 'wallet') return paid;
  await parts.setPayment(paid.payment);
  const problem = await parts.checkCart();
  return problem ? { problem } : paid;
}

async function payBy(
  { kind, code }: PaymentOption,
  cart: CheckoutCart,
  parts: PaymentParts,
): Promise<PaymentResult> {
  const { financing, wallet } = parts.providers;
  if (kind === 'card') return payByCard(code, parts.fields);
  if (kind === 'financing' && financing.adapter) {
    return payOverTime(financing.adapter, cart.totals?.grandTotal.amount ?? '');
  }
  if (kind === 'wallet' && wallet.adapter) return payByWallet(wallet.adapter, cart, parts);
  return { payment: { kind: 'method', code, nonce: null } };
}

/** The message to show if an item, a price or a coupon has changed since `seen`; empty if not, or if it cannot be read. */
export async function checkCart(
  calls: Pick<CheckoutCalls, 'read'>,
  seen: CheckoutCart,
): Promise<string> {
  const now = await calls.read().catch(() => null);
  if (!now) return '';
  // Otherwise, another tab has ordered the cart.
  const isOpen = now.isActive && now.id === seen.id;
  const missing = seen.lines.filter(
    ({ id }) => isOpen && now.lines.every((line) => line.id !== id),
  );
  const total = now.totals?.grandTotal;
  if (missing.length === 0) {
    if (!total || total.amount === seen.totals?.grandTotal.amount) return '';
    return `Your total is now ${formatMoney(total)}. Please review it before you place your order.`;
  }
  const names = missing.map(({ name }) => name).join(', ');
  const notice = `${names} ${missing.length === 1 ? 'is' : 'are'} no longer in your shopping bag.`;
  return `${notice} Please review your total before you place your order.`;
}

/** Requests a nonce for the card in the provider's fields. */
async function payByCard(code: string, fields: HostedFields | null): Promise<PaymentResult> {
  const result = await fields?.submit();
  if (result?.status === 'ready') return { payment: { kind: 'method', code, nonce: result.nonce } };
  if (result?.status === 'invalid') return { problem: '' };
  return {
    problem: result?.message ?? 'The card fields are still loading. Try again in a moment.',
  };
}

/** Requests the pay-later provider's approval of the amount (dollars). */
async function payOverTime(adapter: FinancingAdapter, amount: string): Promise<PaymentResult> {
  const approval = await adapter.approve(amount);
  if (approval.status === 'approved')
    return { payment: { kind: 'financing', token: approval.token } };
  const rejected = 'Pay over time wasn’t approved. Choose another payment method.';
  return { problem: toProblemMessage(approval, rejected) };
}

async function payByWallet(
  adapter: WalletAdapter,
  cart: CheckoutCart,
  parts: PaymentParts,
): Promise<PaymentResult> {
  const { walletCalls } = parts;
  const open = async (): Promise<string> => {
    const problem = await parts.checkCart();
    if (problem) throw new RejectedError(problem);
    return walletCalls.openOrder(cart.id);
  };
  try {
    const approval = await adapter.approve(open);
    if (approval.status !== 'approved')
      return { problem: toProblemMessage(approval, WALLET_FAILURE) };
    await walletCalls.capture({ cartId: cart.id, walletOrderId: approval.token });
    return { payment: { kind: 'wallet', token: approval.token } };
  } catch (error) {
    return { problem: error instanceof RejectedError ? error.message : WALLET_FAILURE };
  }
}
