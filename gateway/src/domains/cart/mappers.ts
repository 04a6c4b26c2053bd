import type {
  CartTotalSegment,
  CartTotals,
  Country,
  PaymentMethod,
  ShippingMethod,
} from '../../generated/types.ts';
import { toMoney } from '../../shared/money.ts';
import type {
  CartAnswer,
  CartItemAnswer,
  CartItemBody,
  PaymentMethodsAnswer,
  ShippingMethodsAnswer,
  TotalsAnswer,
} from '../../sources/commerce-rest/cart-answers.ts';
import type { CountriesAnswer } from '../../sources/commerce-rest/content-answers.ts';
import type { CartLineModel, CartModel, CartOwner } from './models.ts';

/** The custom option of a virtual product that carries its quote id (spec §7). */
const QUOTE_OPTION_ID = '2';

const quoteIdOf = (item: CartItemAnswer): string | null =>
  item.product_option?.extension_attributes?.custom_options?.[0]?.option_value ?? null;

/** The shop's own fields of a line; an empty PHP array is rendered as a list. */
const extensionOf = (item: CartItemAnswer) => {
  const extension = item.extension_attributes;
  return extension === null || extension === undefined || Array.isArray(extension) ? {} : extension;
};

const isTrue = (flag: boolean | number | string): boolean =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';

/** One line of a cart. */
export const toCartLine = (item: CartItemAnswer): CartLineModel => {
  const { instock, image_url: imageFile, url_key: urlKey } = extensionOf(item);
  return {
    id: item.item_id,
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: Math.round(item.qty),
    price: toMoney(item.price ?? 0),
    productType: item.product_type ?? 'simple',
    quoteId: quoteIdOf(item),
    inStock: instock === null || instock === undefined ? null : isTrue(instock),
    imageFile: imageFile || null,
    urlKey: urlKey || null,
  };
};

/** A cart. One that has become an order is answered without its items. */
export const toCart = (answer: CartAnswer, owner: CartOwner): CartModel => {
  const lines = (answer.items ?? []).map(toCartLine);
  return {
    id: owner.kind === 'guest' ? owner.cartId : answer.id,
    owner,
    isActive: answer.is_active,
    isVirtual: answer.is_virtual ?? false,
    lines,
    orderNumber: answer.reserved_order_id ?? null,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
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
});

/**
 * The sums of a cart. Up to Magento 2.4.4 the top-level grand total leaves the tax out, so what there is
 * to pay is taken from the segment.
 */
export const toTotals = (answer: TotalsAnswer): CartTotals => {
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
    segments,
  };
};

/** The ways to pay that a cart allows. */
export const toPaymentMethods = (answer: PaymentMethodsAnswer): PaymentMethod[] =>
  answer.map(({ code, title }) => ({ code, title: title ?? code }));

/** Ways to ship a cart. */
export const toShippingMethods = (answer: ShippingMethodsAnswer): ShippingMethod[] =>
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
              custom_options: [{ option_id: QUOTE_OPTION_ID, option_value: item.quoteId }],
            },
          },
        }),
  },
});

/** Countries by name. */
export const toCountries = (answer: CountriesAnswer): Country[] =>
  answer
    .map((country) => ({
      id: country.id,
      code3: country.three_letter_abbreviation ?? null,
      name: country.full_name_english ?? country.full_name_locale ?? country.id,
      regions: (country.available_regions ?? []).map(({ id, code, name }) => ({ id, code, name })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
