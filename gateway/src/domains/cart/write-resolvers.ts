import { attempt } from '../../calls/attempt.ts';
import { MERGE_RULES } from '../../calls/errors/cart.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import {
  applyCoupon,
  applyGiftCard,
  estimateShippingMethods,
  removeCoupon,
  removeGiftCard,
  setBillingAddress,
  setShippingInformation,
} from './checkout-writes.ts';
import { addItem, createCustomerCart, createGuestCart, removeItem } from './item-writes.ts';
import type { CustomerCartMergeModel } from './models.ts';

const guest = ({ cartId }: { readonly cartId: string }): CartOwner => ({ kind: 'guest', cartId });
const MINE: CartOwner = { kind: 'customer' };

const merge = async (
  guestCartId: string,
  context: GatewayContext,
): Promise<CustomerCartMergeModel> => {
  const { value, userErrors } = await attempt(
    () => context.loaders.cart.mergeGuestCart(guestCartId),
    MERGE_RULES,
  );
  return { owner: value === null ? null : MINE, merge: value, userErrors };
};

/** Changes of guests' carts. */
export const guestCartMutations: MutationResolvers = {
  guestCartCreate: (_, { input }, context) =>
    createGuestCart(input?.clientMutationId ?? null, context),
  guestCartItemAdd: (_, { input }, context) =>
    addItem(guest(input), { ...input, quoteId: input.quoteId ?? null }, context),
  guestCartItemRemove: (_, { input }, context) => removeItem(guest(input), input.lineId, context),
  guestCartShippingMethodsEstimate: (_, { input }, context) =>
    estimateShippingMethods(guest(input), input.address, context),
  guestCartBillingAddressSet: (_, { input }, context) =>
    setBillingAddress(guest(input), input, context),
  guestCartShippingInformationSet: (_, { input }, context) =>
    setShippingInformation(guest(input), input, context),
  guestCartCouponApply: (_, { input }, context) => applyCoupon(guest(input), input.code, context),
  guestCartCouponRemove: (_, { input }, context) => removeCoupon(guest(input), context),
  guestCartGiftCardApply: (_, { input }, context) =>
    applyGiftCard(guest(input), input.code, context),
  guestCartGiftCardRemove: (_, { input }, context) =>
    removeGiftCard(guest(input), input.code, context),
};

/** Changes of the signed-in customer's cart. */
export const customerCartMutations: MutationResolvers = {
  customerCartCreate: (_, { input }, context) =>
    createCustomerCart(input?.clientMutationId ?? null, context),
  customerCartItemAdd: (_, { input }, context) =>
    addItem(MINE, { ...input, quoteId: input.quoteId ?? null }, context),
  customerCartItemRemove: (_, { input }, context) => removeItem(MINE, input.lineId, context),
  customerCartMerge: (_, { input }, context) => merge(input.guestCartId, context),
  customerCartShippingMethodsEstimate: (_, { input }, context) =>
    estimateShippingMethods(MINE, input.address, context),
  customerCartBillingAddressSet: (_, { input }, context) => setBillingAddress(MINE, input, context),
  customerCartShippingInformationSet: (_, { input }, context) =>
    setShippingInformation(MINE, input, context),
  customerCartCouponApply: (_, { input }, context) => applyCoupon(MINE, input.code, context),
  customerCartCouponRemove: (_, _args, context) => removeCoupon(MINE, context),
  customerCartGiftCardApply: (_, { input }, context) => applyGiftCard(MINE, input.code, context),
  customerCartGiftCardRemove: (_, { input }, context) => removeGiftCard(MINE, input.code, context),
};
