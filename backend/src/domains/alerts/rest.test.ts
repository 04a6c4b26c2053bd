import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callShop, needsCustomer, notThere } from '../../../test/helpers/call-shop.ts';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { createCatalogChanges } from '../catalog/changes.ts';

const bob = 'bob@example.test';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, [], {
    customers: [ann, { ...ann, email: bob, addresses: [] }],
  });
});
afterAll(() => shop.close());

type Listed = { id: number }[];
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const alert = (sku: string, email?: string) =>
  callShop(shop, ['POST', '/price-alert/me/', { sku }], email);
const alerts = async () => (await callShop(shop, ['GET', '/price/alerts/1'])).body as Listed;
const save = (name: string, query: string) =>
  callShop(shop, ['POST', '/saved-search/add', { name, query }]);
const searches = async () => (await callShop(shop, ['GET', '/saved-search/me'])).body as Listed;

describe('a price alert', () => {
  test('shows the price at creation and the current price', async () => {
    const made = await alert('bag-0001');
    expect(made.status).toBe(200);
    createCatalogChanges(shop.db).changePrice('BAG-0001', 3999.5);
    expect(await alerts()).toEqual([
      {
        id: 1,
        customer_id: 1,
        sku: 'BAG-0001',
        product_id: 1,
        name: 'Quilted Flap Bag',
        url_key: 'quilted-flap-bag',
        image_url: '/b/a/bag.webp',
        in_stock: true,
        price_when_added: 4250,
        price: 3999.5,
        dropped_by: 250.5,
        notified_price: null,
        notified_at: null,
        created_at: moment,
      },
    ]);
  });

  test('saves one alert per item and removes it for its owner only', async () => {
    await alert('SHOE-0001');
    await alert('SHOE-0001');
    const before = await alerts();
    const [last] = before;
    expect(await callShop(shop, ['DELETE', `/price-alert/me/${last?.id}`], bob)).toEqual(
      notThere('id', last?.id),
    );
    expect(await callShop(shop, ['DELETE', `/price-alert/me/${last?.id}`])).toEqual({
      status: 200,
      body: true,
    });
    expect(await alerts()).toEqual(before.slice(1));
    expect(await callShop(shop, ['DELETE', `/price-alert/me/${last?.id}`])).toEqual(
      notThere('id', last?.id),
    );
  });

  test('keeps an alert whose item is deleted', async () => {
    await alert('JEWEL-0002');
    shop.db.exec("DELETE FROM catalog_product WHERE sku = 'JEWEL-0002'");
    expect((await alerts())[0]).toMatchObject({ sku: 'JEWEL-0002', price: null, dropped_by: 0 });
  });

  test('rejects an unknown product', async () => {
    expect(await alert('NONE')).toEqual(notThere('sku', 'NONE'));
  });
});

describe('a saved search', () => {
  test('lists a saved search, renames it when it is saved again and removes it', async () => {
    const made = await save('Red bags', 'color=Red&max=900');
    const view = { id: 1, query: '/search?color=Red&max=900', created_at: moment, new_count: 0 };
    expect(made).toEqual({ status: 200, body: { ...view, name: 'Red bags' } });
    await save('Mine', '/search?color=Red&max=900');
    expect(await searches()).toEqual([{ ...view, name: 'Mine' }]);
    const remove = (email?: string) =>
      callShop(shop, ['POST', '/saved-search/remove', { id: 1 }], email);
    expect(await remove(bob)).toEqual(notThere('id', 1));
    expect(await remove()).toEqual({ status: 200, body: true });
    expect(await remove()).toEqual(notThere('id', 1));
    expect(await searches()).toEqual([]);
  });

  test.each([
    ['', 'color=Red', '"%fieldName" is required. Enter and try again.'],
    ['All', '/search', 'The search needs a search term or a filter.'],
    ['x'.repeat(101), 'color=Red', 'The search is too long to save.'],
    ['Long', `term=${'x'.repeat(2000)}`, 'The search is too long to save.'],
  ])('rejects the name %.10j with the search %.20j', async (name, query, message) => {
    expect(await save(name, query)).toMatchObject({ status: 400, body: { message } });
  });

  test('allows at most 100 saved searches', async () => {
    for (let number = 0; number < 100; number++) await save('n', `term=number${number}`);
    expect(await save('n', 'term=more')).toEqual({
      status: 400,
      body: { message: 'You can have up to %1 saved searches.', parameters: ['100'] },
    });
  });
});

test.each([
  ['GET', '/price/alerts/1', undefined],
  ['POST', '/price-alert/me/', { sku: 'BAG-0001' }],
  ['DELETE', '/price-alert/me/1', undefined],
  ['GET', '/saved-search/me', undefined],
  ['POST', '/saved-search/add', { name: 'a', query: 'term=a' }],
  ['POST', '/saved-search/remove', { id: 1 }],
] as const)('rejects a guest at %s %s', async (method, path, body) => {
  expect(await callShop(shop, [method, path, body], null)).toEqual(needsCustomer);
});

test("does not show another customer's alerts", async () => {
  expect(await callShop(shop, ['GET', '/price/alerts/1'], bob)).toMatchObject({
    status: 401,
    body: { parameters: { resources: 'Magento_Customer::customer' } },
  });
  expect(await callShop(shop, ['GET', '/price/alerts/me'], bob)).toEqual({ status: 200, body: [] });
});
