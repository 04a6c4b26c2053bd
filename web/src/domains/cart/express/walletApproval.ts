import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import type { WalletCalls } from '#domains/payments/index.ts';
import { WalletApproval as WalletApprovalQuery } from '../checkout/Checkout.generated.ts';

/** A cart that a wallet has approved, and that only waits for the last look and the order. */
export interface WalletApproval {
  readonly cartId: string;
  /** The wallet's order, whose money is reserved. */
  readonly walletOrderId: string;
  /** As the wallet's button names it. */
  readonly walletName: string;
  /** Null where the shop does not say whom the order goes to. */
  readonly contact: Awaited<ReturnType<WalletCalls['authorize']>>;
}

/** Without storage the checkout asks for everything again; the wallet gets its money back. */
export const walletApproval = localField<WalletApproval>(WalletApprovalQuery, 'walletApproval');

/** What this tab has had approved for a cart; null when there is nothing. */
export function readApproval(cache: ApolloCache, cartId: string): WalletApproval | null {
  const approval = walletApproval.read(cache);
  return approval?.cartId === cartId ? approval : null;
}
