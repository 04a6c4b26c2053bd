import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSellShop, type SellShop } from '../../../test/helpers/sell-shop.ts';
import { statuses } from './rules.ts';

const offer = { cash: 2000, listLow: 3500, listHigh: 4200 };
let shop: SellShop;
const ids: number[] = [];

/** Items 1 to 7: two new, one quoted, three accepted of which one has shipped, one on consignment. */
beforeAll(async () => {
  shop = await openSellShop();
  for (let index = 0; index < 7; index++) ids.push((await shop.submit()).item_id);
  await shop.submit({}, 2);
  const { staff } = shop.sell;
  for (const id of ids.slice(2)) staff.quote(id, offer);
  for (const id of ids.slice(3)) {
    const item = { status: 'quote_accepted', payout: 'consign' };
    await shop.call('PUT', `/V1/sell/my/item/${id}`, { as: 1, body: { item } });
  }
  const shipment = { items: [ids[3]] };
  await shop.call('POST', '/V1/sell/my/shipment/', { as: 1, body: { shipment } });
  staff.receive(Number(ids[6]));
  staff.consign(Number(ids[6]), 4000);
});
afterAll(() => shop.close());

const list = async (query: string) => {
  const { status, json } = await shop.call('GET', `/V1/sell/my/item?${query}`, { as: 1 });
  return { status, json, ids: json.items?.map((item: { item_id: number }) => item.item_id) };
};
const at = (...places: number[]) => places.map((place) => ids[place]);

it.each([
  ['', [6, 5, 4, 3, 2, 1, 0]],
  ['filters=', [6, 5, 4, 3, 2, 1, 0]],
  ['filters=new_quote_requested', [1, 0]],
  ['filters=New%20Quote%20Requested', [1, 0]],
  ['filters=quote_accepted', [5, 4, 3]],
  ['filters=to-ship', [5, 4]],
  ['filters=shipped', [3]],
  ['filters=to-ship,shipped', [5, 4, 3]],
  ['filters=shipped,on_consignment', [6, 3]],
  ['filters=paid', []],
])('lists by "%s", newest first', async (query, places) => {
  const found = await list(query);
  expect(found.ids).toEqual(at(...places));
  expect(found.json.total_count).toBe(places.length);
});

it('lists items page by page', async () => {
  const second = await list('page=2&itemsPerPage=3');
  expect(second.ids).toEqual(at(3, 2, 1));
  expect(second.json).toMatchObject({
    total_count: 7,
    page: 2,
    items_per_page: 3,
    total_pages: 3,
  });
  expect((await list('page=3&items_per_page=3')).ids).toEqual(at(0));
  expect((await list('page=4&itemsPerPage=3')).ids).toEqual([]);
});

it.each(['page=0', 'page=-1', 'itemsPerPage=0', 'itemsPerPage=101', 'page=x', 'filters=lost'])(
  'rejects %s',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

it('counts all eleven statuses in order', async () => {
  const { json } = await shop.call('GET', '/V1/sell/my/filters', { as: 1 });
  expect(json.map(({ code }: { code: string }) => code)).toEqual(statuses);
  expect(json.map(({ count }: { count: number }) => count)).toEqual([
    2, 1, 0, 3, 0, 0, 0, 0, 1, 0, 0,
  ]);
  expect(json[0].label).toBe('New Quote Requested');
});

it('hides the items of other customers', async () => {
  const { json } = await shop.call('GET', '/V1/sell/my/item', { as: 2 });
  expect(json.total_count).toBe(1);
});
