import { toCartAddress } from '../../calls/address.ts';
import { toMoney } from '../../core/values.ts';
import type {
  CartGiftCard,
  CartItemAddPayload,
  CartPayload,
  CartTotalSegment,
  CartTotals,
  CustomerCartBillingAddressSetInput,
  CustomerCartCreatePayload,
  CustomerCartItemAddInput,
  CustomerCartMergePayload,
  CustomerCartShippingInformationSetInput,
  GuestCartCreatePayload,
  WalletPaymentPayload,
} from '../../generated/types.ts';
import {
  type BillingBody,
  type CartItemBody,
  type CartItemResponse,
  type CartOwner,
  type CartResponse,
  cartResponse,
  type ShippingBody,
  type TotalsResponse,
} from '../../sources/commerce-rest/cart.ts';

/** A payload whose cart is read only if the response selects it. */
type WithOwner<Payload> = Omit<Payload, 'cart' | 'line'> & { readonly owner: CartOwner | null };
type WithLine = { readonly line: CartLineModel | null };

/** Payloads of cart mutations, before the cart is read. */
export type GuestCartCreateModel = WithOwner<GuestCartCreatePayload>;
export type CustomerCartCreateModel = WithOwner<CustomerCartCreatePayload>;
export type CartItemAddModel = WithOwner<CartItemAddPayload> & WithLine;
export type CartPayloadModel = WithOwner<CartPayload>;
export type WalletPaymentModel = WithOwner<WalletPaymentPayload>;
export type CustomerCartMergeModel = WithOwner<CustomerCartMergePayload>;

/** A line without its product. */
export function toCartLine(item: CartItemResponse, owner: CartOwner | null = null) {
  const isQuoteMissing = item.productType === 'virtual' && item.quoteId === null;
  return {
    ...item,
    /** The cart for reading the line's custom options, which only virtual products have: they pay for a quote. */
    optionsOwner: isQuoteMissing ? owner : null,
  };
}

export type CartLineModel = ReturnType<typeof toCartLine>;

/** A cart without totals and payment methods. */
export function toCart({ items, ...cart }: CartResponse, owner: CartOwner) {
  return {
    ...cart,
    id: owner.kind === 'guest' ? owner.cartId : cart.id,
    owner,
    lines: items.map((item) => toCartLine(item, owner)),
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export type CartModel = ReturnType<typeof toCart>;

const EMPTY_CART = cartResponse.parse({ id: '', is_active: true });

/** A cart of which only the id is known. */
export function toEmptyCart(owner: CartOwner, id: string): CartModel {
  return toCart({ ...EMPTY_CART, id }, owner);
}

/** The gift cards with their amounts; null if the back end returns only the total amount. */
function toGiftCards({ total_segments }: TotalsResponse): CartGiftCard[] | null {
  const segment = total_segments.find(({ code }) => code === 'giftcard');
  if (segment === undefined) return [];
  const cards = segment.extension_attributes?.gift_cards;
  return cards?.map(({ code, amount }) => ({ code, amount: toMoney(amount) })) ?? null;
}

/** The totals of a cart. Up to Magento 2.4.4 the top-level grand total excludes tax, so it is read from the segment. */
export function toTotals(response: TotalsResponse): CartTotals {
  const segments = response.total_segments.map(
    ({ code, title, value }): CartTotalSegment => ({
      code,
      title: title ?? code,
      // With prices shown including tax, Magento's contains the tax, which has a segment of its own.
      value: toMoney((code === 'subtotal' ? response.subtotal : null) ?? value ?? 0),
    }),
  );
  const getAmount = (code: string): number | undefined =>
    response.total_segments.find((segment) => segment.code === code)?.value ?? undefined;
  const subtotal = response.base_subtotal ?? getAmount('subtotal') ?? 0;
  return {
    subtotal: toMoney(subtotal),
    subtotalInclTax: toMoney(response.subtotal_incl_tax ?? subtotal),
    discount: toMoney(response.base_discount_amount ?? getAmount('discount') ?? 0),
    shipping: toMoney(response.base_shipping_amount ?? getAmount('shipping') ?? 0),
    tax: toMoney(response.base_tax_amount ?? getAmount('tax') ?? 0),
    grandTotal: toMoney(getAmount('grand_total') ?? response.base_grand_total ?? subtotal),
    couponCode: response.coupon_code || null,
    giftCards: toGiftCards(response),
    segments,
  };
}

/** True if products of the cart were disabled or deleted since its totals were computed, which still contain them. */
export function isOutdated({ items_qty, items }: TotalsResponse): boolean {
  const quantity = items?.reduce((sum, { qty }) => sum + qty, 0) ?? items_qty;
  return (items_qty ?? quantity) !== quantity;
}

export function toEmptyTotals(): CartTotals {
  return toTotals({ total_segments: [] });
}

export function toBillingBody({
  address,
  useForShipping,
}: CustomerCartBillingAddressSetInput): BillingBody {
  return { address: toCartAddress(address), use_for_shipping: useForShipping };
}

export function toShippingBody(choice: CustomerCartShippingInformationSetInput): ShippingBody {
  const codes = {
    shipping_carrier_code: choice.carrierCode,
    shipping_method_code: choice.methodCode,
  };
  return {
    addressInformation: {
      shipping_address: toCartAddress(choice.shippingAddress),
      ...(choice.billingAddress && { billing_address: toCartAddress(choice.billingAddress) }),
      ...codes,
    },
    ...codes,
  };
}

/**
 * The body for adding a line. Only quotes have a product option.
 *
 * @param quoteOptionId The custom option of virtual products that contains the quote id.
 */
export function toCartItemBody(
  { cartId, sku, quantity, quoteId }: CustomerCartItemAddInput,
  quoteOptionId: string,
): CartItemBody {
  return {
    cartItem: {
      ...(cartId && { quote_id: cartId }),
      sku,
      qty: quantity,
      ...(quoteId && {
        product_option: {
          extension_attributes: {
            custom_options: [{ option_id: quoteOptionId, option_value: quoteId }],
          },
        },
      }),
    },
  };
}
