import { noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import { type Call, customerRoute, publicRoute, type Route } from '../../shared/webapi/route.ts';
import type { CartRepository } from '../cart/repository.ts';
import type { Quote } from '../cart/types.ts';
import { OutcomeUnknown } from '../orders/gateway.ts';
import { toAttempt, toOwner } from '../orders/idempotency.ts';
import { createOrderRepository } from '../orders/repository.ts';
import { filledIn } from '../orders/rules.ts';
import { METHODS, NONCE, WALLET_ORDER } from './gateways.ts';
import { createHolds } from './holds.ts';
import * as wallet from './wallet.ts';
import { releaseStale, type WalletDependencies } from './wallet.ts';

/**
 * The active cart of a provider call: a guest's by its masked id, a customer's by its number, which requires the
 * customer's token.
 * @throws 404
 */
function openCart({ caller }: Pick<Call, 'caller'>, quoteId: string, carts: CartRepository): Quote {
  const own = caller.customerId === null ? undefined : carts.findActive(caller.customerId);
  if (own !== undefined && String(own.id) === quoteId) return own;
  const guests = carts.byMaskedId(quoteId);
  if (guests?.isActive && guests.customerId === null) return guests;
  throw noSuchEntity('cartId', quoteId);
}

/** The shop's provider routes. `now` is the time in ms. */
export function createPaymentModule(
  deps: Omit<WalletDependencies, 'holds'> & { readonly now: () => number },
) {
  const holds = createHolds(deps.db, deps.now);
  return {
    routes: paymentRoutes({ ...deps, holds }),
    /**
     * Releases wallet holds of carts that were not ordered, until `closing` is aborted.
     * @throws if a wallet is unreachable
     */
    releaseStale: (closing?: AbortSignal) => releaseStale({ ...deps, holds }, closing),
  };
}

const quoteId = 'string';

/** The cart's owner and the attempt of a call that identifies its cart as `quoteId`. */
function toPlacement(call: Call, cartId: string) {
  const args = { ...call.args, cartId, quoteId: undefined, quoteid: undefined };
  const named = { ...call, args };
  return { owner: toOwner(named), attempt: toAttempt(named) };
}

const getOrderNumber = (id: number, { db }: wallet.WalletDependencies): string =>
  createOrderRepository(db).byId(id)?.incrementId ?? '';

/** PUT {financing}/createorder: returns the order number. */
async function createFinancingOrder(call: Call, deps: wallet.WalletDependencies): Promise<string> {
  const { service, orders } = deps;
  const id = String(call.args.quoteid);
  const payment = {
    method: METHODS.financing,
    additionalData: { [NONCE]: String(call.args.token) },
  };
  const open = (): Quote => {
    const quote = openCart(call, id, service.carts);
    service.carts.change(quote.id, { payment });
    return openCart(call, id, service.carts);
  };
  try {
    const placement = { ...toPlacement(call, id), open, hasCardFields: false };
    return getOrderNumber(await orders.place(placement), deps);
  } catch (error) {
    throw filledIn(error);
  }
}

async function placeWalletOrder(call: Call, deps: wallet.WalletDependencies): Promise<object> {
  const id = String(call.args.quoteId);
  const placed = await wallet.placeOrder(
    {
      open: () => openCart(call, id, deps.service.carts),
      walletOrderId: String(call.args[WALLET_ORDER]),
      ...toPlacement(call, id),
    },
    deps,
  );
  if (typeof placed !== 'number') return placed;
  return { status: 1, message: '', order_id: placed, increment_id: getOrderNumber(placed, deps) };
}

type WalletStep = (
  quote: Quote,
  walletOrderId: string,
  deps: wallet.WalletDependencies,
) => Promise<wallet.WalletStatus>;

/** Adds the error for a provider that does not respond. */
const withResponse = (route: Route): Route => ({
  ...route,
  handle: async (call) => {
    try {
      return await route.handle(call);
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      throw rejection(503, "The payment provider isn't responding. Try again in a moment.");
    }
  },
});

function walletRoutes(deps: wallet.WalletDependencies): Route[] {
  const open = (call: Call): Quote => openCart(call, String(call.args.quoteId), deps.service.carts);
  const walletCall = { [WALLET_ORDER]: 'string', quoteId } as const;
  const token = (name: string, isExpress: boolean): Route =>
    publicRoute.get(`/wallet/${name}`, { quoteId }, (call) =>
      wallet.openWalletOrder(open(call), isExpress, deps),
    );
  const step = (name: string, handle: WalletStep): Route =>
    publicRoute.put(`/wallet/${name}`, walletCall, (call) =>
      handle(open(call), call.args[WALLET_ORDER], deps),
    );
  return [
    customerRoute.get('/wallet/getcustomertoken', {}, ({ customerId }) =>
      deps.api.walletCustomerToken(customerId),
    ),
    token('checkouttoken', false),
    token('paypaltoken', true),
    step('capture', wallet.capture),
    step('authorizepaypal', wallet.authorize),
    publicRoute.put('/wallet/placeorder', walletCall, (call) => placeWalletOrder(call, deps)),
    publicRoute.put('/wallet/validateorder', { quoteId }, (call) =>
      wallet.validateOrder(open(call), deps),
    ),
  ];
}

/** The routes of the financing and wallet providers (docs/wire/payments.md). */
export function paymentRoutes(deps: wallet.WalletDependencies): Route[] {
  const financing: Route = publicRoute.put(
    '/financing/createorder',
    { quoteid: 'string', token: 'string' },
    (call) => createFinancingOrder(call, deps),
  );
  return [financing, ...walletRoutes(deps)].map(withResponse);
}
