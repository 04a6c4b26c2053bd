import { toCartAddress } from '../../calls/address.ts';
import {
  CODE_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  SHIPPING_RULES,
} from '../../calls/errors/cart.ts';
import { attempt, invalid, notFound } from '../../calls/rest-calls.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type {
  AddressInput,
  ShippingMethodsEstimatePayload,
  UserError,
} from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import { type CartOwner, cartEndpoints, toCartOwner } from '../../sources/commerce-rest/cart.ts';
import {
  type CartItemAddModel,
  type ShippingChoice,
  toCartItemBody,
  toCartLine,
  toEmptyCart,
  toEmptyTotals,
  toPaymentDetails,
  toShippingBody,
  toShippingMethods,
} from './mappers.ts';

type Write<Input, Payload> = (
  owner: CartOwner,
  input: Input,
  context: GatewayContext,
) => Promise<Payload>;

/** Creates a resolver for a change common to guest and customer carts. */
function onCart<Input extends object, Payload>(write: Write<Input, Payload>) {
  return (
    _parent: unknown,
    { input }: { readonly input: Input },
    context: GatewayContext,
  ): Promise<Payload> => write(toCartOwner(input), input, context);
}

/** The payload of a change; the cart is read again only if it is selected. */
function toPayload(
  owner: CartOwner,
  { value, userErrors }: { readonly value: unknown; readonly userErrors: readonly UserError[] },
) {
  return { owner: value === null ? null : owner, userErrors };
}

const tooFew = invalid('quantity', 'The quantity must be 1 or more.');

interface ItemInput {
  readonly sku: string;
  readonly quantity: number;
  readonly quoteId?: string | null;
}

/** Magento: POST …/items. Magento treats a quantity of 0 as 1, so it is rejected here. */
const addItem = onCart(
  async (
    owner,
    { sku, quantity, quoteId = null }: ItemInput,
    context,
  ): Promise<CartItemAddModel> => {
    if (quantity < 1) return { owner: null, line: null, userErrors: [tooFew] };
    const cartId = owner.kind === 'guest' ? owner.cartId : null;
    const { quoteOptionId, loaders } = context;
    const body = toCartItemBody({ sku, quantity, quoteId, cartId, quoteOptionId });
    const added = await loaders.cart.write(owner, ({ itemAdd }) => itemAdd, {
      body,
      rules: ITEM_ADD_RULES,
    });
    const line = added.value === null ? null : toCartLine(added.value);
    return { ...toPayload(owner, added), line };
  },
);

/** Magento: DELETE …/items/{item_id}. */
const removeItem = onCart(
  async (owner, { lineId }: { readonly lineId: string }, { loaders }: GatewayContext) => {
    if (!isNumericId(lineId)) {
      const userErrors = [notFound('lineId', "This item isn't in your shopping bag.")];
      return { owner: null, userErrors };
    }
    const params = { item: lineId };
    const rules = ITEM_REMOVE_RULES;
    return toPayload(
      owner,
      await loaders.cart.write(owner, ({ itemRemove }) => itemRemove, { params, rules }),
    );
  },
);

/** Magento: POST …/estimate-shipping-methods, which changes nothing. */
const estimateShippingMethods = onCart(
  async (
    owner,
    { address }: { readonly address: AddressInput },
    { loaders: { cart } },
  ): Promise<ShippingMethodsEstimatePayload> => {
    const body = { address: toCartAddress(await cart.withRegionId(address)) };
    const { value, userErrors } = await attempt(
      () => cart.send(owner, (calls) => calls.shippingMethods, { body }),
      SHIPPING_RULES,
    );
    return { shippingMethods: value === null ? null : toShippingMethods(value), userErrors };
  },
);

interface BillingInput {
  readonly address: AddressInput;
  readonly useForShipping: boolean;
}

const setBillingAddress = onCart(
  async (owner, { address, useForShipping }: BillingInput, { loaders }) => {
    const body = {
      address: toCartAddress(await loaders.cart.withRegionId(address)),
      useForShipping,
    };
    const rules = SHIPPING_RULES;
    return toPayload(
      owner,
      await loaders.cart.write(owner, (calls) => calls.billingAddress, { body, rules }),
    );
  },
);

/** Magento: POST …/shipping-information. Its response contains totals and payment methods, which are not read again. */
const setShippingInformation = onCart(
  async (owner, choice: ShippingChoice, { loaders: { cart } }) => {
    const { shippingAddress, billingAddress } = choice;
    const body = toShippingBody({
      ...choice,
      shippingAddress: await cart.withRegionId(shippingAddress),
      billingAddress: billingAddress ? await cart.withRegionId(billingAddress) : null,
    });
    const rules = SHIPPING_RULES;
    const shipped = await cart.write(owner, ({ shipping }) => shipping, { body, rules });
    if (shipped.value !== null) {
      const { totals, paymentMethods } = toPaymentDetails(shipped.value);
      if (totals) cart.totals.prime(owner, totals);
      if (paymentMethods) cart.paymentMethods.prime(owner, paymentMethods);
    }
    return toPayload(owner, shipped);
  },
);

interface CodeInput {
  readonly code: string;
}

/** Magento: PUT …/coupons/{code}. */
const applyCoupon = onCart(async (owner, { code }: CodeInput, { loaders }) => {
  const input = { params: { code }, rules: CODE_RULES };
  return toPayload(owner, await loaders.cart.write(owner, (calls) => calls.couponApply, input));
});

/** Magento: DELETE …/coupons. */
async function removeCoupon(owner: CartOwner, { loaders }: GatewayContext) {
  const input = { rules: CODE_RULES };
  return toPayload(owner, await loaders.cart.write(owner, (calls) => calls.couponRemove, input));
}

/**
 * The shop: PUT or DELETE …/gift-card/{code}?cartId=, with a guest's masked id or the numeric id of the customer's
 * cart.
 */
function changeGiftCard(call: 'giftCardApply' | 'giftCardRemove') {
  return onCart(async (owner, { code }: CodeInput, { loaders: { cart } }) => {
    const read = async () => (await cart.cart.load(owner))?.id ?? '';
    const numbered = await attempt(
      async () => (owner.kind === 'guest' ? owner.cartId : read()),
      CODE_RULES,
    );
    if (numbered.value === null) return toPayload(owner, numbered);
    const query = { cartId: numbered.value };
    const input = { params: { code }, query, rules: CODE_RULES };
    return toPayload(owner, await cart.write(owner, (calls) => calls[call], input));
  });
}

const applyGiftCard = changeGiftCard('giftCardApply');
const removeGiftCard = changeGiftCard('giftCardRemove');

/** Mutations of guest and customer carts; `cartId` in an input identifies the cart. */
export const cartMutations: MutationResolvers = {
  /** Magento: POST /V1/guest-carts. */
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
  /** Creates the customer's cart or returns the existing one. Magento: POST /V1/carts/mine. */
  customerCartCreate: async (_, { input }, { rest, requestId, loaders, session }) => {
    const owner: CartOwner = { kind: 'customer' };
    const call = { body: {}, token: requireToken(session), requestId };
    const created = await attempt(() =>
      loaders.cart.runExclusive(owner, () => rest.call(cartEndpoints.customerCreate, call)),
    );
    return { ...toPayload(owner, created), clientMutationId: input?.clientMutationId ?? null };
  },
  customerCartMerge: async (_, { input: { guestCartId } }, { loaders }) => {
    const merged = await attempt(() => loaders.cart.mergeGuestCart(guestCartId), MERGE_RULES);
    return { ...toPayload({ kind: 'customer' }, merged), merge: merged.value };
  },
  guestCartItemAdd: addItem,
  customerCartItemAdd: addItem,
  guestCartItemRemove: removeItem,
  customerCartItemRemove: removeItem,
  guestCartShippingMethodsEstimate: estimateShippingMethods,
  customerCartShippingMethodsEstimate: estimateShippingMethods,
  guestCartBillingAddressSet: setBillingAddress,
  customerCartBillingAddressSet: setBillingAddress,
  guestCartShippingInformationSet: setShippingInformation,
  customerCartShippingInformationSet: setShippingInformation,
  guestCartCouponApply: applyCoupon,
  customerCartCouponApply: applyCoupon,
  guestCartCouponRemove: (_, { input }, context) => removeCoupon(toCartOwner(input), context),
  customerCartCouponRemove: (_, _args, context) => removeCoupon(toCartOwner({}), context),
  guestCartGiftCardApply: applyGiftCard,
  customerCartGiftCardApply: applyGiftCard,
  guestCartGiftCardRemove: removeGiftCard,
  customerCartGiftCardRemove: removeGiftCard,
};
