import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, fillCarts, order, seeded } from '../../../test/helpers/carts.ts';
import { kills } from '../../../test/helpers/env.ts';
import { aProduct } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';

/** New carts per round; each kill interrupts at least these, plus those left over from earlier kills. */
const perRound = Math.max(12, Math.ceil(240 / kills));
const carts = perRound * kills;
const products = Array.from({ length: carts }, (_, index) =>
  aProduct({ id: index + 1, sku: `ONE-${index + 1}` }),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startShop(): Promise<{ child: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, '../../../test/helpers/shop-process.ts');
  const child = spawn(execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Acknowledged orders by cart. */
type Acknowledged = Map<string, unknown>;

/**
 * Places an order with the cart's own key and returns whether a response arrived; a killed shop acknowledges nothing.
 */
async function attempt(url: string, cart: string, acknowledged: Acknowledged): Promise<boolean> {
  const response = await order(url, cart, `key-${cart}`).catch(() => undefined);
  if (response?.status !== 200) return response !== undefined;
  if (acknowledged.has(cart)) expect(response.body).toBe(acknowledged.get(cart));
  acknowledged.set(cart, response.body);
  return true;
}

test(`loses no acknowledged order and makes none twice in ${kills} kills`, {
  tags: 'simulation',
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const db = openDatabase(join(folder, 'commerce.sqlite'));
  inTransaction(db, () => fillCommerce(db, { categories: [], products }));
  const ids = products.map(({ id }) => id);
  const offline = fillCarts(db, { productIds: ids.slice(0, carts / 2) });
  const online = fillCarts(db, { productIds: ids.slice(carts / 2), method: 'testcard' });
  const all = online.flatMap((cart, index) => [cart, offline[index] ?? cart]);
  db.close();
  const random = seeded(11);
  const acknowledged: Acknowledged = new Map();
  let cut = 0;
  for (let round = 0; round < kills; round += 1) {
    const { child, url } = await startShop();
    const isOpen = (cart: string): boolean => !acknowledged.has(cart);
    const again = all.filter((cart) => !isOpen(cart) && random() < 0.05);
    const some = [...all.slice(0, (round + 1) * perRound).filter(isOpen), ...again];
    const attempts = some.map((cart) => attempt(url, cart, acknowledged));
    const sent = Promise.all(attempts);
    // Independent of the machine's speed: the first response shows that orders are being placed.
    await Promise.race(attempts);
    await wait(random() * 60);
    await kill(child);
    cut += (await sent).filter((hasResponse) => !hasResponse).length;
  }
  const { child, url } = await startShop();
  await Promise.all(all.map((cart) => attempt(url, cart, acknowledged)));
  await kill(child);

  const after = new DatabaseSync(join(folder, 'commerce.sqlite'));
  console.log(
    `${kills} kills interrupted ${cut} attempts; ${acknowledged.size} of ${carts} orders are acknowledged.`,
  );
  expect(acknowledged.size).toBe(carts);
  expect(new Set(acknowledged.values()).size).toBe(carts);
  expect(count(after, 'SELECT count(*) FROM sales_order')).toBe(carts);
  expect(count(after, 'SELECT count(DISTINCT product_id) FROM sales_order_item')).toBe(carts);
  expect(count(after, 'SELECT sum(qty) FROM catalog_product')).toBe(0);
  expect(count(after, 'SELECT count(*) FROM order_claim')).toBe(0);
  const captured = `SELECT count(*) FROM payment_charge c JOIN sales_order o
    ON o.increment_id = c.increment_id WHERE c.state = 'captured'`;
  expect(count(after, captured)).toBe(carts);
  const stray = `SELECT count(*) FROM payment_charge WHERE state <> 'voided'
    AND increment_id NOT IN (SELECT increment_id FROM sales_order)`;
  expect(count(after, stray)).toBe(0);
  const voided = count(after, "SELECT count(*) FROM payment_charge WHERE state = 'voided'");
  expect(voided, 'no kill came while the provider was asked').toBeGreaterThan(0);
  const provider = new DatabaseSync(join(folder, 'provider.sqlite'));
  expect(count(provider, "SELECT count(*) FROM charge WHERE state = 'captured'")).toBe(carts / 2);
  expect(count(provider, "SELECT count(*) FROM charge WHERE state = 'authorised'")).toBe(0);
  provider.close();
  after.close();
});
