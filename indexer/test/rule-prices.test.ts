import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LiveShop, openLiveShop } from './live-shop.ts';

const PRODUCTS = 250;
/** Of 250 products, a run compares every second one. */
const TURNS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Priced {
  readonly sku: string;
  readonly price_range?: { readonly minimum_price: { final_price: { value: number } } };
  readonly variants?: readonly { readonly product: Priced }[];
}

let live: LiveShop;
/** The prices that guests pay by a catalog price rule, by SKU. */
let rules: ReadonlyMap<string, number>;
/** Whether Magento's search does not respond. */
let isDown: boolean;
let env: LiveShop['env'];

function applyRules({ sku, price_range, variants = [] }: Priced): void {
  const price = rules.get(sku);
  if (price_range && price !== undefined) price_range.minimum_price.final_price.value = price;
  for (const { product } of variants) applyRules(product);
}

beforeEach(async () => {
  live = await openLiveShop(PRODUCTS);
  rules = new Map();
  isDown = false;
  ({ env } = await live.startEdited(({ pathname }, body) => {
    if (!pathname.endsWith('/graphql') || !body.includes('"products"')) return { body };
    if (isDown)
      return { body: '{"errors":[{"message":"Internal server error"}],"data":{"products":null}}' };
    const response = JSON.parse(body) as { data: { products: { items: Priced[] } } };
    for (const item of response.data.products.items) applyRules(item);
    return { body: JSON.stringify(response) };
  }));
});
afterEach(() => live.close());

const half = (price: number): number => Math.floor(price / 2);

const run = (kind: 'full' | 'changes', now = Date.now()) => live.run(kind, { env, now: () => now });

function listed(): { id: number; sku: string; price: number }[] {
  return live.shop.db
    .prepare(
      `SELECT id, sku, min(price_cents, ifnull(special_price_cents, price_cents)) / 100.0 AS price
       FROM catalog_product WHERE qty > 0 AND visible = 1 AND enabled = 1 ORDER BY id`,
    )
    .all()
    .map(({ id, sku, price }) => ({ id: Number(id), sku: String(sku), price: Number(price) }));
}

async function getPrice(id: number) {
  const record = (await live.records('products')).get(String(id)) as {
    price: { USD: { default: number; default_original_formated?: string } };
  };
  return record.price.USD;
}

it('writes the price of a catalog price rule, and the own one as the former price', async () => {
  const [one] = listed();
  if (!one) throw new Error('no product');
  rules = new Map([[one.sku, half(one.price)]]);
  await run('full');
  expect(await getPrice(one.id)).toMatchObject({
    default: half(one.price),
    default_original_formated: expect.any(String),
  });
  expect(await run('changes')).toMatchObject({ written: 0 });
});

it('finds a rule for many products in the next run, and one for a single product in one of the next', async () => {
  await run('full');
  const all = listed();
  rules = new Map(all.map(({ sku, price }) => [sku, half(price)]));
  expect(await run('changes')).toMatchObject({ written: all.length });
  const [one] = all;
  if (!one) throw new Error('no product');
  rules = new Map([...rules].filter(([sku]) => sku !== one.sku));
  const written: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) written.push((await run('changes')).written);
  expect(written.toSorted()).toEqual([0, 1]);
  expect(await getPrice(one.id)).toMatchObject({ default: one.price });
});

it('compares all prices on a new day, when rules start and end', async () => {
  const now = Date.now();
  await run('full', now);
  const ids = [...(await live.records('products')).keys()].map(Number).toSorted((a, b) => a - b);
  const last = listed().find(({ id }) => ids.indexOf(id) % TURNS === 0);
  if (!last) throw new Error('no product');
  rules = new Map([[last.sku, half(last.price)]]);
  expect(await run('changes', now)).toMatchObject({ written: 0 });
  expect(await run('changes', now + DAY_MS)).toMatchObject({ written: 1 });
});

it('keeps the prices of the last run while Magento lists none, and reports it', async () => {
  const [one] = listed();
  if (!one) throw new Error('no product');
  rules = new Map([[one.sku, half(one.price)]]);
  await run('full');
  isDown = true;
  const skipped = [{ sku: 'prices of catalog price rules', reason: 'Magento lists no products.' }];
  expect(await run('changes')).toMatchObject({ written: 0, skipped });
  expect(await run('full')).toMatchObject({ skipped });
  expect(await getPrice(one.id)).toMatchObject({ default: half(one.price) });
});
