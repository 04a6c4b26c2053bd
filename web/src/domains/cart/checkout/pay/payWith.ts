import {
  type Approval,
  type Attempt,
  type FinancingAdapter,
  type HostedFields,
  WALLET_FAILURE,
  type WalletAdapter,
  type WalletCalls,
} from '#domains/payments/index.ts';
import { RejectedError } from '#lib/forms/rejection.ts';

/** The payment for the order, or the problem; an empty problem means that the shopper canceled. */
export type Paid = { readonly payment: Attempt['payment'] } | { readonly problem: string };

/** Shown when the browser blocks the popup. */
export const WINDOW_BLOCKED =
  'Your browser blocked the payment window. Allow pop-ups for this site and try again.';

const UNREACHABLE = 'We can’t reach the payment provider. Try again in a moment.';

/** The message for a missing approval; empty if the shopper canceled. */
export function toProblemMessage({ status }: Approval, rejected: string): string {
  if (status === 'blocked') return WINDOW_BLOCKED;
  if (status === 'unreachable') return UNREACHABLE;
  return status === 'rejected' ? rejected : '';
}

/** Requests a nonce for the card in the provider's fields. */
export async function payByCard(code: string, fields: HostedFields | null): Promise<Paid> {
  const result = await fields?.submit();
  if (result?.status === 'ready') return { payment: { kind: 'method', code, nonce: result.nonce } };
  if (result?.status === 'invalid') return { problem: Object.values(result.errors).join(' ') };
  return {
    problem: result?.message ?? 'The card fields are still loading. Try again in a moment.',
  };
}

/** Requests the pay-later provider's approval of the amount (dollars). */
export async function payOverTime(adapter: FinancingAdapter, amount: string): Promise<Paid> {
  const approval = await adapter.approve(amount);
  if (approval.status === 'approved') {
    return { payment: { kind: 'financing', token: approval.token } };
  }
  return {
    problem: toProblemMessage(
      approval,
      'Pay over time wasn’t approved. Choose another payment method.',
    ),
  };
}

interface WalletOrder {
  readonly cartId: string;
  /** Resolves with the reason not to pay now; empty if there is none. */
  readonly check: () => Promise<string>;
}

/** Creates the wallet's order, requests its approval and captures the money. */
export async function payByWallet(
  adapter: WalletAdapter,
  calls: WalletCalls,
  { cartId, check }: WalletOrder,
): Promise<Paid> {
  const open = async (): Promise<string> => {
    const problem = await check();
    if (problem) throw new RejectedError(problem);
    return calls.openOrder(cartId);
  };
  try {
    const approval = await adapter.approve(open);
    if (approval.status !== 'approved')
      return { problem: toProblemMessage(approval, WALLET_FAILURE) };
    await calls.capture({ cartId, walletOrderId: approval.token });
    return { payment: { kind: 'wallet', token: approval.token } };
  } catch (error) {
    return { problem: error instanceof RejectedError ? error.message : WALLET_FAILURE };
  }
}
