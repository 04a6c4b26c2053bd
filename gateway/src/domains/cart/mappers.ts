import { toCartAddress } from '../../calls/address.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import { toMoney } from '../../core/money.ts';
import { isOn, phpObject } from '../../core/php.ts';
import type {
  AddressInput,
  CartGiftCard,
  CartTotalSegment,
  CartTotals,
  Country,
  PaymentMethod,
  ShippingMethod,
} from '../../generated/types.ts';
import type {
  CartAddressBody,
  CustomerResponse,
} from '../../sources/commerce-rest/address-wire.ts';
import type { AssignBody, ShippingBody } from '../../sources/commerce-rest/cart-endpoints.ts';
import type {
  CartItemBody,
  CartItemResponse,
  CartResponse,
  PaymentMethodsResponse,
  ShippingMethodsResponse,
  ShippingResponse,
  TotalsResponse,
} from '../../sources/commerce-rest/cart-responses.ts';
import type { CountriesResponse } from '../../sources/commerce-rest/content-responses.ts';
import type { CartLineModel, CartModel } from './models.ts';

const quoteIdOf = (item: CartItemResponse): string | null =>
  item.product_option?.extension_attributes?.custom_options?.[0]?.option_value ?? null;

/** One line of a cart. */
export const toCartLine = (item: CartItemResponse): CartLineModel => {
  const { instock, image_url: imageFile, url_key: urlKey } = phpObject(item.extension_attributes);
  return {
    id: item.item_id,
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: Math.round(item.qty),
    price: toMoney(item.price ?? 0),
    productType: item.product_type ?? 'simple',
    quoteId: quoteIdOf(item),
    inStock: instock === null || instock === undefined ? null : isOn(instock),
    imageFile: imageFile || null,
    urlKey: urlKey || null,
  };
};

const toShippingAddress = (answer: CartResponse): CartAddressBody | null => {
  const address = answer.extension_attributes?.shipping_assignments?.[0]?.shipping.address;
  if (!address) return null;
  const { country_id, region, region_id, region_code, postcode, city, street } = address;
  const parts = { country_id, region, region_id, region_code, postcode, city, street };
  const isSaid = ([, part]: [string, unknown]) => part !== null && part !== undefined;
  return Object.fromEntries(Object.entries(parts).filter(isSaid));
};

/** A cart. One that has become an order is answered without its items. */
export const toCart = (answer: CartResponse, owner: CartOwner): CartModel => {
  const lines = (answer.items ?? []).map(toCartLine);
  return {
    id: owner.kind === 'guest' ? owner.cartId : answer.id,
    owner,
    isActive: answer.is_active,
    isVirtual: answer.is_virtual ?? false,
    lines,
    orderNumber: answer.reserved_order_id ?? null,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    shippingAddress: toShippingAddress(answer),
  };
};

/** A cart of which nothing but the id is known. */
export const toEmptyCart = (owner: CartOwner, id: string): CartModel => ({
  id,
  owner,
  isActive: true,
  isVirtual: false,
  lines: [],
  totalQuantity: 0,
  orderNumber: null,
  shippingAddress: null,
});

/** The cards that pay a part; null where the back end tells only what they pay together. */
const giftCardsOf = ({ total_segments }: TotalsResponse): CartGiftCard[] | null => {
  const segment = total_segments.find(({ code }) => code === 'giftcard');
  if (segment === undefined) return [];
  const cards = segment.extension_attributes?.gift_cards;
  return cards?.map(({ code, amount }) => ({ code, amount: toMoney(amount) })) ?? null;
};

/**
 * The sums of a cart. Up to Magento 2.4.4 the top-level grand total leaves the tax out, so what there is
 * to pay is taken from the segment.
 */
export const toTotals = (answer: TotalsResponse): CartTotals => {
  const segments = answer.total_segments.map(
    ({ code, title, value }): CartTotalSegment => ({
      code,
      title: title ?? code,
      value: toMoney(value ?? 0),
    }),
  );
  const amountOf = (code: string): number | undefined =>
    answer.total_segments.find((segment) => segment.code === code)?.value ?? undefined;
  const subtotal = answer.base_subtotal ?? amountOf('subtotal') ?? 0;
  return {
    subtotal: toMoney(subtotal),
    subtotalInclTax: toMoney(answer.subtotal_incl_tax ?? subtotal),
    discount: toMoney(answer.base_discount_amount ?? amountOf('discount') ?? 0),
    shipping: toMoney(answer.base_shipping_amount ?? amountOf('shipping') ?? 0),
    tax: toMoney(answer.base_tax_amount ?? amountOf('tax') ?? 0),
    grandTotal: toMoney(amountOf('grand_total') ?? answer.base_grand_total ?? subtotal),
    couponCode: answer.coupon_code || null,
    giftCards: giftCardsOf(answer),
    segments,
  };
};

/** The ways to pay that a cart allows. */
export const toPaymentMethods = (answer: PaymentMethodsResponse): PaymentMethod[] =>
  answer.map(({ code, title }) => ({ code, title: title ?? code }));

/** What setting the shipping tells of paying; null where it tells nothing, or nothing whole. */
export const toPaymentDetails = ({ totals, payment_methods: methods }: ShippingResponse) => ({
  totals: totals ? toTotals(totals) : null,
  paymentMethods: methods ? toPaymentMethods(methods) : null,
});

/** Where and how a cart is shipped. */
export interface ShippingChoice {
  readonly shippingAddress: AddressInput;
  readonly billingAddress?: AddressInput | null;
  readonly carrierCode: string;
  readonly methodCode: string;
}

/** Where and how a cart is shipped, for the back end. */
export const toShippingBody = (choice: ShippingChoice): ShippingBody => ({
  addressInformation: {
    shipping_address: toCartAddress(choice.shippingAddress),
    ...(choice.billingAddress ? { billing_address: toCartAddress(choice.billingAddress) } : {}),
    shipping_carrier_code: choice.carrierCode,
    shipping_method_code: choice.methodCode,
  },
  shipping_carrier_code: choice.carrierCode,
  shipping_method_code: choice.methodCode,
});

/** The customer to whom a guest's cart is given, in the store where the account is. */
export const toAssignBody = ({ id, store_id: storeId }: CustomerResponse): AssignBody => ({
  customerId: Number(id),
  storeId: storeId ?? 1,
});

/** Ways to ship a cart. */
export const toShippingMethods = (answer: ShippingMethodsResponse): ShippingMethod[] =>
  answer.map((method) => ({
    carrierCode: method.carrier_code,
    methodCode: method.method_code ?? null,
    carrierTitle: method.carrier_title ?? method.carrier_code,
    methodTitle: method.method_title ?? '',
    price: toMoney(method.price_excl_tax ?? method.amount ?? 0),
    priceInclTax: toMoney(method.price_incl_tax ?? method.amount ?? 0),
    isAvailable: method.available ?? true,
    message: method.error_message || null,
  }));

/** What adding a line sends. The product option goes along for quotes only. */
export const toCartItemBody = (item: {
  /** The masked id; a customer's cart is known by the token. */
  cartId: string | null;
  sku: string;
  quantity: number;
  quoteId: string | null;
  /** The custom option of virtual products that carries the quote id. */
  quoteOptionId: string;
}): CartItemBody => ({
  cartItem: {
    ...(item.cartId === null ? {} : { quote_id: item.cartId }),
    sku: item.sku,
    qty: item.quantity,
    ...(item.quoteId === null
      ? {}
      : {
          product_option: {
            extension_attributes: {
              custom_options: [{ option_id: item.quoteOptionId, option_value: item.quoteId }],
            },
          },
        }),
  },
});

/** Countries by name. */
export const toCountries = (answer: CountriesResponse): Country[] =>
  answer
    .map((country) => ({
      id: country.id,
      code3: country.three_letter_abbreviation ?? null,
      name: country.full_name_english ?? country.full_name_locale ?? country.id,
      regions: (country.available_regions ?? []).map(({ id, code, name }) => ({ id, code, name })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
