import { toCartAddress } from '../../calls/address.ts';
import {
  CODE_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  SHIPPING_RULES,
} from '../../calls/errors/cart.ts';
import { attempt } from '../../calls/rest-calls.ts';
import { invalid, notFound } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type {
  AddressInput,
  CustomerCartBillingAddressSetInput,
  CustomerCartCouponApplyInput,
  CustomerCartGiftCardApplyInput,
  CustomerCartItemAddInput,
  CustomerCartItemRemoveInput,
  CustomerCartShippingInformationSetInput,
} from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import { type CartOwner, cartEndpoints } from '../../sources/commerce-rest/cart.ts';
import { withOwner } from './loaders.ts';
import {
  type CartItemAddModel,
  type CartPayloadModel,
  toBillingBody,
  toCartItemBody,
  toCartLine,
  toEmptyCart,
  toEmptyTotals,
  toShippingBody,
  toTotals,
} from './mappers.ts';

type Write<Input, Payload> = (
  owner: CartOwner,
  input: Input,
  context: GatewayContext,
) => Promise<Payload>;

/** Creates the resolvers of a change common to guest and customer carts. */
function onCart<Input, Payload>(write: Write<Input, Payload>) {
  return {
    guest: (
      _parent: unknown,
      { input }: { readonly input: Input & { readonly cartId: string } },
      context: GatewayContext,
    ): Promise<Payload> => write({ kind: 'guest', cartId: input.cartId }, input, context),
    customer: (
      _parent: unknown,
      { input }: { readonly input: Input },
      context: GatewayContext,
    ): Promise<Payload> => write({ kind: 'customer' }, input, context),
  };
}

const tooFew = invalid('quantity', 'The quantity must be 1 or more.');

/** Magento treats a quantity of 0 as 1, so it is rejected here. */
const addItem = onCart(
  async (
    owner,
    input: CustomerCartItemAddInput,
    { quoteOptionId, loaders },
  ): Promise<CartItemAddModel> => {
    if (input.quantity < 1) return { owner: null, line: null, userErrors: [tooFew] };
    const body = toCartItemBody(input, quoteOptionId);
    const rules = ITEM_ADD_RULES;
    const added = await loaders.cart.write(owner, ({ itemAdd }) => itemAdd, { body, rules });
    return { ...added, line: added.value && toCartLine(added.value) };
  },
);

const removeItem = onCart(
  async (
    owner,
    { lineId }: CustomerCartItemRemoveInput,
    { loaders },
  ): Promise<CartPayloadModel> => {
    if (!isNumericId(lineId)) {
      const userErrors = [notFound('lineId', "This item isn't in your shopping bag.")];
      return { owner: null, userErrors };
    }
    const input = { params: { item: lineId }, rules: ITEM_REMOVE_RULES };
    return loaders.cart.write(owner, ({ itemRemove }) => itemRemove, input);
  },
);

/** The call changes nothing. */
const estimateShippingMethods = onCart(
  async (owner, { address }: { readonly address: AddressInput }, { loaders: { cart } }) => {
    const body = { address: toCartAddress(await cart.withRegionId(address)) };
    const { value, userErrors } = await attempt(
      () => cart.send(owner, (calls) => calls.shippingMethods, { body }),
      SHIPPING_RULES,
    );
    return { shippingMethods: value, userErrors };
  },
);

const setBillingAddress = onCart(
  async (owner, choice: CustomerCartBillingAddressSetInput, { loaders: { cart } }) => {
    const address = await cart.withRegionId(choice.address);
    const body = toBillingBody({ ...choice, address });
    return cart.write(owner, (calls) => calls.billingAddress, { body, rules: SHIPPING_RULES });
  },
);

/** The response contains totals and payment methods, which are not read again. */
const setShippingInformation = onCart(
  async (owner, choice: CustomerCartShippingInformationSetInput, { loaders: { cart } }) => {
    const { shippingAddress, billingAddress } = choice;
    const body = toShippingBody({
      ...choice,
      shippingAddress: await cart.withRegionId(shippingAddress),
      billingAddress: billingAddress ? await cart.withRegionId(billingAddress) : null,
    });
    const rules = SHIPPING_RULES;
    const shipped = await cart.write(owner, ({ shipping }) => shipping, { body, rules });
    if (shipped.value !== null) {
      const { totals, paymentMethods } = shipped.value;
      if (totals) cart.totals.prime(owner, toTotals(totals));
      if (paymentMethods) cart.paymentMethods.prime(owner, paymentMethods);
    }
    return shipped;
  },
);

/** Magento before 2.4.7 rejects a code with surrounding spaces. */
const applyCoupon = onCart(
  (owner, { code }: CustomerCartCouponApplyInput, { loaders }: GatewayContext) => {
    const input = { params: { code: code.trim() }, rules: CODE_RULES };
    return loaders.cart.write(owner, (calls) => calls.couponApply, input);
  },
);

function removeCoupon(owner: CartOwner, { loaders }: GatewayContext) {
  return loaders.cart.write(owner, (calls) => calls.couponRemove, { rules: CODE_RULES });
}

/** The query has a guest's masked id, or the numeric id of the customer's cart. */
function changeGiftCard(call: 'giftCardApply' | 'giftCardRemove') {
  return onCart(async (owner, { code }: CustomerCartGiftCardApplyInput, { loaders: { cart } }) => {
    const read = async () => (await cart.cart.load(owner))?.id ?? '';
    const numbered = await attempt(
      async () => (owner.kind === 'guest' ? owner.cartId : read()),
      CODE_RULES,
    );
    if (numbered.value === null) return withOwner(owner, numbered);
    const input = { params: { code }, query: { cartId: numbered.value }, rules: CODE_RULES };
    return cart.write(owner, (calls) => calls[call], input);
  });
}

const applyGiftCard = changeGiftCard('giftCardApply');
const removeGiftCard = changeGiftCard('giftCardRemove');

/** Mutations of guest and customer carts; the input identifies a guest's, the session a customer's. */
export const cartMutations: MutationResolvers = {
  guestCartCreate: async (_, { input }, { rest, requestId, loaders }) => {
    const clientMutationId = input?.clientMutationId ?? null;
    const { value: cartId, userErrors } = await attempt(() =>
      rest.call(cartEndpoints.guestCreate, { body: {}, requestId }),
    );
    if (cartId === null) return { owner: null, clientMutationId, userErrors };
    const owner: CartOwner = { kind: 'guest', cartId };
    loaders.cart.cart.prime(owner, toEmptyCart(owner, cartId));
    loaders.cart.totals.prime(owner, toEmptyTotals());
    return { owner, clientMutationId, userErrors };
  },
  /** Creates the customer's cart or returns the existing one. */
  customerCartCreate: async (_, { input }, { rest, requestId, loaders, session }) => {
    const owner: CartOwner = { kind: 'customer' };
    const call = { body: {}, token: requireToken(session), requestId };
    const created = await attempt(() =>
      loaders.cart.runExclusive(owner, () => rest.call(cartEndpoints.customerCreate, call)),
    );
    return { ...withOwner(owner, created), clientMutationId: input?.clientMutationId ?? null };
  },
  customerCartMerge: async (_, { input: { guestCartId } }, { loaders }) => {
    const merged = await attempt(() => loaders.cart.mergeGuestCart(guestCartId), MERGE_RULES);
    return { ...withOwner({ kind: 'customer' }, merged), merge: merged.value };
  },
  guestCartItemAdd: addItem.guest,
  customerCartItemAdd: addItem.customer,
  guestCartItemRemove: removeItem.guest,
  customerCartItemRemove: removeItem.customer,
  guestCartShippingMethodsEstimate: estimateShippingMethods.guest,
  customerCartShippingMethodsEstimate: estimateShippingMethods.customer,
  guestCartBillingAddressSet: setBillingAddress.guest,
  customerCartBillingAddressSet: setBillingAddress.customer,
  guestCartShippingInformationSet: setShippingInformation.guest,
  customerCartShippingInformationSet: setShippingInformation.customer,
  guestCartCouponApply: applyCoupon.guest,
  customerCartCouponApply: applyCoupon.customer,
  guestCartCouponRemove: (_, { input: { cartId } }, context) =>
    removeCoupon({ kind: 'guest', cartId }, context),
  customerCartCouponRemove: (_, _args, context) => removeCoupon({ kind: 'customer' }, context),
  guestCartGiftCardApply: applyGiftCard.guest,
  customerCartGiftCardApply: applyGiftCard.customer,
  guestCartGiftCardRemove: removeGiftCard.guest,
  customerCartGiftCardRemove: removeGiftCard.customer,
};
