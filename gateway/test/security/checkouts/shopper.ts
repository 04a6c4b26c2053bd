import { setTimeout as sleep } from 'node:timers/promises';
import { SHOP_ORIGIN } from '../../helpers/embedded-back-end.ts';
import { type Cart, customer, guest, type Payload, providers } from './operations.ts';
import type { Plan } from './plan.ts';
import type { Caller, FaultyShop } from './shop.ts';

const ADDRESS = {
  firstName: 'Gina',
  lastName: 'Guest',
  line1: '9 Oak Ave',
  city: 'Los Angeles',
  regionId: '12',
  postalCode: '90001',
  country: 'US',
  phone: '555-0110',
  email: 'gina@example.test',
};

/** Attempts of a call without a response, and the time between them in milliseconds. */
const TRIES = 300;
const BETWEEN_MS = 100;

/** The result of a checkout. */
export interface Outcome {
  /** The cart: a guest's masked id or a customer's number; null when none could be made. */
  readonly cartId: string | null;
  readonly result: 'placed' | 'rejected' | 'undecided';
  readonly orderNumber: string | null;
  /** The total that was shown before the order. */
  readonly total: string | null;
  /** The text of the last rejection. */
  readonly why: string;
}

/** A rejection that says nothing about what became of the order: another try of it is still under way. */
function isOpen({ userErrors: [error] }: Payload): boolean {
  return (
    error?.code === 'PAYMENT_PENDING' || /try to place your order again/.test(error?.message ?? '')
  );
}

/** Does `work` until it gives something; null when it never does. */
async function until<T>(work: () => Promise<T | null>): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await work();
    if (found !== null) return found;
    await sleep(BETWEEN_MS);
  }
  return null;
}

type Place = (key: string) => Promise<Payload | null>;

interface Visit {
  readonly shop: FaultyShop;
  readonly plan: Plan;
  readonly caller: Caller;
}

/** What one shopper does, with what they know. */
function createShopperActions({ shop, plan, caller }: Visit) {
  const ask = async (query: string, variables: object = {}): Promise<Payload | null> => {
    const { data, errors } = await shop.ask(query, variables, caller);
    return errors === undefined ? data.payload : null;
  };
  const isGuest = plan.buyer === 'guest';
  const words = isGuest ? guest : customer;
  const read = async (cartId: string): Promise<Cart | null> => {
    const { data } = await shop.ask(words.read, isGuest ? { cartId } : {}, caller);
    return data?.cart ?? null;
  };
  const onPage = (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(shop.sandboxUrl + path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, origin: SHOP_ORIGIN }),
    });
  return { ask, read, onPage, words, isGuest };
}

type ShopperActions = ReturnType<typeof createShopperActions>;

/** A cart that holds just the piece; null when the piece is gone or nothing answers. */
async function fill(
  { ask, read, words, isGuest }: ShopperActions,
  sku: string,
): Promise<string | null> {
  const made = await until(() => ask(words.create));
  const cartId = made?.cart?.id;
  if (cartId === undefined) return null;
  const filled = await until(async () => {
    const cart = await read(cartId);
    if (cart === null) return null;
    const other = cart.lines.find((line) => line.sku !== sku);
    if (other && !isGuest) return (await ask(customer.remove, { lineId: other.id })) && null;
    if (cart.lines.length > 0) return 'in';
    const added = await ask(words.add, { cartId, sku });
    const isGone = added?.userErrors[0]?.message.includes('not available');
    return isGone && (await read(cartId))?.lines.length === 0 ? 'gone' : null;
  });
  return filled === 'in' ? cartId : null;
}

async function cardNonce({ sandboxUrl }: FaultyShop, number: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/card/nonces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/39', cvc: '123' }),
  });
  return ((await response.json()) as { nonce: string }).nonce;
}

/** Gets the money ready and gives the call that orders; null when no way to pay answers. */
async function preparePayment(
  { shop, plan }: Visit,
  { ask, onPage, words }: ShopperActions,
  { cartId, total, card }: { cartId: string; total: string; card: string },
): Promise<Place | null> {
  if (plan.way === 'card') {
    const value = await cardNonce(shop, card);
    const payment = { code: 'encore_card', data: [{ name: 'payment_method_nonce', value }] };
    return (key) => ask(words.place, { cartId, key, email: ADDRESS.email, payment });
  }
  if (plan.way === 'financing') {
    const page = await onPage('/financing/approve', { person: 'nora', amount: total });
    const token = /"payment_method_nonce":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return (key) => ask(providers.financing, { cartId, key, token });
  }
  const token = (await until(() => ask(providers.walletToken, { cartId })))?.token ?? '';
  await onPage('/wallet/approve', { token, payer: 'ada.marlowe@wallet.example' });
  const captured = await until(async () => {
    const response = await ask(providers.walletCapture, { cartId, token });
    return response?.isDone === true ? response : null;
  });
  return captured && ((key) => ask(providers.wallet, { cartId, key, token }));
}

/** Places the order as the shopper's habit is, until it is known what became of it. */
async function order(place: Place, habit: Plan['habit'], key: string): Promise<Payload | null> {
  return until(async () => {
    const clicks = habit === 'doubleClick' ? [place(key), place(key)] : [place(key)];
    if (habit === 'secondTab') clicks.push(place(`${key}-tab`));
    const responses = await Promise.all(clicks);
    const placed = responses.find((response) => response?.isPlaced);
    if (placed) return placed;
    const [first = null] = responses;
    return first === null || responses.includes(null) || responses.some((one) => one && isOpen(one))
      ? null
      : first;
  });
}

/** One simulated checkout, from the empty cart to its result. */
export async function goShopping(visit: Visit, sku: string): Promise<Outcome> {
  const { plan, caller } = visit;
  const hands = createShopperActions(visit);
  const outcome = { cartId: null, result: 'undecided', orderNumber: null, total: null } as const;
  const cartId = await fill(hands, sku);
  if (cartId === null) return { ...outcome, result: 'rejected', why: 'no cart with the piece' };
  const { ask, read, words } = hands;
  const shipped = await until(() => ask(words.ship, { cartId, address: ADDRESS }));
  const total = await until(async () => (await read(cartId))?.totals?.grandTotal.amount ?? null);
  const seen = { ...outcome, cartId, total };
  if (shipped === null || total === null) return { ...seen, why: 'no total' };
  for (const card of [plan.card, '4242424242424242']) {
    const place = await preparePayment(visit, hands, { cartId, total, card });
    if (place === null) return { ...seen, why: 'no payment' };
    const response = await order(place, plan.habit, `${caller.requestId}-${card.slice(-4)}`);
    const why = response?.userErrors[0]?.message ?? '';
    const { isPlaced = false, orderNumber = null } = response ?? {};
    if (response === null) return { ...seen, why: 'no end' };
    if (isPlaced) return { ...seen, result: 'placed', orderNumber, why };
    if (!why.includes('declined')) return { ...seen, result: 'rejected', why };
  }
  return { ...seen, result: 'rejected', why: 'declined twice' };
}
