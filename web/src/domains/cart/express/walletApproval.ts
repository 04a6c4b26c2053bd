import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import type { WalletCalls } from '#domains/payments/index.ts';
import { WalletApproval as WalletApprovalQuery } from '../checkout/Checkout.generated.ts';

/** A cart with an approved wallet payment that is not ordered yet. */
export interface WalletApproval {
  readonly cartId: string;
  /** The wallet's order, whose money is authorized. */
  readonly walletOrderId: string;
  /** The name on the wallet's button. */
  readonly walletName: string;
  /** Null if the gateway returns no contact. */
  readonly contact: Awaited<ReturnType<WalletCalls['authorize']>>;
}

/** Stored per tab. Without storage, the checkout starts over and the wallet's authorization is released. */
export const walletApproval = localField<WalletApproval>(WalletApprovalQuery, 'walletApproval');

export function readApproval(cache: ApolloCache, cartId: string): WalletApproval | null {
  const approval = walletApproval.read(cache);
  return approval?.cartId === cartId ? approval : null;
}
