import { z } from 'zod';
import { flag, idText, number, text } from '../wire-values.ts';

/** An address of a cart as the REST takes it. `region` is text here, and nothing else may be in it. */
export interface CartAddressBody {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly company?: string;
  readonly street?: readonly string[];
  readonly city?: string;
  readonly region?: string;
  readonly region_id?: number;
  readonly region_code?: string;
  readonly postcode?: string;
  readonly country_id?: string;
  readonly telephone?: string;
  readonly email?: string;
}

const id = z.union([z.string(), z.number()]);

/** An address of a customer as the REST answers and takes it. `region` is an object here. */
export const customerAddressWire = z.looseObject({
  id: id.optional(),
  region: z
    .looseObject({ region_code: text, region: text, region_id: id.nullish() })
    .nullish()
    .or(z.array(z.unknown())),
  region_id: id.nullish(),
  country_id: text,
  street: z.array(z.string()).nullish(),
  company: text,
  telephone: text,
  postcode: text,
  city: text,
  firstname: text,
  lastname: text,
  default_shipping: flag.nullish(),
  default_billing: flag.nullish(),
});
export type CustomerAddressWire = z.infer<typeof customerAddressWire>;

/** A customer as GET /V1/customers/me answers. */
export const customerResponse = z.looseObject({
  id: idText,
  email: z.string(),
  firstname: text,
  lastname: text,
  created_at: text,
  store_id: number.nullish(),
  website_id: number.nullish(),
  addresses: z.array(customerAddressWire).nullish(),
  extension_attributes: z
    .looseObject({ is_subscribed: flag.nullish() })
    .nullish()
    .or(z.array(z.unknown())),
});
export type CustomerResponse = z.infer<typeof customerResponse>;

/** What PUT /V1/customers/me takes. Without `addresses` the stored ones stay. */
export interface CustomerBody {
  readonly customer: {
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly website_id?: number;
    readonly store_id?: number;
    readonly default_billing?: string;
    readonly default_shipping?: string;
    readonly addresses?: readonly object[];
    readonly extension_attributes?: { readonly is_subscribed: boolean };
  };
}
