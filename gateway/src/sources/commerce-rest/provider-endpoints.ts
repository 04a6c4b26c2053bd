import { z } from 'zod';
import { idText, text } from '../wire-values.ts';
import { changing, endpoint } from './endpoint.ts';

/** A configured path is text like any other: it has no parts to fill in. */
const below = (base: string, name: string): string => `${base}/${name}`;

const token = z.string().min(1);
/** `status` 1 is success; everything else is a failure, told with 200. */
const outcome = z.object({ status: z.coerce.number(), message: text });
const ordered = outcome.extend({
  order_id: idText.nullish(),
  increment_id: text,
});
export type WalletOrderResponse = z.infer<typeof ordered>;

/** Where an express order goes, as the cart has it afterwards. */
const authorized = outcome.extend({
  email: text,
  shipping_address: z
    .object({
      firstname: text,
      lastname: text,
      street: z.array(z.string()).nullish(),
      city: text,
      region_code: text,
      postcode: text,
      country_id: text,
      telephone: text,
    })
    .nullish(),
});
export type AuthorizedPayment = z.infer<typeof authorized>;

interface WalletBody {
  readonly paypalorderid: string;
  readonly quoteId: string;
}

/** The wallet's calls below its configured path; the GETs open something, so they are never sent twice. */
export const walletEndpoints = (base: string) => ({
  customerToken: changing(endpoint('GET', below(base, 'getcustomertoken'), token)()),
  checkoutToken: changing(endpoint('GET', below(base, 'checkouttoken'), token)()),
  paypalToken: changing(endpoint('GET', below(base, 'paypaltoken'), token)()),
  capture: endpoint('PUT', below(base, 'capture'), outcome)<WalletBody>(),
  authorize: endpoint('PUT', below(base, 'authorizepaypal'), authorized)<WalletBody>(),
  placeOrder: endpoint('PUT', below(base, 'placeorder'), ordered)<WalletBody>(),
  validateOrder: endpoint('PUT', below(base, 'validateorder'), outcome)<{
    readonly quoteId: string;
  }>(),
});
export type WalletCalls = ReturnType<typeof walletEndpoints>;

/** The financing provider's call below its configured path; an answer without a number is a failure. */
export const financingEndpoints = (base: string) => ({
  createOrder: endpoint(
    'PUT',
    below(base, 'createorder'),
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
  )<{ readonly quoteid: string; readonly token: string }>(),
});
