import DataLoader from 'dataloader';
import { userErrorCode } from '../../calls/user-errors.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import type { KeyedLock } from '../../core/keyed-lock.ts';
import { errorOf } from '../../core/thrown.ts';
import type {
  CartMerge,
  CartTotals,
  Country,
  PaymentMethod,
  ShippingMethod,
} from '../../generated/types.ts';
import type { Session } from '../../session/session.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content-endpoints.ts';
import { reading } from '../../sources/commerce-rest/endpoint.ts';
import type { SwrCache } from '../../sources/swr-cache.ts';
import { toCart, toCountries, toPaymentMethods, toShippingMethods, toTotals } from './mappers.ts';
import { mergeGuestCart } from './merge.ts';
import type { CartModel } from './models.ts';
import { createSendCart, keyOfOwner, type SendCart } from './send.ts';

type ByOwner<Value> = DataLoader<CartOwner, Value, string>;

/** What carts read in one request; nothing is read twice. */
export interface CartReads {
  /** Null when there is no such cart. */
  readonly cart: ByOwner<CartModel | null>;
  readonly totals: ByOwner<CartTotals>;
  readonly paymentMethods: ByOwner<readonly PaymentMethod[]>;
  /** Of a cart that holds an address. */
  readonly shippingMethods: ByOwner<readonly ShippingMethod[] | null>;
  readonly countries: () => Promise<readonly Country[]>;
  readonly send: SendCart;
  /** Runs one write of a cart at a time (Magento puts a line in twice when two adds meet), and forgets what was read. */
  readonly write: <T>(owner: CartOwner, job: () => Promise<T>) => Promise<T>;
}

export interface CartLoaders extends CartReads {
  /** Moves a guest's cart into the customer's, as signing in does. */
  readonly mergeGuestCart: (guestCartId: string) => Promise<CartMerge>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly cart: CartLoaders;
  }
}

/** What the cart domain needs from the gateway. */
export interface CartDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
  readonly locks: KeyedLock;
  /** Keeps public answers for a short while. */
  readonly answers: SwrCache;
}

/** The REST reads one cart a call, so a loader's work here is to never ask twice. */
const oncePerRequest = <Value>(
  keyOf: (owner: CartOwner) => string,
  read: (owner: CartOwner) => Promise<Value>,
): ByOwner<Value> =>
  new DataLoader<CartOwner, Value, string>(
    (owners) => Promise.all(owners.map((owner) => read(owner).catch(errorOf))),
    { cacheKeyFn: keyOf },
  );

/** Cart loaders of one request. */
export const createCartLoaders = (deps: CartDeps): CartLoaders => {
  const { rest, requestId, session, locks, answers } = deps;
  const send = createSendCart(rest, requestId, session);
  const keyOf = (owner: CartOwner) => keyOfOwner(owner, session);
  const cart = oncePerRequest(keyOf, async (owner) => {
    try {
      return toCart(await send(owner, ({ read }) => read), owner);
    } catch (error) {
      if (userErrorCode(error) === 'NO_ACTIVE_CART') return null;
      throw error;
    }
  });
  const totals = oncePerRequest(keyOf, async (owner) =>
    toTotals(await send(owner, (calls) => calls.totals)),
  );
  const paymentMethods = oncePerRequest(keyOf, async (owner) =>
    toPaymentMethods(await send(owner, (calls) => calls.paymentMethods)),
  );
  const shippingMethods = oncePerRequest(keyOf, async (owner) => {
    const { shippingAddress = null, isVirtual = true } = (await cart.load(owner)) ?? {};
    if (shippingAddress === null || isVirtual) return isVirtual ? [] : null;
    const body = { address: shippingAddress };
    return toShippingMethods(
      await send(owner, (calls) => reading(calls.shippingMethods), { body }),
    );
  });
  const forget = (owner: CartOwner) => {
    for (const loader of [cart, totals, paymentMethods, shippingMethods]) loader.clear(owner);
  };
  const reads: CartReads = {
    cart,
    totals,
    paymentMethods,
    shippingMethods,
    send,
    countries: () =>
      answers.get('countries', async () =>
        toCountries(await rest.call(contentEndpoints.countries, { requestId })),
      ),
    write: (owner, job) => locks.run(keyOf(owner), job).finally(() => forget(owner)),
  };
  return {
    ...reads,
    mergeGuestCart: (guestCartId) =>
      mergeGuestCart(guestCartId, { cart: reads, rest, requestId, session }),
  };
};
