import type { ApolloClient } from '@apollo/client';
import { WalletCapture, WalletCheckoutToken } from '../../../generated/documents.ts';
import type { Refusal } from './sendOrder.ts';

/** Word for word (spec §8). */
export const WALLET_FAILURE = 'Transaction failed. Please try again later.';

/** A refusal of the wallet or of the shop, in words for the shopper. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused';
}

const assertDone = (errors: readonly Refusal[] | undefined, isDone: boolean | undefined): void => {
  if (isDone) return;
  throw new WalletRefused(errors?.[0]?.message ?? WALLET_FAILURE);
};

/**
 * Opens an order at the wallet and returns its token.
 * @throws {WalletRefused} when it is refused; another Error when there was no usable answer
 */
export async function openWalletOrder(client: ApolloClient, cartId: string): Promise<string> {
  const { data } = await client.query({
    query: WalletCheckoutToken,
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  const result = data?.walletCheckoutToken;
  assertDone(result?.userErrors, Boolean(result?.token));
  return result?.token ?? '';
}

/** Takes the money of an approved order. @throws as openWalletOrder does */
export async function captureWallet(client: ApolloClient, input: WalletOrder): Promise<void> {
  const { data } = await client.mutate({ mutation: WalletCapture, variables: { input } });
  const { userErrors, isDone } = data?.walletPaymentCapture ?? {};
  assertDone(userErrors, isDone);
}

interface WalletOrder {
  readonly cartId: string;
  readonly walletOrderId: string;
}
