import { z } from 'zod';
import { flag, idText, number, objectOrNull, orNull } from '../wire-values.ts';
import { asWrite, endpoint } from './client.ts';
import type { CartAddressBody } from './customer.ts';

/** Whose cart it is: the session's customer has one, a guest names the masked id. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly cartId: string }
  | { readonly kind: 'customer' };

/** Inputs about a guest's cart name it; inputs about the customer's do not. */
export function toCartOwner(input: object): CartOwner {
  return 'cartId' in input ? { kind: 'guest', cartId: String(input.cartId) } : { kind: 'customer' };
}

const text = z.string();

/** Fields that the shop's own module adds to a cart line; stock Magento has none of them. */
const lineExtension = z.looseObject({
  instock: z.union([z.boolean(), z.number(), z.string()]).nullish(),
  image_url: text.nullish(),
  url_key: text.nullish(),
});

const customOption = z.looseObject({ option_id: idText, option_value: idText });

/** One line of a cart as the REST answers it. */
const cartItemResponse = z.looseObject({
  item_id: idText,
  sku: text,
  qty: number,
  name: text.nullish(),
  price: number.nullish(),
  product_type: text.nullish(),
  product_option: objectOrNull(
    z.looseObject({
      extension_attributes: objectOrNull(
        z.looseObject({ custom_options: z.array(customOption).nullish() }),
      ),
    }),
  ).optional(),
  extension_attributes: z.union([lineExtension, z.array(z.unknown())]).nullish(),
});
export type CartItemResponse = z.infer<typeof cartItemResponse>;

/** The address that a cart is shipped to, as far as an estimate needs it; blank ones hold null. */
const shippingAddress = z.looseObject({
  country_id: z.string().min(1),
  region: text.nullish(),
  region_id: number.nullish(),
  region_code: text.nullish(),
  postcode: text.nullish(),
  city: text.nullish(),
  street: z.array(z.string()).nullish(),
});

const cartExtension = z.looseObject({
  shipping_assignments: z
    .array(z.looseObject({ shipping: z.looseObject({ address: orNull(shippingAddress) }) }))
    .nullish(),
});

/** A cart as the REST answers it. One that has become an order has no `items`. */
export const cartResponse = z.looseObject({
  id: idText,
  is_active: flag,
  is_virtual: flag.optional(),
  items: z.array(cartItemResponse).optional(),
  items_qty: number.nullish(),
  reserved_order_id: text.nullish(),
  // A blank address, and whatever else a module puts there, is none.
  extension_attributes: cartExtension.nullish().catch(null),
});
export type CartResponse = z.infer<typeof cartResponse>;

/** What the shop's own module adds to the segment of gift cards; dollars. */
const segmentExtension = z.looseObject({
  gift_cards: z.array(z.looseObject({ code: text, amount: number })).nullish(),
});

const segment = z.looseObject({
  code: text,
  title: text.nullish(),
  value: orNull(number),
  extension_attributes: segmentExtension.nullish().catch(null),
});

/** The sums of a cart as the REST answers them; dollars. */
export const totalsResponse = z.looseObject({
  base_subtotal: number.nullish(),
  subtotal_incl_tax: number.nullish(),
  base_discount_amount: number.nullish(),
  base_shipping_amount: number.nullish(),
  base_tax_amount: number.nullish(),
  base_grand_total: number.nullish(),
  coupon_code: text.nullish(),
  total_segments: z.array(segment).default([]),
});
export type TotalsResponse = z.infer<typeof totalsResponse>;

const paymentMethodsResponse = z.array(z.looseObject({ code: text, title: text.nullish() }));
export type PaymentMethodsResponse = z.infer<typeof paymentMethodsResponse>;

/** What a cart costs and how it can be paid once its shipping is set; null where the response does not say. */
const shippingResponse = z.looseObject({
  totals: totalsResponse.required({ base_grand_total: true }).nullish().catch(null),
  payment_methods: paymentMethodsResponse.nullish().catch(null),
});
export type ShippingResponse = z.infer<typeof shippingResponse>;

/** Ways to ship a cart; dollars. A carrier that failed has no method code and says why. */
export const shippingMethodsResponse = z.array(
  z.looseObject({
    carrier_code: text,
    method_code: text.nullish(),
    carrier_title: text.nullish(),
    method_title: text.nullish(),
    amount: number.nullish(),
    price_excl_tax: number.nullish(),
    price_incl_tax: number.nullish(),
    available: flag.nullish(),
    error_message: text.nullish(),
  }),
);
export type ShippingMethodsResponse = z.infer<typeof shippingMethodsResponse>;

/** Body of adding a line. `cartItem`, not `cart_item`: a customer's cart refuses the latter. */
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

/** An id of an order or an address: a number, or its digits as text. */
const idResponse = z.union([z.string().min(1), z.number()]).transform(String);
/** Calls of the shop's own modules say true or give a text. */
const done = z.union([z.boolean(), z.string(), z.looseObject({})]);

interface PaymentMethodBody {
  readonly method: string;
  readonly po_number?: string;
  readonly additional_data?: Readonly<Record<string, string>>;
}

/** How a cart is paid. A guest's mail address stands beside the method: inside it, Magento rejects it. */
export interface PaymentBody {
  readonly paymentMethod?: PaymentMethodBody;
  readonly email?: string;
  readonly billingAddress?: CartAddressBody;
}

/** Where and how a cart is shipped. */
export interface ShippingBody {
  readonly addressInformation: {
    readonly shipping_address: CartAddressBody;
    readonly billing_address?: CartAddressBody;
    readonly shipping_carrier_code: string;
    readonly shipping_method_code: string;
  };
  /** The two codes once more, for back ends that read them beside the addresses. */
  readonly shipping_carrier_code: string;
  readonly shipping_method_code: string;
}

/** The customer to whom a guest's cart is given. */
export interface AssignBody {
  readonly customerId: number;
  readonly storeId: number;
}

interface BillingBody {
  readonly address: CartAddressBody;
  readonly useForShipping: boolean;
}

/** The calls about one cart, below `base`. They differ only in how an order is placed. */
function cartCalls(base: string, orderMethod: 'POST' | 'PUT', orderPath: string) {
  return {
    order: endpoint(orderMethod, `${base}/${orderPath}`, idResponse)<PaymentBody>(),
    read: endpoint('GET', base, cartResponse)(),
    /** The lines with their custom options, which stock Magento leaves out of the cart. */
    items: endpoint('GET', `${base}/items`, z.array(cartItemResponse))(),
    totals: endpoint('GET', `${base}/totals`, totalsResponse)(),
    paymentMethods: endpoint('GET', `${base}/payment-methods`, paymentMethodsResponse)(),
    itemAdd: endpoint('POST', `${base}/items`, cartItemResponse)<CartItemBody>(),
    itemRemove: endpoint('DELETE', `${base}/items/{item}`, z.boolean())(),
    shippingMethods: endpoint(
      'POST',
      `${base}/estimate-shipping-methods`,
      shippingMethodsResponse,
    )<{
      readonly address: CartAddressBody;
    }>(),
    billingAddress: endpoint('POST', `${base}/billing-address`, idResponse)<BillingBody>(),
    shipping: endpoint('POST', `${base}/shipping-information`, shippingResponse)<ShippingBody>(),
    couponApply: endpoint('PUT', `${base}/coupons/{code}`, z.boolean())(),
    couponRemove: endpoint('DELETE', `${base}/coupons`, z.boolean())(),
    giftCardApply: endpoint('PUT', `${base}/gift-card/{code}`, done)(),
    giftCardRemove: endpoint('DELETE', `${base}/gift-card/{code}`, done)(),
    payment: endpoint('POST', `${base}/set-payment-information`, z.boolean())<PaymentBody>(),
  };
}

export type CartCalls = ReturnType<typeof cartCalls>;

/** A guest's cart; `cart` is the masked id. */
export const guestCartCalls = cartCalls('/V1/guest-carts/{cart}', 'POST', 'payment-information');
/** The cart of the token's customer. */
export const customerCartCalls = cartCalls('/V1/carts/mine', 'PUT', 'order');

/** Calls that make a cart, or move one into another. */
export const cartEndpoints = {
  guestCreate: endpoint('POST', '/V1/guest-carts', z.string().min(1))<Record<string, never>>(),
  customerCreate: endpoint('POST', '/V1/carts/mine', idResponse)<Record<string, never>>(),
  merge: asWrite(endpoint('GET', '/V1/merge/guestcart', done)()),
  /** Stock Magento's way to merge. */
  assign: endpoint('PUT', '/V1/guest-carts/{cart}', z.boolean())<AssignBody>(),
} as const;
