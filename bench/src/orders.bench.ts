import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createServices, launch, type Stack, separateStack } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { residentMegabytes } from './memory.ts';
import type { Row } from './row.ts';

const ORDERS = 200;
const AT_ONCE = 8;
const json = { 'content-type': 'application/json' };
const address = {
  ...{ firstname: 'Gina', lastname: 'Guest', street: ['9 Oak Ave'], city: 'Los Angeles' },
  ...{ region_id: 12, region_code: 'CA', postcode: '90001', country_id: 'US' },
  ...{ telephone: '555-0110', email: 'gina@example.test' },
};

/** Runs `work` on every item, a few at once. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sends a REST call as a guest. @throws when it is refused */
function createSend({ commerce }: Stack) {
  return async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const url = `http://127.0.0.1:${commerce}/rest/V1${path}`;
    const answer = await fetch(url, { method, headers: json, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
}

type Send = ReturnType<typeof createSend>;

/** Skus of items that can be bought. */
function salableSkus(dataDir: string, count: number): string[] {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'), { readOnly: true });
  const rows = db
    .prepare(
      "SELECT sku FROM catalog_product WHERE qty = 1 AND enabled = 1 AND type_id = 'simple' LIMIT ?",
    )
    .all(count);
  db.close();
  return rows.map(({ sku }) => String(sku));
}

/** Guest carts that need only be paid. */
async function fillCarts(send: Send, skus: readonly string[]): Promise<string[]> {
  const carts: string[] = [];
  await each(skus, async (sku) => {
    const cart = String(await send('POST', '/guest-carts'));
    const path = `/guest-carts/${cart}`;
    await send('POST', `${path}/items`, { cartItem: { quote_id: cart, sku, qty: 1 } });
    const information = {
      ...{ shipping_address: address, billing_address: address },
      ...{ shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' },
    };
    await send('POST', `${path}/shipping-information`, { addressInformation: information });
    carts.push(cart);
  });
  return carts;
}

/** Takes one action after another and gives how many a second. */
async function perSecond<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const began = performance.now();
  await each(items, work);
  return (items.length * 1_000) / (performance.now() - began);
}

async function nonce({ sandbox }: Stack): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${sandbox}/card/nonces`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/39', cvc: '123' }),
  });
  return ((await answer.json()) as { nonce: string }).nonce;
}

/** Durable one-row transactions a second on the same disk: no shop can place more orders than that, one by one. */
function durableWrites(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'limit.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (v TEXT) STRICT');
  const put = db.prepare("INSERT INTO t VALUES ('an order')");
  const began = performance.now();
  for (let n = 0; n < ORDERS; n += 1) put.run();
  const rate = (ORDERS * 1_000) / (performance.now() - began);
  db.close();
  return rate;
}

/** Orders a second by offline payment and by card, beside the disk's own limit, and the back end's memory after them. */
export async function runOrdersBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const services = createServices(stack).filter(({ name }) =>
    ['search', 'commerce'].includes(name),
  );
  const running = await startAll(services, (service) => launch(service, 'ignore'));
  try {
    const send = createSend(stack);
    const carts = await fillCarts(send, salableSkus(dataDir, 2 * ORDERS));
    const pay = async (cart: string, paymentMethod: object): Promise<void> => {
      const body = { email: address.email, paymentMethod };
      await send('POST', `/guest-carts/${cart}/payment-information`, body);
    };
    const offline = await perSecond(carts.slice(0, ORDERS), (cart) =>
      pay(cart, { method: 'checkmo' }),
    );
    const byCard = await perSecond(carts.slice(ORDERS), async (cart) =>
      pay(cart, {
        method: 'encore_card',
        additional_data: { payment_method_nonce: await nonce(stack) },
      }),
    );
    const peer = durableWrites(dataDir);
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
