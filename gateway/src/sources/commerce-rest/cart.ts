import { z } from 'zod';
import { omitNil, toMoney } from '../../core/values.ts';
import {
  as,
  camelObject,
  decodedText,
  flag,
  idText,
  isOn,
  moduleSuccess,
  number,
  objectOrNull,
  orNull,
  success,
  text,
  textOrNull,
} from '../wire-values.ts';
import { asWrite, endpoint } from './client.ts';
import type { CartAddressBody } from './customer.ts';

/** The owner of a cart: the session's customer, or a guest identified by the masked cart id. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly cartId: string }
  | { readonly kind: 'customer' };

/** Fields that the shop's own module adds to a cart line; stock Magento has none of them. */
const lineExtension = z.object({
  instock: z.union([z.boolean(), z.number(), z.string()]).transform(isOn).nullish(),
  image_url: text,
  url_key: text,
});

const customOption = z.object({ option_id: idText, option_value: idText });
const optionExtension = z.object({ custom_options: z.array(customOption).nullish() });

/** Carts are read with each change, so their names are converted here and not by camelObject, which is slower. */
const cartItemResponse = z
  .object({
    item_id: idText,
    sku: z.string(),
    qty: number,
    name: decodedText,
    price: number.nullish(),
    product_type: text,
    product_option: objectOrNull(z.object({ extension_attributes: objectOrNull(optionExtension) }))
      .optional()
      // The option of another module must not hide the cart.
      .catch(null),
    extension_attributes: objectOrNull(lineExtension),
  })
  .transform((item) => ({
    id: item.item_id,
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: Math.round(item.qty),
    price: toMoney(item.price ?? 0),
    productType: item.product_type ?? 'simple',
    /** The quote that a virtual product pays for. */
    quoteId:
      item.product_type === 'virtual'
        ? (item.product_option?.extension_attributes?.custom_options?.[0]?.option_value ?? null)
        : null,
    /** Whether the product is still for sale. */
    inStock: item.extension_attributes?.instock ?? null,
    /** Magento's path or a URL. */
    imageFile: item.extension_attributes?.image_url || null,
    urlKey: item.extension_attributes?.url_key || null,
  }));
export type CartItemResponse = z.infer<typeof cartItemResponse>;

/** The cart's shipping address as needed for an estimate; fields of an empty address are null. */
const assignedAddress = z.object({
  country_id: z.string().min(1),
  region: text,
  region_id: number.nullish(),
  region_code: text,
  postcode: text,
  city: text,
  street: z.array(z.string()).nullish(),
});
const assignment = z.object({ shipping: z.object({ address: assignedAddress.nullish() }) });
const cartExtension = z.object({ shipping_assignments: z.array(assignment).nullish() });

/** A cart in a REST response. After the order is placed, it has no items. */
export const cartResponse = z
  .object({
    id: idText,
    is_active: flag,
    is_virtual: flag.nullish(),
    store_id: number.nullish(),
    items: z.array(cartItemResponse).nullish(),
    reserved_order_id: idText.nullish(),
    // An empty address, or another module's value here, counts as no address.
    extension_attributes: cartExtension.nullish().catch(null),
  })
  .transform(({ extension_attributes: extension, ...cart }) => {
    const address = extension?.shipping_assignments?.[0]?.shipping.address;
    const shippingAddress: CartAddressBody | null = address ? omitNil(address) : null;
    return {
      id: cart.id,
      isActive: cart.is_active,
      isVirtual: cart.is_virtual ?? false,
      /** The store view in which it was last used. */
      storeId: cart.store_id ?? null,
      items: cart.items ?? [],
      /** Number of the order placed from the cart or reserved for it. */
      orderNumber: cart.reserved_order_id ?? null,
      shippingAddress,
    };
  });
export type CartResponse = z.infer<typeof cartResponse>;

/** Fields that the shop's own module adds to the gift card total segment; in dollars. */
const segmentExtension = z.looseObject({
  gift_cards: z.array(z.looseObject({ code: z.string(), amount: number })).nullish(),
});

const segment = z.looseObject({
  code: z.string(),
  title: decodedText,
  value: orNull(number),
  extension_attributes: segmentExtension.nullish().catch(null),
});

/** A cart's totals in a REST response; in dollars. */
export const totalsResponse = z.looseObject({
  subtotal: number.nullish(),
  base_subtotal: number.nullish(),
  subtotal_incl_tax: number.nullish(),
  base_discount_amount: number.nullish(),
  base_shipping_amount: number.nullish(),
  base_tax_amount: number.nullish(),
  base_grand_total: number.nullish(),
  coupon_code: text,
  /** The quantity when Magento last computed the totals. */
  items_qty: number.nullish(),
  items: z.array(z.looseObject({ qty: number })).nullish(),
  total_segments: z
    .array(segment)
    .nullish()
    .transform((segments) => segments ?? []),
});
export type TotalsResponse = z.infer<typeof totalsResponse>;

const paymentMethodsResponse = z.array(
  z
    .object({ code: z.string(), title: decodedText })
    .transform(({ code, title }) => ({ code, title: title ?? code })),
);

/** Totals and payment methods after shipping is set; null if they are missing or incomplete. */
const shippingResponse = camelObject({
  totals: orNull(totalsResponse.required({ base_grand_total: true })).catch(null),
  payment_methods: orNull(paymentMethodsResponse).catch(null),
});

const dollars = number.nullish();

/** Shipping methods of a cart. A failed carrier has an error message and no method code. */
export const shippingMethodsResponse = z.array(
  camelObject({
    carrier_code: z.string(),
    method_code: orNull(z.string()),
    carrier_title: decodedText,
    method_title: decodedText.transform((title) => title ?? ''),
    amount: dollars,
    price_excl_tax: dollars,
    price_incl_tax: dollars,
    available: as(
      'isAvailable',
      flag.nullish().transform((isAvailable) => isAvailable ?? true),
    ),
    error_message: as('message', textOrNull),
  }).transform(({ amount, priceExclTax, priceInclTax, ...method }) => ({
    ...method,
    carrierTitle: method.carrierTitle ?? method.carrierCode,
    price: toMoney(priceExclTax ?? amount ?? 0),
    priceInclTax: toMoney(priceInclTax ?? amount ?? 0),
  })),
);

/** Request body that adds a line. The key is `cartItem` because a customer's cart rejects `cart_item`. */
export interface CartItemBody {
  readonly cartItem: {
    readonly quote_id?: string;
    readonly sku: string;
    readonly qty: number;
    readonly product_option?: {
      readonly extension_attributes: {
        readonly custom_options: readonly { option_id: string; option_value: string }[];
      };
    };
  };
}

/** An order or address id: a number, or a numeric string. */
const idResponse = z.union([z.string().min(1), z.number()]).transform(String);

interface PaymentMethodBody {
  readonly method: string;
  readonly po_number?: string;
  readonly additional_data?: Readonly<Record<string, string>>;
}

/** The payment method of a cart. A guest's email is a sibling of the method because Magento rejects it inside. */
export interface PaymentBody {
  /** Repeats the cart's id when the order is placed; Magento takes a guest's from the path, a customer's from the token. */
  readonly cartId?: string;
  readonly paymentMethod?: PaymentMethodBody;
  readonly email?: string;
  readonly billingAddress?: CartAddressBody;
}

/** Sets the payment method of a cart without ordering it. */
export interface PaymentInformationBody extends Omit<PaymentBody, 'cartId' | 'paymentMethod'> {
  readonly payment_method?: PaymentMethodBody;
}

export interface ShippingBody {
  readonly addressInformation: {
    readonly shipping_address: CartAddressBody;
    readonly billing_address?: CartAddressBody;
    readonly shipping_carrier_code: string;
    readonly shipping_method_code: string;
  };
  /** Repeats both codes for back ends that read them next to the addresses. */
  readonly shipping_carrier_code: string;
  readonly shipping_method_code: string;
}

export interface BillingBody {
  readonly address: CartAddressBody;
  readonly use_for_shipping: boolean;
}

/** The endpoints of a cart below `base`. Guest and customer carts differ only in how an order is placed. */
function cartCalls(base: string, orderMethod: 'POST' | 'PUT', orderPath: string) {
  return {
    order: endpoint(orderMethod, `${base}/${orderPath}`, idResponse)<PaymentBody>(),
    read: endpoint('GET', base, cartResponse)(),
    /** The lines with their custom options, which stock Magento omits from the cart. */
    items: endpoint('GET', `${base}/items`, z.array(cartItemResponse))(),
    totals: endpoint('GET', `${base}/totals`, totalsResponse)(),
    paymentMethods: endpoint('GET', `${base}/payment-methods`, paymentMethodsResponse)(),
    itemAdd: endpoint('POST', `${base}/items`, cartItemResponse)<CartItemBody>(),
    itemRemove: endpoint('DELETE', `${base}/items/{item}`, success)(),
    shippingMethods: endpoint(
      'POST',
      `${base}/estimate-shipping-methods`,
      shippingMethodsResponse,
    )<{
      readonly address: CartAddressBody;
    }>(),
    billingAddress: endpoint('POST', `${base}/billing-address`, idResponse)<BillingBody>(),
    shipping: endpoint('POST', `${base}/shipping-information`, shippingResponse)<ShippingBody>(),
    couponApply: endpoint('PUT', `${base}/coupons/{code}`, success)(),
    couponRemove: endpoint('DELETE', `${base}/coupons`, success)(),
    giftCardApply: endpoint('PUT', `${base}/gift-card/{code}`, moduleSuccess)(),
    giftCardRemove: endpoint('DELETE', `${base}/gift-card/{code}`, moduleSuccess)(),
    /** False if nothing was set. */
    payment: endpoint(
      'POST',
      `${base}/set-payment-information`,
      z.boolean(),
    )<PaymentInformationBody>(),
  };
}

export type CartCalls = ReturnType<typeof cartCalls>;

/** Endpoints of a guest's cart; `cart` is the masked id. */
export const guestCartCalls = cartCalls('/V1/guest-carts/{cart}', 'POST', 'payment-information');
export const customerCartCalls = cartCalls('/V1/carts/mine', 'PUT', 'order');

export const cartEndpoints = {
  guestCreate: endpoint('POST', '/V1/guest-carts', z.string().min(1))<Record<string, never>>(),
  customerCreate: endpoint('POST', '/V1/carts/mine', idResponse)<Record<string, never>>(),
  merge: asWrite(endpoint('GET', '/V1/merge/guestcart', moduleSuccess)()),
  /** Stock Magento's alternative to merging. */
  assign: endpoint('PUT', '/V1/guest-carts/{cart}', success)<{
    readonly customerId: number;
    readonly storeId: number;
  }>(),
} as const;
