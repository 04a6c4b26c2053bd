import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCarts, order } from '../../test/helpers/carts.ts';
import { openSellShop, type SellShop } from '../../test/helpers/sell-shop.ts';
import { openTestShop, type TestShop } from '../../test/helpers/shop.ts';
import { createCheckout } from '../domains/orders/checkout.ts';
import { EnvError, readEnv } from '../env.ts';
import { createSimulatedStaff } from './simulated-staff.ts';

let sellShop: SellShop;
let shop: TestShop;
beforeAll(async () => {
  sellShop = await openSellShop();
  shop = await openTestShop();
});
afterAll(async () => {
  await sellShop.close();
  await shop.close();
});

it('performs each step of an item when it is due, also after a restart', async () => {
  const { item_id: id } = await sellShop.submit();
  const step = (): string => {
    // A new one each time, as after a restart: nothing is remembered outside of the database.
    const checkout = createCheckout({ db: shop.db, now: () => sellShop.nowMs });
    const { staff } = sellShop.sell;
    createSimulatedStaff({ db: shop.db, staff, checkout, now: () => sellShop.nowMs, seconds: 5 })();
    return staff.byId(id).status;
  };
  expect(step()).toBe('new_quote_requested');
  sellShop.nowMs += 5000;
  expect(step()).toBe('quote_ready_for_review');
  const item = { status: 'quote_accepted', payout: 'cash' };
  await sellShop.call('PUT', `/V1/sell/my/item/${id}`, { as: 1, body: { item } });
  sellShop.nowMs += 5000;
  expect(step()).toBe('quote_accepted');
  await sellShop.call('POST', '/V1/sell/my/shipment/', {
    as: 1,
    body: { shipment: { items: [id] } },
  });
  expect(step()).toBe('quote_accepted');
  const seen = [0, 1, 2].map(() => {
    sellShop.nowMs += 5000;
    return step();
  });
  expect(seen).toEqual(['item_received', 'waiting_for_payment', 'paid']);
});

it('packs, ships and delivers an order', async () => {
  const [cart = ''] = fillCarts(shop.db, { productIds: [1] });
  const id = Number((await order(shop.url, cart)).body);
  const checkout = createCheckout({ db: shop.db, now: Date.now });
  const run = (aheadMs: number): void =>
    createSimulatedStaff({
      db: shop.db,
      staff: sellShop.sell.staff,
      checkout,
      seconds: 3600,
      now: () => Date.now() + aheadMs,
    })();
  run(0);
  const getStatus = () =>
    shop.db.prepare('SELECT status FROM sales_order WHERE id = ?').get(id)?.status;
  expect(getStatus()).toBe('pending');
  for (let time = 0; time < 5; time++) run(3_600_001);
  expect(getStatus()).toBe('complete');
  const events = shop.db.prepare('SELECT status FROM shipment_event ORDER BY id').all();
  expect(events.map(({ status }) => status)).toEqual([
    'label_created',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
});

it('rejects simulated staff in production without DEMO_IN_PRODUCTION=1', () => {
  const production = { NODE_ENV: 'production', SIMULATED_STAFF: '1' };
  expect(() => readEnv(production)).toThrow(EnvError);
  expect(readEnv({ ...production, DEMO_IN_PRODUCTION: '1' }).simulatedStaff).toEqual({
    seconds: 5,
  });
});
