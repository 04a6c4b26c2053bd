import { toCartAddress } from '../../calls/address.ts';
import { given, toMoney } from '../../core/values.ts';
import type {
  CartGiftCard,
  CartItemAddPayload,
  CartPayload,
  CartTotalSegment,
  CartTotals,
  Country,
  CustomerCartBillingAddressSetInput,
  CustomerCartCreatePayload,
  CustomerCartItemAddInput,
  CustomerCartMergePayload,
  CustomerCartShippingInformationSetInput,
  GuestCartCreatePayload,
  PaymentMethod,
  ShippingMethod,
  WalletPaymentPayload,
} from '../../generated/types.ts';
import type {
  BillingBody,
  CartItemBody,
  CartItemResponse,
  CartOwner,
  CartResponse,
  PaymentMethodsResponse,
  ShippingBody,
  ShippingMethodsResponse,
  ShippingResponse,
  TotalsResponse,
} from '../../sources/commerce-rest/cart.ts';
import type { CountriesResponse } from '../../sources/commerce-rest/content.ts';
import type { CartAddressBody } from '../../sources/commerce-rest/customer.ts';
import { isOn } from '../../sources/wire-values.ts';

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

export function getQuoteId(item: CartItemResponse): string | null {
  return item.product_option?.extension_attributes?.custom_options?.[0]?.option_value ?? null;
}

/** A line without its product. Stock Magento lacks stock, image and URL key, so they are null. */
export function toCartLine(item: CartItemResponse, owner: CartOwner | null = null) {
  const { extension_attributes: extension } = item;
  const instock = extension?.instock ?? null;
  return {
    id: item.item_id,
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: Math.round(item.qty),
    price: toMoney(item.price ?? 0),
    productType: item.product_type ?? 'simple',
    quoteId: getQuoteId(item),
    /** Whether the product is still for sale. */
    inStock: instock === null ? null : isOn(instock),
    /** Magento's path or a URL. */
    imageFile: extension?.image_url || null,
    urlKey: extension?.url_key || null,
    /** The cart for reading the line's custom options, which only virtual products have: they pay for a quote. */
    optionsOwner: item.product_type === 'virtual' && getQuoteId(item) === null ? owner : null,
  };
}

export type CartLineModel = ReturnType<typeof toCartLine>;

function toShippingAddress(response: CartResponse): CartAddressBody | null {
  const address = response.extension_attributes?.shipping_assignments?.[0]?.shipping.address;
  if (!address) return null;
  const { country_id, region, region_id, region_code, postcode, city, street } = address;
  return given({ country_id, region, region_id, region_code, postcode, city, street });
}

/** A cart without totals and payment methods. An ordered cart has no items. */
export function toCart(response: CartResponse, owner: CartOwner) {
  const lines = (response.items ?? []).map((item) => toCartLine(item, owner));
  return {
    id: owner.kind === 'guest' ? owner.cartId : response.id,
    owner,
    isActive: response.is_active,
    isVirtual: response.is_virtual ?? false,
    /** The store view in which it was last used. */
    storeId: response.store_id ?? null,
    lines,
    /** Number of the order placed from the cart or reserved for it. */
    orderNumber: response.reserved_order_id ?? null,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    shippingAddress: toShippingAddress(response),
  };
}

export type CartModel = ReturnType<typeof toCart>;

/** A cart of which only the id is known. */
export function toEmptyCart(owner: CartOwner, id: string): CartModel {
  return toCart({ id, is_active: true }, owner);
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
      value: toMoney(value ?? 0),
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

export function toEmptyTotals(): CartTotals {
  return toTotals({ total_segments: [] });
}

export function toPaymentMethods(response: PaymentMethodsResponse): PaymentMethod[] {
  return response.map(({ code, title }) => ({ code, title: title ?? code }));
}

/** The payment details in the response to setting the shipping; null if they are missing or incomplete. */
export function toPaymentDetails({ totals, payment_methods: methods }: ShippingResponse) {
  return {
    totals: totals ? toTotals(totals) : null,
    paymentMethods: methods ? toPaymentMethods(methods) : null,
  };
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

export function toShippingMethods(response: ShippingMethodsResponse): ShippingMethod[] {
  return response.map((method) => ({
    carrierCode: method.carrier_code,
    methodCode: method.method_code ?? null,
    carrierTitle: method.carrier_title ?? method.carrier_code,
    methodTitle: method.method_title ?? '',
    price: toMoney(method.price_excl_tax ?? method.amount ?? 0),
    priceInclTax: toMoney(method.price_incl_tax ?? method.amount ?? 0),
    isAvailable: method.available ?? true,
    message: method.error_message || null,
  }));
}

/**
 * The body for adding a line. Only quotes have a product option. A customer's cart is identified by the token.
 *
 * @param quoteOptionId The custom option of virtual products that contains the quote id.
 */
export function toCartItemBody(
  owner: CartOwner,
  { sku, quantity, quoteId }: CustomerCartItemAddInput,
  quoteOptionId: string,
): CartItemBody {
  const option = { option_id: quoteOptionId, option_value: quoteId ?? '' };
  return {
    cartItem: {
      ...(owner.kind === 'guest' && { quote_id: owner.cartId }),
      sku,
      qty: quantity,
      ...(typeof quoteId === 'string' && {
        product_option: { extension_attributes: { custom_options: [option] } },
      }),
    },
  };
}

export function toCountries(response: CountriesResponse): Country[] {
  return response
    .map((country) => ({
      id: country.id,
      code3: country.three_letter_abbreviation ?? null,
      name: country.full_name_english ?? country.full_name_locale ?? country.id,
      regions: (country.available_regions ?? []).map(({ id, code, name }) => ({
        id,
        code: code ?? id,
        name: name ?? code ?? id,
      })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
