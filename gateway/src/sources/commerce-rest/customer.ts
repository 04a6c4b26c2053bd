import { z } from 'zod';
import { moneyOrNull, toMoney } from '../../core/values.ts';
import {
  as,
  camelObject,
  dateTime,
  decodedText,
  flag,
  idText,
  moduleSuccess,
  money,
  number,
  orNull,
  success,
  text,
} from '../wire-values.ts';
import { endpoint } from './client.ts';
import { orderAddressResponse } from './orders.ts';

/** A cart address in a REST request. `region` is a string here, and unknown fields are rejected. */
export interface CartAddressBody {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly company?: string;
  readonly street?: readonly string[];
  readonly city?: string;
  readonly region?: string;
  readonly region_id?: number | null;
  readonly region_code?: string;
  readonly postcode?: string;
  readonly country_id?: string;
  readonly telephone?: string;
  readonly email?: string;
}

const id = z.union([z.string(), z.number()]);

/** A customer's address in REST requests and responses. `region` is an object here. */
const customerAddressWire = orderAddressResponse.omit({ region_code: true }).extend({
  id: id.optional(),
  region: z
    .looseObject({ region_code: text, region: text, region_id: id.nullish() })
    .nullish()
    .or(z.array(z.unknown())),
  region_id: id.nullish(),
  default_shipping: flag.nullish(),
  default_billing: flag.nullish(),
});
export type CustomerAddressWire = z.infer<typeof customerAddressWire>;

/** Fields that Magento can be configured to require, also in a change that leaves them as they are. */
const customerDetails = {
  prefix: text,
  middlename: text,
  suffix: text,
  dob: text,
  gender: number.nullish(),
  taxvat: text,
  custom_attributes: z.array(z.unknown()).nullish(),
};

export const customerResponse = z.looseObject({
  id: idText,
  email: z.string(),
  firstname: text,
  lastname: text,
  created_at: text,
  store_id: number.nullish(),
  website_id: number.nullish(),
  addresses: z.array(customerAddressWire).nullish(),
  ...customerDetails,
  extension_attributes: z
    .looseObject({ is_subscribed: flag.nullish() })
    .nullish()
    .or(z.array(z.unknown())),
});
export type CustomerResponse = z.infer<typeof customerResponse>;

interface Profile {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly extension_attributes?: { readonly is_subscribed: boolean };
}

/** The body of PUT /V1/customers/me. Without `addresses`, the stored addresses are unchanged. */
export interface CustomerBody {
  readonly customer: Profile & {
    readonly website_id?: number;
    readonly store_id?: number;
    readonly default_billing?: string;
    readonly default_shipping?: string;
    readonly addresses?: readonly object[];
  };
}

/** A token is a bare JSON string; an empty one is invalid. */
const token = z.string().min(1);

export const customerEndpoints = {
  token: endpoint('POST', '/V1/integration/customer/token', token)<{
    readonly username: string;
    readonly password: string;
  }>(),
  revoke: endpoint('POST', '/V1/integration/customer/revoke-customer-token', success)<
    Record<string, never>
  >(),
  facebook: endpoint('POST', '/V1/social/facebooklogin', token)<{
    readonly accessToken: string;
  }>(),
  google: endpoint('POST', '/V1/social/googlelogin', token)<{
    readonly userInfo: {
      readonly id: string;
      readonly email: string;
      readonly given_name: string;
      readonly family_name: string;
    };
    /** Google's token for this identity. */
    readonly token: string;
  }>(),
  read: endpoint('GET', '/V1/customers/me', customerResponse)(),
  create: endpoint('POST', '/V1/customers', customerResponse)<{
    readonly customer: Profile & { readonly store_id?: number };
    readonly password: string;
  }>(),
  update: endpoint('PUT', '/V1/customers/me', customerResponse)<CustomerBody>(),
  passwordChange: endpoint('PUT', '/V1/customers/me/password', success)<{
    readonly currentPassword: string;
    readonly newPassword: string;
  }>(),
  /** Magento responds with false if it could not send the email. */
  passwordResetRequest: endpoint('PUT', '/V1/customers/password', success)<{
    readonly email: string;
    readonly template: 'email_reset';
    readonly websiteId: number;
  }>(),
  passwordReset: endpoint('POST', '/V1/customers/resetPassword', success)<{
    readonly email: string;
    readonly resetToken: string;
    readonly newPassword: string;
  }>(),
} as const;

/** Endpoints that change the wishlist. Both contain the customer id, which must match the token. */
export const wishlistEndpoints = {
  add: endpoint('PUT', '/V1/customer/addwishlist', moduleSuccess)<{
    readonly customerId: number;
    readonly productId: number;
  }>(),
  remove: endpoint('DELETE', '/V1/customer/deletewishlist', moduleSuccess)(),
} as const;

/** A price alert (docs/wire/alerts.md). `droppedBy` is how far the price is below the one when it was created, or 0. */
const priceAlert = camelObject({
  id: idText,
  sku: z.string(),
  name: decodedText,
  in_stock: as('isInStock', orNull(flag)),
  price_when_added: orNull(number),
  price: orNull(number),
  dropped_by: orNull(number),
  notified_price: orNull(money),
  notified_at: dateTime,
  created_at: dateTime,
}).transform(({ price, priceWhenAdded, droppedBy, ...alert }) => {
  // The prices of a sold item are not shown.
  if (alert.isInStock === false) {
    const none = { price: null, priceWhenAdded: null, notifiedPrice: null };
    return { ...alert, ...none, droppedBy: toMoney(0) };
  }
  const drop = price === null || priceWhenAdded === null ? 0 : priceWhenAdded - price;
  return {
    ...alert,
    price: moneyOrNull(price),
    priceWhenAdded: moneyOrNull(priceWhenAdded),
    droppedBy: toMoney(Math.max(droppedBy ?? drop, 0)),
  };
});

/** A saved search (docs/wire/alerts.md). */
const savedSearch = camelObject({
  id: idText,
  name: z.string(),
  query: z.string(),
  created_at: dateTime,
  new_count: number.nullish().transform((count) => count ?? 0),
});

/** Endpoints of price alerts and saved searches. `{customer}` is the id of the token's customer. */
export const alertEndpoints = {
  priceAlerts: endpoint('GET', '/V1/price/alerts/{customer}', z.array(priceAlert))(),
  priceAlertAdd: endpoint('POST', '/V1/price-alert/me/', priceAlert)<{ readonly sku: string }>(),
  priceAlertRemove: endpoint('DELETE', '/V1/price-alert/me/{id}', moduleSuccess)(),
  savedSearches: endpoint('GET', '/V1/saved-search/me', z.array(savedSearch))(),
  savedSearchAdd: endpoint('POST', '/V1/saved-search/add', savedSearch)<{
    readonly name: string;
    readonly query: string;
  }>(),
  savedSearchRemove: endpoint('POST', '/V1/saved-search/remove', moduleSuccess)<{
    readonly id: number;
  }>(),
} as const;
