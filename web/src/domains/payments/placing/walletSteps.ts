import type { ApolloClient } from '@apollo/client';
import {
  WalletAuthorize,
  WalletCapture,
  WalletCheckoutToken,
  WalletExpressToken,
} from '../../../generated/documents.ts';
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
 * Opens an order at the wallet and returns its token. `express`: the wallet gives the address.
 * @throws {WalletRefused} when it is refused; another Error when there was no usable answer
 */
export async function openWalletOrder(
  client: ApolloClient,
  cartId: string,
  kind: 'checkout' | 'express',
): Promise<string> {
  const ask = { variables: { cartId }, fetchPolicy: 'no-cache' } as const;
  const result =
    kind === 'express'
      ? (await client.query({ query: WalletExpressToken, ...ask })).data?.walletPaypalToken
      : (await client.query({ query: WalletCheckoutToken, ...ask })).data?.walletCheckoutToken;
  assertDone(result?.userErrors, Boolean(result?.token));
  return result?.token ?? '';
}

/** Takes the money of an approved order. @throws as openWalletOrder does */
export async function captureWallet(client: ApolloClient, input: WalletOrder): Promise<void> {
  const { data } = await client.mutate({ mutation: WalletCapture, variables: { input } });
  const { userErrors, isDone } = data?.walletPaymentCapture ?? {};
  assertDone(userErrors, isDone);
}

/** Reserves the money, and gives the cart the wallet's address. @throws as openWalletOrder does */
export async function authorizeWallet(client: ApolloClient, input: WalletOrder): Promise<void> {
  const { data } = await client.mutate({ mutation: WalletAuthorize, variables: { input } });
  const { userErrors, isDone } = data?.walletPaymentAuthorize ?? {};
  assertDone(userErrors, isDone);
}

interface WalletOrder {
  readonly cartId: string;
  readonly walletOrderId: string;
}
