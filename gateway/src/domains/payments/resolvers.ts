import { PAYMENT_RULES } from '../../calls/errors/cart.ts';
import { userError } from '../../calls/user-errors.ts';
import type { GatewayContext, Loaders } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { CartOwner } from '../../sources/commerce-rest/cart.ts';
import { type PaymentChoice, toPaymentInformationBody } from './mappers.ts';
import { createPaymentBody, placeOrder } from './place-order.ts';
import {
  createFinancingOrder,
  customerToken,
  openWalletOrder,
  payByWallet,
  placeWalletOrder,
  validateWalletOrder,
} from './providers.ts';

/** Magento says false, and has set nothing, when a cart's payment is set too often. */
const notSet = userError(
  'RATE_LIMITED',
  "We couldn't set your payment method. Try again in a moment.",
  null,
  200,
);

async function setPayment(
  owner: CartOwner,
  input: PaymentChoice,
  { loaders: { cart } }: GatewayContext,
) {
  const body = toPaymentInformationBody(await createPaymentBody(input, cart));
  const set = await cart.write(owner, ({ payment }) => payment, { body, rules: PAYMENT_RULES });
  return set.value === false ? { owner: null, userErrors: [notSet] } : set;
}

/** The number of a customer's order; null where the back end does not tell it, as on stock Magento. */
async function loadOrderNumber(orderId: string, { orders }: Loaders): Promise<string | null> {
  const order = await orders.mineById(orderId).catch(() => null);
  return order?.number ?? null;
}

export const paymentsResolvers: Resolvers = {
  Query: {
    paymentSettings: (_, _args, { payments: { settings }, capabilities }) => ({
      ...settings,
      financing: capabilities.isOn('FINANCING') ? settings.financing : null,
      wallet: capabilities.isOn('WALLET') ? settings.wallet : null,
    }),
    walletCustomerToken: (_, _args, context) => customerToken(context),
    walletCheckoutToken: (_, { cartId }, context) =>
      openWalletOrder('checkoutToken', cartId, context),
    walletPaypalToken: (_, { cartId }, context) => openWalletOrder('paypalToken', cartId, context),
  },
  Mutation: {
    guestCartPaymentInformationSet: (_, { input }, context) =>
      setPayment({ kind: 'guest', cartId: input.cartId }, input, context),
    customerCartPaymentInformationSet: (_, { input }, context) =>
      setPayment({ kind: 'customer' }, input, context),
    guestCartOrderPlace: (_, { input }, context) =>
      placeOrder({ kind: 'guest', cartId: input.cartId }, input, context),
    customerCartOrderPlace: (_, { input }, context) =>
      placeOrder({ kind: 'customer' }, input, context),
    walletPaymentCapture: (_, { input }, context) => payByWallet('capture', input, context),
    walletPaymentAuthorize: (_, { input }, context) => payByWallet('authorize', input, context),
    walletOrderPlace: (_, { input }, context) => placeWalletOrder(input, context),
    walletOrderValidate: (_, { input }, context) => validateWalletOrder(input.cartId, context),
    financingOrderCreate: (_, { input }, context) => createFinancingOrder(input, context),
  },
  OrderPlacePayload: {
    orderNumber: async ({ isPlaced, orderId, guestCartId }, _args, { loaders }) => {
      if (!isPlaced) return null;
      if (guestCartId === null) return orderId ? loadOrderNumber(orderId, loaders) : null;
      const owner = { kind: 'guest', cartId: guestCartId } as const;
      // The order is placed, whether its number can be read or not.
      const cart = await loaders.cart.cart.load(owner).catch(() => null);
      return cart?.orderNumber ?? null;
    },
  },
};
