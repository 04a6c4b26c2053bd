import DataLoader from 'dataloader';
import type { CartTotals, Country, PaymentMethod } from '../../generated/types.ts';
import type { Memo } from '../../shared/memo.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { contentEndpoints, guestCartEndpoints } from '../../sources/commerce-rest/endpoints.ts';
import { isMissingCart } from './errors.ts';
import { toCart, toCountries, toPaymentMethods, toTotals } from './mappers.ts';
import type { CartModel, CartOwner } from './models.ts';

type ByOwner<Value> = DataLoader<CartOwner, Value, string>;

/** What carts read in one request; nothing is read twice. */
export interface CartLoaders {
  /** Null when there is no such cart. */
  readonly cart: ByOwner<CartModel | null>;
  readonly totals: ByOwner<CartTotals>;
  readonly paymentMethods: ByOwner<readonly PaymentMethod[]>;
  readonly countries: () => Promise<readonly Country[]>;
  /** Forgets what was read about a cart, after a write to it. */
  readonly forget: (owner: CartOwner) => void;
}

/** What the cart domain needs from the gateway. */
export interface CartDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  /** Keeps public answers for a short while. */
  readonly answers: Memo;
}

const keyOf = (owner: CartOwner): string => `${owner.kind}:${owner.cartId}`;

/** The REST reads one cart a call, so a loader's work here is to never ask twice. */
const oncePerRequest = <Value>(read: (owner: CartOwner) => Promise<Value>): ByOwner<Value> =>
  new DataLoader<CartOwner, Value, string>(
    (owners) =>
      Promise.all(
        owners.map((owner) =>
          read(owner).catch((error: unknown) =>
            error instanceof Error ? error : new Error('read failed', { cause: error }),
          ),
        ),
      ),
    { cacheKeyFn: keyOf },
  );

/** Cart loaders of one request. */
export const createCartLoaders = ({ rest, requestId, answers }: CartDeps): CartLoaders => {
  const inputOf = ({ cartId }: CartOwner) => ({ params: { cart: cartId }, requestId });
  const cart = oncePerRequest(async (owner) => {
    try {
      return toCart(await rest.call(guestCartEndpoints.read, inputOf(owner)), owner);
    } catch (error) {
      if (isMissingCart(error)) return null;
      throw error;
    }
  });
  const totals = oncePerRequest(async (owner) =>
    toTotals(await rest.call(guestCartEndpoints.totals, inputOf(owner))),
  );
  const paymentMethods = oncePerRequest(async (owner) =>
    toPaymentMethods(await rest.call(guestCartEndpoints.paymentMethods, inputOf(owner))),
  );
  return {
    cart,
    totals,
    paymentMethods,
    countries: () =>
      answers.get('countries', async () =>
        toCountries(await rest.call(contentEndpoints.countries, { requestId })),
      ),
    forget: (owner) => {
      cart.clear(owner);
      totals.clear(owner);
      paymentMethods.clear(owner);
    },
  };
};
