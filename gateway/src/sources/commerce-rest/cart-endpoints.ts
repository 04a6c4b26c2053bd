import { z } from 'zod';
import type { CartAddressBody } from './address-wire.ts';
import {
  type CartItemBody,
  cartItemResponse,
  cartResponse,
  paymentMethodsResponse,
  shippingMethodsResponse,
  shippingResponse,
  totalsResponse,
} from './cart-responses.ts';
import { changing, endpoint } from './endpoint.ts';

/** An id of an order or an address: a number, or its digits as text. */
const idResponse = z.union([z.string().min(1), z.number()]).transform(String);
/** Calls of the shop's own modules say true or give a text. */
const done = z.union([z.boolean(), z.string(), z.looseObject({})]);

interface PaymentMethodBody {
  readonly method: string;
  readonly po_number?: string;
  readonly additional_data?: Readonly<Record<string, string>>;
}

/** How a cart is paid. A guest's mail address stands beside the method: inside it, it is refused. */
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

/** The calls that a guest's cart and a customer's have in common, below `base`. */
const cartCalls = (base: string) => ({
  read: endpoint('GET', base, cartResponse)(),
  totals: endpoint('GET', `${base}/totals`, totalsResponse)(),
  paymentMethods: endpoint('GET', `${base}/payment-methods`, paymentMethodsResponse)(),
  itemAdd: endpoint('POST', `${base}/items`, cartItemResponse)<CartItemBody>(),
  itemRemove: endpoint('DELETE', `${base}/items/{item}`, z.boolean())(),
  shippingMethods: endpoint('POST', `${base}/estimate-shipping-methods`, shippingMethodsResponse)<{
    readonly address: CartAddressBody;
  }>(),
  billingAddress: endpoint('POST', `${base}/billing-address`, idResponse)<BillingBody>(),
  shipping: endpoint('POST', `${base}/shipping-information`, shippingResponse)<ShippingBody>(),
  couponApply: endpoint('PUT', `${base}/coupons/{code}`, z.boolean())(),
  couponRemove: endpoint('DELETE', `${base}/coupons`, z.boolean())(),
  giftCardApply: endpoint('PUT', `${base}/gift-card/{code}`, done)(),
  giftCardRemove: endpoint('DELETE', `${base}/gift-card/{code}`, done)(),
  payment: endpoint('POST', `${base}/set-payment-information`, z.boolean())<PaymentBody>(),
});
export type CartCalls = ReturnType<typeof cartCalls>;

/** A guest's cart; `cart` is the masked id. */
export const guestCartCalls = cartCalls('/V1/guest-carts/{cart}');
/** The cart of the token's customer. */
export const customerCartCalls = cartCalls('/V1/carts/mine');

/** Calls that only one kind of cart has. */
export const cartEndpoints = {
  guestCreate: endpoint('POST', '/V1/guest-carts', z.string().min(1))<Record<string, never>>(),
  customerCreate: endpoint('POST', '/V1/carts/mine', idResponse)<Record<string, never>>(),
  guestOrder: endpoint(
    'POST',
    '/V1/guest-carts/{cart}/payment-information',
    idResponse,
  )<PaymentBody>(),
  customerOrder: endpoint('PUT', '/V1/carts/mine/order', idResponse)<PaymentBody>(),
  merge: changing(endpoint('GET', '/V1/merge/guestcart', done)()),
  /** Stock Magento's way to merge. */
  assign: endpoint('PUT', '/V1/guest-carts/{cart}', z.boolean())<AssignBody>(),
} as const;
