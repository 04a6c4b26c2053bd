import { z } from 'zod';
import { createToEnum } from '../../core/values.ts';
import {
  as,
  camelObject,
  dateTime,
  flag,
  idText,
  list,
  money,
  orNull,
  text,
  textOrNull,
} from '../wire-values.ts';
import { asWrite, endpoint } from './client.ts';
import { orderAddressResponse } from './orders.ts';

/** The result is typed as `string`, because a configured path has no placeholders. */
function below(base: string, name: string): string {
  return `${base}/${name}`;
}

const token = z.string().min(1);
/** A `status` of 1 is success; everything else is a failure, also sent with HTTP status 200. */
const outcome = z.object({ status: z.coerce.number().catch(0), message: text });

/** PHP modules return `[]`, null or false for no result, which has no status either. */
function withoutResult<Outcome>(response: z.ZodType<Outcome>): z.ZodType<Outcome> {
  const isNothing = (value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (isNothing(value) ? {} : value), response);
}

const ordered = outcome.extend({
  order_id: idText.nullish(),
  increment_id: text,
});
export type WalletOrderResponse = z.infer<typeof ordered>;

/** The shipping address of an express order, as stored in the cart. */
const authorized = outcome.extend({
  email: text,
  shipping_address: orderAddressResponse.nullish(),
});
export type AuthorizedPayment = z.infer<typeof authorized>;

interface WalletBody {
  readonly paypalorderid: string;
  readonly quoteId: string;
}

/** The wallet endpoints below their configured path; the GETs have side effects, so they are never retried. */
export function createWalletEndpoints(base: string) {
  return {
    customerToken: asWrite(endpoint('GET', below(base, 'getcustomertoken'), token)()),
    checkoutToken: asWrite(endpoint('GET', below(base, 'checkouttoken'), token)()),
    paypalToken: asWrite(endpoint('GET', below(base, 'paypaltoken'), token)()),
    capture: endpoint('PUT', below(base, 'capture'), withoutResult(outcome))<WalletBody>(),
    authorize: endpoint(
      'PUT',
      below(base, 'authorizepaypal'),
      withoutResult(authorized),
    )<WalletBody>(),
    placeOrder: endpoint('PUT', below(base, 'placeorder'), withoutResult(ordered))<WalletBody>(),
    validateOrder: endpoint('PUT', below(base, 'validateorder'), withoutResult(outcome))<{
      readonly quoteId: string;
    }>(),
  };
}

/** An order's number. PHP modules return 0 or 1 for a result without one. */
const orderNumber = z.union([z.string().trim().min(1), z.number().gt(1).transform(String)]);
/** The number of the financed order, bare or in an object as in the wallet's response; null if there is none. */
const financed = z
  .union([
    orderNumber,
    z.object({ increment_id: orderNumber }).transform(({ increment_id }) => increment_id),
  ])
  .nullable()
  .catch(null);

/** The financing endpoint below its configured path. */
export function createFinancingEndpoints(base: string) {
  return {
    createOrder: endpoint('PUT', below(base, 'createorder'), financed)<{
      readonly quoteid: string;
      readonly token: string;
    }>(),
  };
}

const balanceFields = {
  code: z.string(),
  balance: money,
  initial: orNull(money),
  expires: as('expiresAt', dateTime),
};
/** The balance of a gift card (docs/wire/giftcards.md). */
const balance = camelObject(balanceFields);

const change = camelObject({
  date: as('createdAt', dateTime),
  reason: text.transform(createToEnum(['ISSUED', 'REDEEMED', 'RETURNED'])),
  change: money,
  balance: money,
  order: as('orderNumber', textOrNull),
});

/** A customer's gift card (docs/wire/giftcards.md). */
const card = camelObject({
  ...balanceFields,
  is_expired: flag.nullish().transform((isExpired) => isExpired ?? false),
  created_at: dateTime,
  history: list(change),
});

/** Endpoints of a customer's gift cards and of a card's balance, which is the first entry of a list. */
export const giftCardEndpoints = {
  mine: endpoint('GET', '/V1/gift-card/me', z.array(card))(),
  balance: endpoint('POST', '/V1/gift-card/me/balance', z.array(balance))<{
    readonly code: string;
  }>(),
} as const;
