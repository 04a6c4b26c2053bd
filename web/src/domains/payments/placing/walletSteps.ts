import type { ApolloClient } from '@apollo/client';
import { Refused } from '#lib/forms/failureText.ts';
import type { Refusal } from './sendOrder.ts';
import {
  WalletAuthorize,
  WalletCapture,
  WalletCheckoutToken,
  type WalletContact_ContactFragment,
  WalletExpressToken,
  WalletValidate,
} from './WalletSteps.generated.ts';

/** Word for word (spec §8). */
export const WALLET_FAILURE = 'Transaction failed. Please try again later.';

const assertDone = (errors: readonly Refusal[] | undefined, isDone: boolean | undefined): void => {
  if (isDone) return;
  throw new Refused(errors?.[0]?.message ?? WALLET_FAILURE);
};

/**
 * Opens an order at the wallet for a cart that has its addresses, and returns its token. Asks first whether the cart can
 * be ordered: what cannot is not paid for.
 * @throws {Refused} when it is refused; another Error when there was no usable answer
 */
export async function openWalletOrder(client: ApolloClient, cartId: string): Promise<string> {
  const input = { cartId };
  const asked = await client.mutate({ mutation: WalletValidate, variables: { input } });
  const { userErrors, isValid } = asked.data?.walletOrderValidate ?? {};
  assertDone(userErrors, isValid);
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

/** Opens an order at the wallet, which will give the address, and returns its token. @throws as openWalletOrder does */
export async function openExpressOrder(client: ApolloClient, cartId: string): Promise<string> {
  const { data } = await client.query({
    query: WalletExpressToken,
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  const result = data?.walletPaypalToken;
  assertDone(result?.userErrors, Boolean(result?.token));
  return result?.token ?? '';
}

/** Whom an express order goes to. */
type WalletContact = WalletContact_ContactFragment;

/**
 * Reserves the money of an approved order; the cart has address and shipping afterwards. Null when the shop does not say
 * whom it goes to.
 * @throws as openWalletOrder does
 */
export async function authorizeWallet(
  client: ApolloClient,
  input: WalletOrder,
): Promise<WalletContact | null> {
  const { data } = await client.mutate({ mutation: WalletAuthorize, variables: { input } });
  const { userErrors, isDone, contact = null } = data?.walletPaymentAuthorize ?? {};
  assertDone(userErrors, isDone);
  return contact;
}

interface WalletOrder {
  readonly cartId: string;
  readonly walletOrderId: string;
}
