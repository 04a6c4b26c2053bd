import { z } from 'zod';
import { type CustomerBody, customerResponse } from './address-wire.ts';
import { endpoint } from './endpoint.ts';

/** A token is a bare JSON string; an empty one is none. */
const token = z.string().min(1);

/** What opens an account. */
export interface NewCustomerBody {
  readonly customer: {
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly extension_attributes: { readonly is_subscribed: boolean };
  };
  readonly password: string;
}

/** Who Google says that somebody is, and its token. */
export interface GoogleBody {
  readonly userInfo: {
    readonly id: string;
    readonly email: string;
    readonly given_name: string;
    readonly family_name: string;
  };
  readonly token: string;
}

/** Signing in and out, and the account. */
export const customerEndpoints = {
  token: endpoint('POST', '/V1/integration/customer/token', token)<{
    readonly username: string;
    readonly password: string;
  }>(),
  revoke: endpoint('POST', '/V1/integration/customer/revoke-customer-token', z.boolean())<
    Record<string, never>
  >(),
  facebook: endpoint('POST', '/V1/social/facebooklogin', token)<{
    readonly accessToken: string;
  }>(),
  google: endpoint('POST', '/V1/social/googlelogin', token)<GoogleBody>(),
  read: endpoint('GET', '/V1/customers/me', customerResponse)(),
  create: endpoint('POST', '/V1/customers', customerResponse)<NewCustomerBody>(),
  update: endpoint('PUT', '/V1/customers/me', customerResponse)<CustomerBody>(),
  passwordChange: endpoint('PUT', '/V1/customers/me/password', z.boolean())<{
    readonly currentPassword: string;
    readonly newPassword: string;
  }>(),
  passwordResetRequest: endpoint('PUT', '/V1/customers/password', z.boolean())<{
    readonly email: string;
    readonly template: 'email_reset';
    readonly websiteId: number;
  }>(),
  passwordReset: endpoint('POST', '/V1/customers/resetPassword', z.boolean())<{
    readonly email: string;
    readonly resetToken: string;
    readonly newPassword: string;
  }>(),
} as const;
