import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, ProxiedCall } from '../../helpers/fault-proxy.ts';
import { openBooks } from './ledger.ts';
import { accounts, products } from './operations.ts';
import { createPlans, type Plan, toProviderFaults } from './plan.ts';
import { type FaultyShop, startFaultyShop } from './shop.ts';
import { goShopping, type Outcome } from './shopper.ts';

/** Shoppers at a time: half of them guests, half customers, each with one checkout after another. */
const LANES = 24;
const PASSWORD = 'Passw0rd!23';
/** The shop settles what a silent provider leaves within a minute. */
const SECONDS_TO_SETTLE = 60;
const PROVIDER_CALLS = 5_000;
const MAX_PAGES = 16;
/** Not every item of a catalog is for sale. */
const ITEMS_A_CHECKOUT = 3;
/** The smallest catalog that the embedded back end accepts. */
const MIN_ITEMS = 100;

/** What came out of simulated checkouts. */
interface CheckoutReport {
  /** What does not add up in the books of the shop and its providers. */
  readonly faults: readonly string[];
  /** Differences between the shown results and the orders. */
  readonly lies: readonly string[];
  /** Checkouts by their shown result. */
  readonly outcomes: Readonly<Record<Outcome['result'], number>>;
  /** Calls that went wrong on purpose. */
  readonly broken: number;
}

const SETUP = { requestId: 'setup' };

async function toPieces({ ask }: FaultyShop, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < count && page <= MAX_PAGES; page += 1) {
    const { data } = await ask(products, { page }, SETUP);
    for (const { sku, isSalable, typeId } of data.productSearch.products) {
      if (isSalable && typeId === 'simple') found.push(sku);
    }
  }
  return found;
}

async function signUp({ ask }: FaultyShop, lane: number): Promise<string> {
  const who = { email: `lane-${lane}@example.test`, password: PASSWORD };
  await ask(accounts.open, who, SETUP);
  const { data } = await ask(accounts.signIn, who, SETUP);
  return data.customerSignIn.token;
}

/** Makes calls fail as planned: of a checkout by its number in the request's id, of providers as they arrive. */
function breakCalls({ commerce, providers }: FaultyShop, plans: readonly Plan[], seed: number) {
  let broken = 0;
  const count = (fault: Fault | null | undefined): Fault | null => {
    if (fault) broken += 1;
    return fault ?? null;
  };
  const left = plans.map(({ faults }) => [...faults]);
  const ofProviders = toProviderFaults(PROVIDER_CALLS, seed);
  commerce.choose(({ headers }: ProxiedCall) => {
    const number = /^checkout-(\d+)-/.exec(String(headers['x-request-id']))?.[1];
    return count(number === undefined ? null : left[Number(number)]?.shift());
  });
  providers.choose(() => count(ofProviders.shift()));
  return () => broken;
}

async function shopAll(shop: FaultyShop, plans: readonly Plan[], seed: number) {
  const pieces = await toPieces(shop, plans.length);
  if (pieces.length < plans.length) throw new Error(`Only ${pieces.length} pieces are for sale.`);
  const tokens = await Promise.all(
    Array.from({ length: LANES / 2 }, (_, lane) => signUp(shop, lane)),
  );
  const brokenCalls = breakCalls(shop, plans, seed);
  const outcomes: Outcome[] = [];
  const findNumbers = (buyer: Plan['buyer']): number[] =>
    plans.flatMap((plan, number) => (plan.buyer === buyer ? [number] : []));
  const queues = { guest: findNumbers('guest'), customer: findNumbers('customer') };
  // A checkout with a silent provider takes 15 seconds, so each lane takes the next one when it is free.
  const runLane = async (lane: number): Promise<void> => {
    const token = tokens[lane - LANES / 2];
    const queue = token === undefined ? queues.guest : queues.customer;
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const plan = plans[number];
      if (plan === undefined) continue;
      const sku = pieces[plan.isRival ? Math.max(0, number - 1) : number] ?? '';
      const caller = { requestId: `checkout-${number}-${seed}`, token };
      outcomes.push(await goShopping({ shop, plan, caller }, sku));
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
  return { outcomes, broken: brokenCalls() };
}

/** Simulates `count` checkouts through the gateway while any call behind it may fail; the seed says which. */
export async function simulateCheckouts(count: number, seed: number): Promise<CheckoutReport> {
  await using shop = await startFaultyShop(Math.max(MIN_ITEMS, count * ITEMS_A_CHECKOUT));
  const { outcomes, broken } = await shopAll(shop, createPlans(count, seed), seed);
  shop.commerce.set(null);
  shop.providers.set(null);
  using books = openBooks(shop.commerceFile, shop.providersFile);
  for (let waited = 0; books.faults().length > 0 && waited < SECONDS_TO_SETTLE; waited += 1) {
    await sleep(1_000);
  }
  const counts = { placed: 0, rejected: 0, undecided: 0 };
  for (const { result } of outcomes) counts[result] += 1;
  return { faults: books.faults(), lies: books.lies(outcomes), outcomes: counts, broken };
}
