import DataLoader from 'dataloader';
import { isRegionNamed, withRegionId } from '../../calls/address.ts';
import { type Attempt, attempt } from '../../calls/rest-calls.ts';
import { type ErrorRule, userErrorCode } from '../../calls/user-errors.ts';
import type { LoaderContext } from '../../context.ts';
import { toError } from '../../core/errors.ts';
import type { AddressInput, CartMerge, Country } from '../../generated/types.ts';
import { getCustomerKey, requireToken } from '../../session/session.ts';
import {
  type CartCalls,
  type CartOwner,
  customerCartCalls,
  guestCartCalls,
} from '../../sources/commerce-rest/cart.ts';
import type { Endpoint } from '../../sources/commerce-rest/client.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content.ts';
import { type CartLineModel, isOutdated, toCart, toTotals } from './mappers.ts';
import { mergeGuestCart } from './merge.ts';

interface CartCallInput<Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly idempotencyKey?: string;
}

type PickCall<Response, Body> = (calls: CartCalls) => Endpoint<string, Response, Body>;

/** The payload of a change; the cart is read again only if it is selected. */
export function withOwner<Result extends Attempt<unknown>>(owner: CartOwner, result: Result) {
  return { ...result, owner: result.value === null ? null : owner };
}

export function createCartLoaders(deps: LoaderContext) {
  const { rest, requestId, session, locks, publicCache } = deps;
  /** Calls the endpoint of a guest's cart by masked id, or of a customer's with the token. */
  const send = async <Response, Body>(
    owner: CartOwner,
    pick: PickCall<Response, Body>,
    { params, ...input }: CartCallInput<Body> = {},
  ): Promise<Response> => {
    const [calls, caller] =
      owner.kind === 'guest'
        ? [guestCartCalls, { params: { ...params, cart: owner.cartId } }]
        : [customerCartCalls, { params: { ...params }, token: requireToken(session) }];
    return rest
      .call(pick(calls), { ...input, ...caller, requestId })
      .catch(async (error: unknown) => {
        if (owner.kind === 'guest' || userErrorCode(error) !== 'NOT_FOUND') throw error;
        // The text for a missing cart may be translated; reading the cart is rejected with a parameter.
        await rest.call(calls.read, { ...caller, requestId }).catch((missing: unknown) => {
          if (userErrorCode(missing) === 'NO_ACTIVE_CART') throw missing;
        });
        throw error;
      });
  };
  /** The key of a cart in caches and locks, one for all sessions of a customer. */
  const toKey = (owner: CartOwner): string =>
    owner.kind === 'guest' ? `guest:${owner.cartId}` : `customer:${getCustomerKey(session)}`;
  /** Caches for one request; each REST call reads a single cart, so there is nothing to batch. */
  const once = <Value>(read: (owner: CartOwner) => Promise<Value>) =>
    new DataLoader<CartOwner, Value, string>(
      (owners) => Promise.all(owners.map((owner) => read(owner).catch(toError))),
      { cacheKeyFn: toKey },
    );
  /** Null if the cart does not exist. */
  const cart = once(async (owner) => {
    try {
      return toCart(await send(owner, ({ read }) => read), owner);
    } catch (error) {
      if (userErrorCode(error) === 'NO_ACTIVE_CART') return null;
      throw error;
    }
  });
  /** The quotes paid by lines, by line id. */
  const quoteIds = once(async (owner) => {
    const items = await send(owner, (calls) => calls.items);
    return new Map(items.map(({ id, quoteId }) => [id, quoteId]));
  });
  /** The quote that a line pays for; null for a product. */
  const readQuoteId = async ({ id, quoteId, optionsOwner }: CartLineModel) =>
    optionsOwner === null ? quoteId : ((await quoteIds.load(optionsOwner)).get(id) ?? null);
  const readTotals = (owner: CartOwner) => send(owner, (calls) => calls.totals);
  /** Has Magento compute the totals anew, which it does with each change. The smallest is to set the same coupon, or none. */
  const recompute = (owner: CartOwner) =>
    locks.runExclusive(toKey(owner), async () => {
      const { coupon_code: code } = await readTotals(owner);
      if (code) await send(owner, (calls) => calls.couponApply, { params: { code } });
      else await send(owner, (calls) => calls.couponRemove);
      return readTotals(owner);
    });
  const totals = once(async (owner) => {
    const read = await readTotals(owner);
    return toTotals(isOutdated(read) ? await recompute(owner).catch(() => read) : read);
  });
  const paymentMethods = once((owner) => send(owner, (calls) => calls.paymentMethods));
  /** For a cart with an address. */
  const shippingMethods = once(async (owner) => {
    const { shippingAddress = null, isVirtual = true } = (await cart.load(owner)) ?? {};
    if (shippingAddress === null || isVirtual) return isVirtual ? [] : null;
    const body = { address: shippingAddress };
    // The call has no side effects.
    return send(owner, (calls) => ({ ...calls.shippingMethods, isWrite: false }), { body });
  });
  /**
   * Runs one change of a cart at a time, because Magento adds a line twice when two additions overlap, then clears the
   * cached reads.
   */
  const runExclusive = <T>(owner: CartOwner, job: () => Promise<T>): Promise<T> =>
    locks.runExclusive(toKey(owner), job).finally(() => {
      for (const loader of [cart, quoteIds, totals, paymentMethods, shippingMethods])
        loader.clear(owner);
    });
  const loaders = {
    cart,
    quoteIds,
    readQuoteId,
    totals,
    paymentMethods,
    shippingMethods,
    toKey,
    send,
    runExclusive,
    countries: (): Promise<readonly Country[]> =>
      publicCache.get('countries', () => rest.call(contentEndpoints.countries, { requestId })),
    /** The address with its region's id, which is looked up if only code or name is given. */
    withRegionId: async (address: AddressInput): Promise<AddressInput> =>
      isRegionNamed(address) ? withRegionId(address, await loaders.countries()) : address,
    /** Like `send`, for a change; returns its payload. `rules` map the back end's errors to user errors. */
    write: async <Response, Body>(
      owner: CartOwner,
      pick: PickCall<Response, Body>,
      { rules, ...input }: CartCallInput<Body> & { readonly rules: readonly ErrorRule[] },
    ) =>
      withOwner(
        owner,
        await attempt(() => runExclusive(owner, () => send(owner, pick, input)), rules),
      ),
    /** Merges a guest's cart into the customer's, as signing in does. */
    mergeGuestCart: (guestCartId: string): Promise<CartMerge> =>
      mergeGuestCart(guestCartId, { ...deps, cart: loaders }),
  };
  return loaders;
}
