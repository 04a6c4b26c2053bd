import { toCartAddress } from '../../calls/address.ts';
import { attempt } from '../../calls/attempt.ts';
import { CODE_RULES, SHIPPING_RULES } from '../../calls/errors/cart.ts';
import type { ErrorRule } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import type { AddressInput, ShippingMethodsEstimatePayload } from '../../generated/types.ts';
import type { CartLoaders } from './loaders.ts';
import {
  type ShippingChoice,
  toPaymentDetails,
  toShippingBody,
  toShippingMethods,
} from './mappers.ts';
import type { CartPayloadModel } from './models.ts';
import type { SendCart } from './send.ts';

interface CartWrite<Answer> {
  readonly rules: readonly ErrorRule[];
  readonly job: (send: SendCart) => Promise<Answer>;
  /** Keeps what the write's answer says of the cart, so that it is not read again. */
  readonly keep?: (answer: Answer, cart: CartLoaders) => void;
}

/** One write of `owner`'s cart, as the payload that names the cart. */
const change = async <Answer>(
  owner: CartOwner,
  { loaders: { cart } }: GatewayContext,
  write: CartWrite<Answer>,
): Promise<CartPayloadModel> => {
  const job = async () => ({ answer: await cart.write(owner, () => write.job(cart.send)) });
  const { value, userErrors } = await attempt(job, write.rules);
  if (value !== null) write.keep?.(value.answer, cart);
  return { owner: value === null ? null : owner, userErrors };
};

/** Ways to ship to an address. Magento: POST …/estimate-shipping-methods; it changes nothing. */
export const estimateShippingMethods = async (
  owner: CartOwner,
  address: AddressInput,
  { loaders: { cart } }: GatewayContext,
): Promise<ShippingMethodsEstimatePayload> => {
  const body = { address: toCartAddress(address) };
  const { value, userErrors } = await attempt(
    () => cart.send(owner, ({ shippingMethods }) => shippingMethods, { body }),
    SHIPPING_RULES,
  );
  return { shippingMethods: value === null ? null : toShippingMethods(value), userErrors };
};

/** Sets the billing address. Magento: POST …/billing-address. */
export const setBillingAddress = (
  owner: CartOwner,
  input: { readonly address: AddressInput; readonly useForShipping: boolean },
  context: GatewayContext,
): Promise<CartPayloadModel> => {
  const body = { address: toCartAddress(input.address), useForShipping: input.useForShipping };
  return change(owner, context, {
    rules: SHIPPING_RULES,
    job: (send) => send(owner, ({ billingAddress }) => billingAddress, { body }),
  });
};

/** Sets where and how to ship. Magento: POST …/shipping-information, which answers sums and ways to pay as well. */
export const setShippingInformation = (
  owner: CartOwner,
  choice: ShippingChoice,
  context: GatewayContext,
): Promise<CartPayloadModel> => {
  const body = toShippingBody(choice);
  return change(owner, context, {
    rules: SHIPPING_RULES,
    job: (send) => send(owner, ({ shipping }) => shipping, { body }),
    keep: (answer, cart) => {
      const { totals, paymentMethods } = toPaymentDetails(answer);
      if (totals) cart.totals.prime(owner, totals);
      if (paymentMethods) cart.paymentMethods.prime(owner, paymentMethods);
    },
  });
};

/** Uses a coupon. Magento: PUT …/coupons/{code}. */
export const applyCoupon = (owner: CartOwner, code: string, context: GatewayContext) =>
  change(owner, context, {
    rules: CODE_RULES,
    job: (send) => send(owner, ({ couponApply }) => couponApply, { params: { code } }),
  });

/** Uses no coupon. Magento: DELETE …/coupons. */
export const removeCoupon = (owner: CartOwner, context: GatewayContext) =>
  change(owner, context, {
    rules: CODE_RULES,
    job: (send) => send(owner, ({ couponRemove }) => couponRemove),
  });

/** The shop's module wants the cart once more in the query: a guest's masked id, or nothing but `mine`'s number. */
const giftCardCall = async (owner: CartOwner, code: string, { loaders }: GatewayContext) => {
  const cartId =
    owner.kind === 'guest' ? owner.cartId : ((await loaders.cart.cart.load(owner))?.id ?? '');
  return { params: { code }, query: { cartId } };
};

/** Pays a part with a gift card. The shop: PUT …/gift-card/{code}?cartId=. */
export const applyGiftCard = (owner: CartOwner, code: string, context: GatewayContext) =>
  change(owner, context, {
    rules: CODE_RULES,
    job: async (send) =>
      send(owner, (calls) => calls.giftCardApply, await giftCardCall(owner, code, context)),
  });

/** Takes a gift card back. The shop: DELETE …/gift-card/{code}?cartId=. */
export const removeGiftCard = (owner: CartOwner, code: string, context: GatewayContext) =>
  change(owner, context, {
    rules: CODE_RULES,
    job: async (send) =>
      send(owner, (calls) => calls.giftCardRemove, await giftCardCall(owner, code, context)),
  });
