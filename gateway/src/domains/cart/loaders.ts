import DataLoader from 'dataloader';
import { decodeJwt } from 'jose';
import { isRegionNamed, withRegionId } from '../../calls/address.ts';
import { type Attempt, attempt } from '../../calls/rest-calls.ts';
import { type ErrorRule, userErrorCode } from '../../calls/user-errors.ts';
import type { LoaderContext } from '../../context.ts';
import { toError } from '../../core/errors.ts';
import type { AddressInput, CartMerge, Country } from '../../generated/types.ts';
import { requireToken, type Session } from '../../session/session.ts';
import {
  type CartCalls,
  type CartOwner,
  customerCartCalls,
  guestCartCalls,
} from '../../sources/commerce-rest/cart.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { asRead, type Endpoint } from '../../sources/commerce-rest/client.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content.ts';
import {
  getQuoteId,
  toCart,
  toCountries,
  toPaymentMethods,
  toShippingMethods,
  toTotals,
} from './mappers.ts';
import { mergeGuestCart } from './merge.ts';

/** What a call of a cart carries. */
interface CartCallInput<Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly idempotencyKey?: string;
}

type PickCall<Response, Body> = (calls: CartCalls) => Endpoint<string, Response, Body>;

/** Makes one call about a cart: a guest's by its masked id, a customer's with their token. */
type SendCart = <Response, Body>(
  owner: CartOwner,
  pick: PickCall<Response, Body>,
  input?: CartCallInput<Body>,
) => Promise<Response>;

function createSendCart(rest: CommerceRest, requestId: string, session: Session): SendCart {
  return async (owner, pick, { params = {}, ...input } = {}) =>
    owner.kind === 'guest'
      ? rest.call(pick(guestCartCalls), {
          ...input,
          params: { ...params, cart: owner.cartId },
          requestId,
        })
      : rest.call(pick(customerCartCalls), {
          ...input,
          params,
          token: requireToken(session),
          requestId,
        });
}

/** The customer's number in a token of Magento 2.4.4 and newer, so that all sessions of a customer are one. */
function getCustomerId(token: string): string {
  try {
    return String(decodeJwt(token).uid ?? token);
  } catch {
    return token;
  }
}

/**
 * What tells the carts of one request, and the locks of all, apart. Anybody can write a token with another's number, so
 * a client that keeps its token itself is known by all of it, and nobody waits for a forger's turn.
 */
function toOwnerKey(owner: CartOwner, { customer, keepsOwnToken }: Session): string {
  if (owner.kind === 'guest') return `guest:${owner.cartId}`;
  const token = customer?.token ?? '';
  return `customer:${keepsOwnToken ? token : getCustomerId(token)}`;
}

type ByOwner<Value> = DataLoader<CartOwner, Value, string>;

declare module '../../context.ts' {
  interface Loaders {
    readonly cart: ReturnType<typeof createCartLoaders>;
  }
}

/** The REST reads one cart a call, so a loader's work here is to never ask twice. */
function oncePerRequest<Value>(
  toKey: (owner: CartOwner) => string,
  read: (owner: CartOwner) => Promise<Value>,
): ByOwner<Value> {
  return new DataLoader<CartOwner, Value, string>(
    (owners) => Promise.all(owners.map((owner) => read(owner).catch(toError))),
    { cacheKeyFn: toKey },
  );
}

/** Cart loaders of one request. */
export function createCartLoaders(deps: LoaderContext) {
  const { rest, requestId, session, locks, publicCache } = deps;
  const send = createSendCart(rest, requestId, session);
  const toKey = (owner: CartOwner) => toOwnerKey(owner, session);
  /** Null when there is no such cart. */
  const cart = oncePerRequest(toKey, async (owner) => {
    try {
      return toCart(await send(owner, ({ read }) => read), owner);
    } catch (error) {
      if (userErrorCode(error) === 'NO_ACTIVE_CART') return null;
      throw error;
    }
  });
  /** What the lines of quotes pay for, by the lines' ids. */
  const quoteIds = oncePerRequest(toKey, async (owner) => {
    const items = await send(owner, (calls) => calls.items);
    return new Map(items.map((item) => [item.item_id, getQuoteId(item)]));
  });
  const totals = oncePerRequest(toKey, async (owner) =>
    toTotals(await send(owner, (calls) => calls.totals)),
  );
  const paymentMethods = oncePerRequest(toKey, async (owner) =>
    toPaymentMethods(await send(owner, (calls) => calls.paymentMethods)),
  );
  /** Of a cart that holds an address. */
  const shippingMethods = oncePerRequest(toKey, async (owner) => {
    const { shippingAddress = null, isVirtual = true } = (await cart.load(owner)) ?? {};
    if (shippingAddress === null || isVirtual) return isVirtual ? [] : null;
    const body = { address: shippingAddress };
    return toShippingMethods(await send(owner, (calls) => asRead(calls.shippingMethods), { body }));
  });
  /** Runs one change of a cart at a time (Magento adds a line twice when two adds meet), then clears what was read. */
  const runExclusive = <T>(owner: CartOwner, job: () => Promise<T>): Promise<T> =>
    locks.runExclusive(toKey(owner), job).finally(() => {
      for (const loader of [cart, quoteIds, totals, paymentMethods, shippingMethods])
        loader.clear(owner);
    });
  const loaders = {
    cart,
    quoteIds,
    totals,
    paymentMethods,
    shippingMethods,
    send,
    runExclusive,
    countries: (): Promise<readonly Country[]> =>
      publicCache.get('countries', async () =>
        toCountries(await rest.call(contentEndpoints.countries, { requestId })),
      ),
    /** The address with the number of its region, which is looked up when only its code or name is given. */
    withRegionId: async (address: AddressInput): Promise<AddressInput> =>
      isRegionNamed(address) ? withRegionId(address, await loaders.countries()) : address,
    /** As `send`, for a change. What the back end's errors mean to a person is in `rules`. */
    write: <Response, Body>(
      owner: CartOwner,
      pick: PickCall<Response, Body>,
      { rules, ...input }: CartCallInput<Body> & { readonly rules: readonly ErrorRule[] },
    ): Promise<Attempt<Response>> =>
      attempt(() => runExclusive(owner, () => send(owner, pick, input)), rules),
    /** Moves a guest's cart into the customer's, as signing in does. */
    mergeGuestCart: (guestCartId: string): Promise<CartMerge> =>
      mergeGuestCart(guestCartId, { ...deps, cart: loaders }),
  };
  return loaders;
}
