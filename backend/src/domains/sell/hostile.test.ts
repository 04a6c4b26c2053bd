import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, openSellShop, type SellShop } from '../../../test/helpers/sell-shop.ts';

let shop: SellShop;
let photo: string;
beforeAll(async () => {
  shop = await openSellShop();
  photo = await shop.photo();
});
afterAll(() => shop.close());

/** Keys that the routes accept, so that arbitrary values reach the code behind them. */
const keys = [
  ...Object.keys(anItem),
  ...['photos', 'status', 'payout', 'reason', 'counter_price', 'offer_id', 'items', 'carrier'],
  ...['tracking_number', 'sender', 'street', 'name', 'city', 'postcode', 'email', 'item_codes'],
  ...['part', 'answer', 'shipment_id', 'photo', 'base64_encoded_data', 'contact', '__proto__'],
];
const { wild } = fc.letrec<{ wild: unknown }>((tie) => ({
  wild: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, '', '\u0000', '\ud800', '1e400', -1, 0.1, 1e20, 'quote_accepted'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.integer(),
    fc.array(tie('wild'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('wild'), { maxKeys: 5 }),
  ),
}));

const calls = fc.constantFrom(
  ['POST', '/V1/sell/my/item'],
  ['PUT', '/V1/sell/my/item/1'],
  ['PUT', '/V1/sell/my/item/99999999999999999999'],
  ['POST', '/V1/sell/my/shipment/'],
  ['POST', '/V1/sell/guest/shipment/'],
  ['POST', '/V1/sell/my/email-shpment-label/'],
  ['POST', '/V1/sell/my/photo'],
);

test('rejects wild bodies without an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(calls, wild, fc.boolean(), async ([method, path], value, isWhole) => {
      const near = { ...anItem, photos: [photo], ...(value as object) };
      const body = isWhole
        ? value
        : { item: value, items: [near], shipment: value, shipment_id: value, photo: value };
      const { status } = await shop.call(String(method), String(path), { as: 1, body });
      expect([200, 400, 404]).toContain(status);
    }),
    { numRuns: 600, seed: 3 },
  );
  expect(shop.faults).toEqual([]);
});

test.each([
  '/V1/sell/my/item?page=99999999999999999999',
  '/V1/sell/my/item?page[]=1',
  '/V1/sell/my/item?filters=%00',
  `/V1/sell/my/item?filters=${'paid,'.repeat(1000)}`,
  '/V1/sell/my/item/-1',
  '/V1/sell/my/item/1e3',
  '/V1/sell/my/shipment/NaN/label',
  '/V1/sell/guest/shipment/%00/label',
  '/V1/sell/estimate?designer=%F0%9F%92%8E&model=x&condition=new',
])('responds to %s without an internal error', async (path) => {
  const { status } = await shop.raw(path, 1);
  expect([200, 400, 404]).toContain(status);
  expect(shop.faults).toEqual([]);
});
