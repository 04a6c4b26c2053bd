import { decodeJwt } from 'jose';
import type { CartOwner } from '../../core/cart-owner.ts';
import { type Session, tokenOf } from '../../session/session.ts';
import {
  type CartCalls,
  customerCartCalls,
  guestCartCalls,
} from '../../sources/commerce-rest/cart-endpoints.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import type { Endpoint } from '../../sources/commerce-rest/endpoint.ts';

/** What a call of a cart carries. */
export interface CartCallInput<Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** Makes one call about a cart: a guest's by its masked id, a customer's with their token. */
export type SendCart = <Answer, Body>(
  owner: CartOwner,
  pick: (calls: CartCalls) => Endpoint<string, Answer, Body>,
  input?: CartCallInput<Body>,
) => Promise<Answer>;

/** How a request sends calls about carts. */
export const createSendCart =
  (rest: CommerceRest, requestId: string, session: Session): SendCart =>
  async (owner, pick, { params = {}, ...input } = {}) =>
    owner.kind === 'guest'
      ? rest.call(pick(guestCartCalls), {
          ...input,
          params: { ...params, cart: owner.cartId },
          requestId,
        })
      : rest.call(pick(customerCartCalls), {
          ...input,
          params,
          token: tokenOf(session),
          requestId,
        });

/** The customer's number in a token of Magento 2.4.4 and newer, so that all sessions of a customer are one. */
const customerIn = (token: string): string => {
  try {
    return String(decodeJwt(token).uid ?? token);
  } catch {
    return token;
  }
};

/**
 * What tells the carts of one request, and the locks of all, apart. Anybody can write a token with another's number, so
 * a client that keeps its token itself is known by all of it, and nobody waits for a forger's turn.
 */
export const keyOfOwner = (owner: CartOwner, { customer, keepsOwnToken }: Session): string => {
  if (owner.kind === 'guest') return `guest:${owner.cartId}`;
  const token = customer?.token ?? '';
  return `customer:${keepsOwnToken ? token : customerIn(token)}`;
};
