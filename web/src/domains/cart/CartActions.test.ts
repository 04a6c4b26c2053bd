// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { Session } from '#apollo/session/session.ts';
import { CartActions, type CartState, initialCartState } from './CartActions.ts';
import type { Cart, CartCalls } from './useCartCalls.ts';

beforeEach(() => window.localStorage.clear());

const aCart = (id: string): Cart => ({
  id,
  isActive: true,
  totalQuantity: 0,
  lines: [],
  totals: null,
});
const item = { id: null, sku: 'A', name: 'Bag A', quoteId: null };

/** Cart actions of a page whose session is still unknown. `calls` records requests; `pending` delays reads. */
function createActions() {
  const cache = createCache();
  const session = new Session();
  session.attach(cache);
  const calls: string[] = [];
  const pending = Promise.withResolvers<void>();
  const getCart = (isGuest: boolean) => aCart(isGuest ? "guest's" : "customer's");
  const change = async (call: string, isGuest: boolean) => {
    calls.push(`${isGuest ? 'guest' : 'customer'} ${call}`);
    return { cart: getCart(isGuest), userError: null };
  };
  const cartCalls: CartCalls = {
    read: async ({ isGuest }) => {
      await pending.promise;
      return getCart(isGuest);
    },
    create: (isGuest) => change('create', isGuest),
    add: ({ isGuest }) => change('add', isGuest),
    remove: (_cart, _lineId, isGuest) => change('remove', isGuest),
  };
  let state: CartState = initialCartState;
  const actions = new CartActions({
    cache,
    calls: cartCalls,
    session,
    setState: (update) => {
      state = update(state);
    },
    onAdded: () => {},
  });
  actions.start();
  return { actions, session, calls, pending, getState: () => state };
}

it("adds an item to the customer's cart when it was added before the session was known", async () => {
  const { actions, session, calls, pending } = createActions();
  pending.resolve();
  const adding = actions.addItem(item);
  session.rename('Ann');
  session.start();
  expect(await adding).toBe('');
  expect(new Set(calls.map((call) => call.split(' ')[0]))).toEqual(new Set(['customer']));
});

it("shows that a customer's cart is loading after sign-in, not an empty cart", async () => {
  const { actions, session, pending, getState } = createActions();
  session.start();
  await expect.poll(() => getState().status).toBe('ready');
  actions.open();
  session.begin('Ann');
  expect(getState()).toMatchObject({ status: 'loading', isOpen: true });
  pending.resolve();
  await expect.poll(() => getState().status).toBe('ready');
  expect(actions.currentCartId()).toBe("customer's");
});
