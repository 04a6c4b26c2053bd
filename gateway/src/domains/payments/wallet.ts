import { attempt } from '../../calls/attempt.ts';
import { PROVIDER_RULES } from '../../calls/errors/payments.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import type { UserError, WalletPaymentInput, WalletTokenResult } from '../../generated/types.ts';
import { type Session, tokenOf } from '../../session/session.ts';
import {
  type WalletCalls,
  walletEndpoints,
} from '../../sources/commerce-rest/provider-endpoints.ts';
import { toWalletContact } from './mappers.ts';

/** Spec §8, for a status of the wallet that is not 1. */
export const WALLET_FAILED = 'Transaction failed. Please try again later.';

/** A payment that the provider did not make; nothing can be said about why. */
export const paymentFailed = (message: string): UserError => ({
  code: 'PAYMENT_FAILED',
  message,
  field: null,
  status: 200,
});

/** A customer's cart goes by its number, a guest's by its masked id. */
export const ownerOf = (cartId: string, { customer }: Session): CartOwner =>
  customer !== null && /^\d+$/.test(cartId) ? { kind: 'customer' } : { kind: 'guest', cartId };

/** What every call of a provider carries: the customer's token, when there is one. */
export const callOf = ({ requestId, session: { customer } }: GatewayContext) => ({
  requestId,
  ...(customer === null ? {} : { token: customer.token }),
});

const askToken = async (ask: () => Promise<string>): Promise<WalletTokenResult> => {
  const { value, userErrors } = await attempt(ask, PROVIDER_RULES);
  return { token: value, userErrors };
};

/** The token of the signed-in customer. The random query keeps caches on the way from answering. */
export const customerToken = async (context: GatewayContext): Promise<WalletTokenResult> => {
  const { rest, session, requestId, payments } = context;
  const token = tokenOf(session);
  const query = { _: String(Math.random()) };
  return askToken(() =>
    rest.call(walletEndpoints(payments.walletPath).customerToken, { query, token, requestId }),
  );
};

/** Opens an order at the wallet: one in a request, however often it is asked for. */
export const openWalletOrder = (
  choose: (calls: WalletCalls) => WalletCalls['checkoutToken'],
  cartId: string,
  { payments, reads, session }: GatewayContext,
): Promise<WalletTokenResult> => {
  const call = choose(walletEndpoints(payments.walletPath));
  const read = session.customer === null ? reads.anonymous : reads.authenticated;
  return askToken(() => read(call, { query: { quoteId: cartId } }));
};

/** Takes or reserves the money; the cart may have changed afterwards. */
export const payByWallet = async (
  choose: (calls: WalletCalls) => WalletCalls['capture'] | WalletCalls['authorize'],
  { cartId, walletOrderId }: WalletPaymentInput,
  context: GatewayContext,
) => {
  const { rest, payments, session, loaders } = context;
  const call = choose(walletEndpoints(payments.walletPath));
  const owner = ownerOf(cartId, session);
  const body = { paypalorderid: walletOrderId, quoteId: cartId };
  const { value, userErrors } = await attempt(
    () => loaders.cart.write(owner, () => rest.call(call, { ...callOf(context), body })),
    PROVIDER_RULES,
  );
  const isDone = value?.status === 1;
  return {
    isDone,
    owner: isDone ? owner : null,
    contact: isDone ? toWalletContact(value) : null,
    userErrors: value === null || isDone ? userErrors : [paymentFailed(WALLET_FAILED)],
  };
};

/** Asks whether the cart could be ordered. */
export const validateWalletOrder = async (cartId: string, context: GatewayContext) => {
  const { validateOrder } = walletEndpoints(context.payments.walletPath);
  const { value, userErrors } = await attempt(
    () => context.rest.call(validateOrder, { ...callOf(context), body: { quoteId: cartId } }),
    PROVIDER_RULES,
  );
  const isValid = value?.status === 1;
  return {
    isValid,
    userErrors: value === null || isValid ? userErrors : [paymentFailed(WALLET_FAILED)],
  };
};
