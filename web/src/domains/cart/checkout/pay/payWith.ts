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

/** What pays for the order; or why nothing does. An empty problem: the shopper thought better of it. */
export type Paid = { readonly payment: Attempt['payment'] } | { readonly problem: string };

/** Said when the browser lets no window open. */
export const WINDOW_BLOCKED =
  'Your browser blocked the payment window. Allow pop-ups for this site and try again.';

const UNREACHABLE = 'We can’t reach the payment provider. Try again in a moment.';

/** Words for an approval that was not given; empty when the shopper thought better of it. */
export function toProblemMessage({ status }: Approval, rejected: string): string {
  if (status === 'blocked') return WINDOW_BLOCKED;
  if (status === 'unreachable') return UNREACHABLE;
  return status === 'rejected' ? rejected : '';
}

/** Makes a nonce of the card that is typed into the provider's fields. */
export async function payByCard(code: string, fields: HostedFields | null): Promise<Paid> {
  const result = await fields?.submit();
  if (result?.status === 'ready') return { payment: { kind: 'method', code, nonce: result.nonce } };
  if (result?.status === 'invalid') return { problem: Object.values(result.errors).join(' ') };
  return {
    problem: result?.message ?? 'The card fields are still loading. Try again in a moment.',
  };
}

/** Asks the pay-later provider for an approval of the amount (dollars). */
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
  /** Resolves with why nothing must be paid now; empty when nothing stands against it. */
  readonly check: () => Promise<string>;
}

/** Opens an order at the wallet, has it approved, and takes the money. */
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
