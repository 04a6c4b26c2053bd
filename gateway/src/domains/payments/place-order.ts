import { setTimeout as sleep } from 'node:timers/promises';
import { PAYMENT_RULES } from '../../calls/errors/cart.ts';
import { oncePerKey, type SharedRuns } from '../../calls/idempotency.ts';
import { attempt } from '../../calls/rest-calls.ts';
import { userErrorCode } from '../../calls/user-errors.ts';
import type { GatewayContext, Loaders } from '../../context.ts';
import type {
  CustomerCartOrderPlaceInput,
  GuestCartOrderPlaceInput,
} from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import type { TtlStore } from '../../session/ttl-store.ts';
import { type CartOwner, toCartOwner } from '../../sources/commerce-rest/cart.ts';
import { isServiceFailure } from '../../sources/upstream-error.ts';
import { type OrderPlaceModel, type PaymentChoice, toPaymentBody } from './mappers.ts';

/** How long a try that is under way is waited for, in milliseconds; longer than a write may take. */
const MAX_WAIT_MS = 9_000;
const POLL_MS = 50;
const OUTCOME_MS = 86_400_000;

/**
 * Makes all gateways place an order once for each key. `notes`, which gateways share where there is a Redis, hold the
 * outcome; a run that is under way is waited for. An outcome that is not done is forgotten, so that the next try runs.
 */
export function createSharedOrders(notes: TtlStore): SharedRuns {
  return {
    async once<T>(key: string, run: () => Promise<T>, isDone: (outcome: T) => boolean) {
      const [claim, outcomeKey] = [`order-claim:${key}`, `order-outcome:${key}`];
      const deadline = performance.now() + MAX_WAIT_MS;
      while (performance.now() < deadline) {
        const [known] = await notes.read([outcomeKey]);
        // Only a run of the same key writes under it, so the type holds.
        if (typeof known === 'string') return JSON.parse(known) as T;
        if (await notes.setIfAbsent(claim, MAX_WAIT_MS)) break;
        await sleep(POLL_MS);
      }
      try {
        const outcome = await run();
        if (isDone(outcome)) await notes.write(outcomeKey, JSON.stringify(outcome), OUTCOME_MS);
        return outcome;
      } finally {
        await notes.release(claim);
      }
    },
  };
}

/** How far the clocks of the gateway and the back end may be apart, in milliseconds. */
const CLOCKS_APART_MS = 60_000;

/** A customer's cart is gone: the newest order tells whether this try has made it, or there never was one. */
async function newestOrderSince(
  since: number,
  { loaders }: GatewayContext,
): Promise<string | null> {
  const { orders } = await loaders.orders.mine(1, 1);
  const [newest] = orders;
  const isNew =
    newest !== undefined && Date.parse(newest.createdAt ?? '') >= since - CLOCKS_APART_MS;
  return isNew ? newest.id : null;
}

interface Placed {
  /** Null when only the cart tells that the order stands. */
  readonly orderId: string | null;
}

/** What became of an order whose call gave no response; null when it does not stand. */
async function lookUp(
  owner: CartOwner,
  since: number,
  context: GatewayContext,
): Promise<Placed | null> {
  const cart = await context.loaders.cart.cart.load(owner);
  if (owner.kind === 'guest') return cart?.isActive === false ? { orderId: null } : null;
  if (cart !== null) return null;
  const orderId = await newestOrderSince(since, context);
  return orderId === null ? null : { orderId };
}

/** One try of an order. */
interface Try {
  readonly owner: CartOwner;
  readonly place: () => Promise<string>;
  /** Under this is kept when the key's first try was that nobody knows the end of. */
  readonly doubt: string;
}

/** When the first try began whose end nobody knows, in milliseconds since 1970; null when there is none. */
function rememberDoubt(
  { doubt }: Try,
  { orderCache: orders }: GatewayContext,
  at: number | null = null,
) {
  return orders.get(
    doubt,
    async () => at,
    (known) => known !== null,
  );
}

/** Since when an order may stand although the call has failed; null when it cannot. */
async function mayStandSince(
  error: unknown,
  { tried, began }: { readonly tried: Try; readonly began: number },
  context: GatewayContext,
): Promise<number | null> {
  if (isServiceFailure(error)) return rememberDoubt(tried, context, began);
  return userErrorCode(error) === 'NO_ACTIVE_CART' ? rememberDoubt(tried, context) : null;
}

/**
 * Places the order. The back end may have placed it although no response came, in this try or an earlier one of the
 * same key; then the cart, which is inactive or gone once it has become an order, and the customer's newest order tell
 * whether it stands.
 */
async function placeOrLookUp(tried: Try, context: GatewayContext): Promise<Placed> {
  const { owner, place } = tried;
  const began = Date.now();
  try {
    return { orderId: await context.loaders.cart.runExclusive(owner, place) };
  } catch (error) {
    const since = await mayStandSince(error, { tried, began }, context);
    if (since === null) throw error;
    const found = await lookUp(owner, since, context).catch(() => null);
    if (found === null) throw error;
    return found;
  }
}

function toModel(
  owner: CartOwner,
  { value, userErrors }: Awaited<ReturnType<typeof attempt<{ orderId: string | null }>>>,
): OrderPlaceModel {
  return {
    isPlaced: value !== null,
    orderId: value?.orderId ?? null,
    guestCartId: owner.kind === 'guest' ? owner.cartId : null,
    userErrors,
  };
}

/** How to pay as the back end takes it, with the number of the billing address's region. */
export async function createPaymentBody(choice: PaymentChoice, cart: Loaders['cart']) {
  const { billingAddress } = choice;
  return toPaymentBody(
    billingAddress
      ? { ...choice, billingAddress: await cart.withRegionId(billingAddress) }
      : choice,
  );
}

/** Magento: POST /V1/guest-carts/{cart}/payment-information, PUT /V1/carts/mine/order. One order for each key. */
export async function placeOrder(
  input: GuestCartOrderPlaceInput | CustomerCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> {
  const owner = toCartOwner(input);
  const { idempotencyKey } = input;
  const { cart } = context.loaders;
  const body = await createPaymentBody(input, cart);
  const id = owner.kind === 'guest' ? owner.cartId : requireToken(context.session);
  const who = `${owner.kind}:${id}`;
  const tried: Try = {
    owner,
    place: () => cart.send(owner, ({ order }) => order, { body, idempotencyKey }),
    doubt: `doubt:${who}:${idempotencyKey}`,
  };
  return oncePerKey(
    {
      who,
      key: idempotencyKey,
      payload: body,
      run: async () =>
        toModel(owner, await attempt(() => placeOrLookUp(tried, context), PAYMENT_RULES)),
      isDone: ({ isPlaced }) => isPlaced,
      toRejection: (why) => toModel(owner, { value: null, userErrors: [why] }),
    },
    context,
  );
}
