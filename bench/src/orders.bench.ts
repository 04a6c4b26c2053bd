import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createServices, launch, type Stack, separateStack } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { residentMegabytes } from './memory.ts';
import type { Row } from './row.ts';

const ORDERS = 200;
const CONCURRENCY = 8;
const json = { 'content-type': 'application/json' };
const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  region_id: 12,
  region_code: 'CA',
  postcode: '90001',
  country_id: 'US',
  telephone: '555-0110',
  email: 'gina@example.test',
};

/** Runs `work` on every item with limited concurrency. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Sends a REST call as a guest. @throws when it is rejected */
export function createSend({ commerce }: Stack) {
  return async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const url = `http://127.0.0.1:${commerce}/rest/V1${path}`;
    const response = await fetch(url, { method, headers: json, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
    return response.json();
  };
}

type Send = ReturnType<typeof createSend>;

/** SKUs of available items. */
export function readSalableSkus(dataDir: string, count: number): string[] {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'), { readOnly: true });
  const rows = db
    .prepare(
      "SELECT sku FROM catalog_product WHERE qty = 1 AND enabled = 1 AND type_id = 'simple' LIMIT ?",
    )
    .all(count);
  db.close();
  return rows.map(({ sku }) => String(sku));
}

/** Creates guest carts that are ready for payment. */
export async function fillCarts(send: Send, skus: readonly string[]): Promise<string[]> {
  const carts: string[] = [];
  await forEachConcurrently(skus, async (sku) => {
    const cart = String(await send('POST', '/guest-carts'));
    const path = `/guest-carts/${cart}`;
    await send('POST', `${path}/items`, { cartItem: { quote_id: cart, sku, qty: 1 } });
    const information = {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await send('POST', `${path}/shipping-information`, { addressInformation: information });
    carts.push(cart);
  });
  return carts;
}

async function pay(send: Send, cart: string, paymentMethod: object): Promise<void> {
  const body = { email: address.email, paymentMethod };
  await send('POST', `/guest-carts/${cart}/payment-information`, body);
}

export const placeOfflineOrder = (send: Send, cart: string): Promise<void> =>
  pay(send, cart, { method: 'checkmo' });

/** Runs `work` on every item and returns the rate per second. */
async function measureRate<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const startedAt = performance.now();
  await forEachConcurrently(items, work);
  return (items.length * 1_000) / (performance.now() - startedAt);
}

async function createNonce({ sandbox }: Stack): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${sandbox}/card/nonces`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/39', cvc: '123' }),
  });
  return ((await response.json()) as { nonce: string }).nonce;
}

/** Durable one-row transactions per second on the same disk: the upper bound for sequential orders. */
function measureDurableWrites(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'limit.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (v TEXT) STRICT');
  const put = db.prepare("INSERT INTO t VALUES ('an order')");
  const startedAt = performance.now();
  for (let n = 0; n < ORDERS; n += 1) put.run();
  const rate = (ORDERS * 1_000) / (performance.now() - startedAt);
  db.close();
  return rate;
}

/** Measures orders per second by offline payment and by card, the disk's limit, and the back end's memory. */
export async function runOrdersBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const services = createServices(stack).filter(({ name }) =>
    ['search', 'commerce'].includes(name),
  );
  const running = await startAll(services, (service) => launch(service, 'ignore'));
  try {
    const send = createSend(stack);
    const carts = await fillCarts(send, readSalableSkus(dataDir, 2 * ORDERS));
    const offline = await measureRate(carts.slice(0, ORDERS), (cart) =>
      placeOfflineOrder(send, cart),
    );
    const byCard = await measureRate(carts.slice(ORDERS), async (cart) =>
      pay(send, cart, {
        method: 'encore_card',
        additional_data: { payment_method_nonce: await createNonce(stack) },
      }),
    );
    const peer = measureDurableWrites(dataDir);
    const against = { peer, peerName: 'durable SQLite writes', unit: 'orders/s' };
    const commerce = running.find(({ service }) => service.name === 'commerce');
    return [
      { name: 'orders, paid offline', measured: offline, ...against, ratio: offline / peer },
      { name: 'orders, paid by card', measured: byCard, ...against, ratio: byCard / peer },
      {
        name: `memory of the back end after ${2 * ORDERS} orders`,
        measured: await residentMegabytes(commerce?.process.pid ?? 0),
        unit: 'MB',
      },
    ];
  } finally {
    await stopAll(running);
  }
}
