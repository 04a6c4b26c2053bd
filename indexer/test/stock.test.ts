import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillCarts } from '../../backend/test/helpers/carts.ts';
import { type LiveShop, openLiveShop } from './live-shop.ts';

const PRODUCTS = 100;

let live: LiveShop;
beforeEach(async () => {
  live = await openLiveShop(PRODUCTS);
});
afterEach(() => live.close());

function change(sql: string, ...values: (string | number)[]): void {
  live.shop.db.prepare(sql).run(...values);
}

/** Inserts items before the others of a JSON list. */
function prepend(body: string, ...items: readonly object[]): string {
  const rest = JSON.parse(body) as readonly object[];
  return JSON.stringify([...items, ...rest]);
}

it('continues after the product of the newest order was deleted', async () => {
  const row = live.shop.db
    .prepare('SELECT id FROM catalog_product WHERE qty > 0 AND visible = 1 LIMIT 1')
    .get();
  const id = Number(row?.id);
  await live.run('full');
  const [cart] = fillCarts(live.shop.db, { productIds: [id] });
  const order = await fetch(`${live.shop.url}/rest/V1/guest-carts/${cart}/order`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(order.status).toBe(200);
  change('DELETE FROM catalog_product WHERE id = ?', id);
  expect(await live.run('changes')).toMatchObject({ deleted: 1 });
  expect(await live.run('changes')).toMatchObject({ deleted: 0, written: 0 });
});

it('does not write a product again that was saved without a change of its record', async () => {
  await live.run('full');
  const later = Math.floor(Date.now() / 1000) + 60;
  change('UPDATE catalog_product SET updated_at = ? WHERE id % 2 = 0', later);
  expect(await live.run('changes')).toMatchObject({ written: 0, deleted: 0 });
});

it('notices a save that became visible after a later one had been read', async () => {
  await live.run('full');
  change(
    `UPDATE catalog_product SET name = 'Renamed', updated_at = (SELECT max(updated_at) - 60 FROM catalog_product)
     WHERE id = (SELECT min(id) FROM catalog_product WHERE visible = 1)`,
  );
  expect(await live.run('changes')).toMatchObject({ written: 1 });
});

it('does not read saved products again when none has followed for a while', async () => {
  const conditions: (string | null)[] = [];
  const watched = await live.startEdited(({ searchParams }, body) => {
    const filter = 'searchCriteria[filterGroups][0][filters][0]';
    const isSaved = searchParams.get(`${filter}[field]`) === 'updated_at' && body.includes('"id"');
    if (isSaved) conditions.push(searchParams.get(`${filter}[conditionType]`));
    return { body };
  });
  const after = (minutes: number) => ({ ...watched, now: () => Date.now() + minutes * 60_000 });
  await live.run('full', watched);
  await live.run('changes', after(6));
  await live.run('changes', after(12));
  expect(conditions).toEqual(['gteq']);
  change(
    `UPDATE catalog_product SET name = 'Renamed', updated_at = (SELECT max(updated_at) + 60 FROM catalog_product)
     WHERE id = (SELECT min(id) FROM catalog_product WHERE visible = 1)`,
  );
  expect(await live.run('changes', after(18))).toMatchObject({ written: 1 });
});

it('skips a product of another type without deleting it in every run', async () => {
  const row = live.shop.db.prepare('SELECT id, sku FROM catalog_product WHERE visible = 1').get();
  const { id, sku } = { id: Number(row?.id), sku: String(row?.sku) };
  const later = Math.floor(Date.now() / 1000) + 60;
  change('UPDATE catalog_product SET updated_at = ? WHERE id = ?', later, id);
  const bundle = await live.startEdited((_, body) => ({
    body: body.replace(
      new RegExp(`("sku":"${sku}".*?"type_id":)"simple"`),
      (_match, before: string) => `${before}"bundle"`,
    ),
  }));
  expect(await live.run('full', bundle)).toMatchObject({ skipped: [{ sku }] });
  expect(await live.run('changes', bundle)).toMatchObject({ written: 0, deleted: 0 });
});

it('keeps all changed products when Magento limits pages to fewer than are read together', async () => {
  const limit = await live.startEdited(({ searchParams }, body) =>
    Number(searchParams.get('searchCriteria[pageSize]')) > 20
      ? { status: 400, body: '{"message":"At most %max","parameters":{"max":20}}' }
      : { body },
  );
  await live.run('full', limit);
  change('UPDATE catalog_product SET price_cents = price_cents + 100');
  expect(await live.run('changes', limit)).toMatchObject({ written: PRODUCTS, deleted: 0 });
  expect((await live.records('products')).size).toBe(PRODUCTS);
});

it("omits attributes that neither Magento's storefront nor the shop shows", async () => {
  change(`UPDATE catalog_product SET attributes = json_set(attributes, '$.cost', '1234')`);
  await live.run('full');
  const records = [...(await live.records('products')).values()];
  expect(records.filter((record) => 'cost' in record)).toEqual([]);
  expect(records.some((record) => 'manufacturer' in record)).toBe(true);
});

it("names a filter by the attribute's label in the store view", async () => {
  const era = {
    attribute_code: 'era',
    frontend_input: 'select',
    is_filterable: true,
    default_frontend_label: 'Era (staff)',
    frontend_labels: [
      { store_id: 7, label: 'Époque' },
      { store_id: 1, label: 'Era' },
    ],
  };
  const labelled = await live.startEdited(({ pathname }, body) => {
    if (!pathname.endsWith('/products/attributes')) return { body };
    const { items, ...rest } = JSON.parse(body) as { items: object[] };
    return { body: JSON.stringify({ ...rest, items: [era, ...items] }) };
  });
  await live.run('full', labelled);
  const filters = await live.records('product_attributes');
  expect(filters.get('era')).toMatchObject({ frontend_label: 'Era' });
});

it('reads its own store view and website where Magento has several', async () => {
  const several = await live.startEdited(({ pathname }, body) => {
    if (pathname.endsWith('/store/storeConfigs')) {
      const other = { id: 7, code: 'fr', website_id: 2, base_currency_code: 'EUR' };
      return { body: prepend(body, other) };
    }
    if (pathname.endsWith('/inventory/stocks')) {
      const channels = { sales_channels: [{ type: 'website', code: 'france' }] };
      const other = { stock_id: 9, extension_attributes: channels };
      const { items, ...rest } = JSON.parse(body) as { items: object[] };
      return { body: JSON.stringify({ ...rest, items: [other, ...items] }) };
    }
    return { body };
  });
  expect(await live.run('full', several)).toMatchObject({ written: PRODUCTS, skipped: [] });
  await live.expectOwnRecords();
});

it('prefers the content of its store view', async () => {
  const own = {
    id: 999,
    identifier: 'home-hero',
    title: 'Hero',
    content: '<p>Ours</p>',
    active: true,
  };
  let shared: { readonly items: readonly object[] } = { items: [] };
  const several = await live.startEdited(({ pathname, searchParams }, body) => {
    const storeId = searchParams.get('searchCriteria[filterGroups][0][filters][0][value]');
    if (!pathname.endsWith('/cmsBlock/search')) return { body };
    if (storeId === '0') shared = JSON.parse(body) as typeof shared;
    const items = [own, ...shared.items];
    return storeId === '1'
      ? { body: JSON.stringify({ items, total_count: items.length }) }
      : { body };
  });
  await live.run('full', several);
  const blocks = await live.records('section_blocks');
  expect(blocks.get('home-hero')).toMatchObject({ content: '<p>Ours</p>' });
  expect(blocks.size).toBeGreaterThan(1);
});

it("reads the home page and the hidden pages from Magento's configuration", async () => {
  const configured = await live.startEdited(({ pathname }, body) => ({
    body: pathname.endsWith('/graphql')
      ? body
          .replace('"cms_home_page":"home"', '"cms_home_page":"about-us|7"')
          .replace('"cms_no_route":"no-route"', '"cms_no_route":"faq"')
      : body,
  }));
  await live.run('full', configured);
  const pages = await live.records('pages');
  expect(pages.get('about-us')).toMatchObject({ url: '/' });
  expect(pages.get('home')).toMatchObject({ url: '/home' });
  expect(pages.has('faq')).toBe(false);
});

it("does not take another store view's prices for changes", async () => {
  const skus = live.shop.db.prepare('SELECT sku FROM catalog_product').all();
  const foreign = skus.map(({ sku }) => ({ price: 1, store_id: 7, sku }));
  const several = await live.startEdited(({ pathname }, body) => ({
    body: /(base-prices|special-price)-information$/.test(pathname)
      ? JSON.stringify([...(JSON.parse(body) as object[]), ...foreign])
      : body,
  }));
  await live.run('full', several);
  expect(await live.run('changes', several)).toMatchObject({ written: 0 });
});

it('notices the end of a special price that Magento also lists with the dates of other store views', async () => {
  const row = live.shop.db.prepare('SELECT id, sku FROM catalog_product WHERE visible = 1').get();
  const { id, sku } = { id: Number(row?.id), sku: String(row?.sku) };
  change('UPDATE catalog_product SET special_price_cents = 100 WHERE id = ?', id);
  const special = { sku, store_id: 0, price: 1, price_from: null };
  const rows = [
    { ...special, price_to: '2020-01-01 00:00:00' },
    { ...special, price_to: null },
  ];
  const several = await live.startEdited(({ pathname }, body) => ({
    body: pathname.endsWith('/special-price-information') ? JSON.stringify(rows) : body,
  }));
  await live.run('full', several);
  change('UPDATE catalog_product SET special_price_cents = NULL WHERE id = ?', id);
  expect(await live.run('changes', several)).toMatchObject({ written: 1 });
});

it('reads the quantities of all SKUs together', async () => {
  const paths: string[] = [];
  const watched = await live.startEdited(({ pathname }, body) => {
    if (pathname.endsWith('/inventory/source-items')) paths.push(pathname);
    return { body };
  });
  await live.run('full', watched);
  live.shop.db.exec('UPDATE catalog_product SET price_cents = price_cents + 100');
  expect(await live.run('changes', watched)).toMatchObject({ written: PRODUCTS });
  expect(paths).toHaveLength(2);
});

it('notices that a source of its own stock was disabled', async () => {
  let isEnabled = true;
  const list = (...items: readonly object[]) => ({
    status: 200,
    body: JSON.stringify({ items, total_count: items.length }),
  });
  const source = { source_code: 'default' };
  const own = await live.startEdited(({ pathname }, body) => {
    if (pathname.endsWith('/inventory/stocks')) {
      const sales_channels = [{ type: 'website', code: 'base' }];
      return list({ stock_id: 9, extension_attributes: { sales_channels } });
    }
    if (pathname.endsWith('/inventory/stock-source-links')) return list(source);
    if (pathname.endsWith('/inventory/sources')) return isEnabled ? list(source) : list();
    return { body: body.replaceAll(/("salable":)false/g, `$1${isEnabled}`) };
  });
  const row = live.shop.db
    .prepare('SELECT id FROM catalog_product WHERE qty > 0 AND visible = 1 LIMIT 1')
    .get();
  const readRecord = async () => (await live.records('products')).get(String(row?.id));
  await live.run('full', own);
  expect(await readRecord()).toMatchObject({ in_stock: 1 });
  isEnabled = false;
  await live.run('changes', own);
  expect(await readRecord()).toMatchObject({ in_stock: 0 });
});

it('notices a new product that Magento sells only after its index ran', async () => {
  let isLate = true;
  const late = await live.startEdited(({ pathname }, body) => ({
    body:
      isLate && pathname.endsWith('/are-products-salable')
        ? body.replaceAll('"salable":true', '"salable":false')
        : body,
  }));
  await live.run('full', late);
  expect(await live.run('changes', late)).toMatchObject({ written: 0 });
  isLate = false;
  await live.run('changes', late);
  await live.expectOwnRecords();
});
