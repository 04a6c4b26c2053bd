import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveShop, openLiveShop } from './live-shop.ts';

let live: LiveShop;
beforeEach(async () => {
  live = await openLiveShop(50);
});
afterEach(() => live.close());

function change(sql: string, ...values: string[]): void {
  live.shop.db.prepare(sql).run(...values);
}

describe('the products of a category', () => {
  beforeEach(() => {
    // Magento lists these products in the anchor categories above as well.
    change(
      'DELETE FROM catalog_product_category WHERE category_id IN (SELECT id FROM catalog_category WHERE level = 2)',
    );
  });

  it('does not write products again that are only in a subcategory', async () => {
    await live.run('full');
    expect(await live.run('changes')).toMatchObject({ written: 0, indexes: [] });
    expect(await live.run('changes')).toMatchObject({ written: 0, indexes: [] });
  });

  it('notices a product that leaves a subcategory', async () => {
    await live.run('full');
    await live.run('changes');
    change(
      'DELETE FROM catalog_product_category WHERE product_id = (SELECT min(id) FROM catalog_product WHERE visible = 1 AND qty > 0)',
    );
    expect(await live.run('changes')).toMatchObject({ written: 1 });
    expect(await live.run('changes')).toMatchObject({ written: 0 });
  });
});

interface Categories {
  readonly items: {
    readonly name: string;
    custom_attributes: { readonly attribute_code: string; readonly value?: string }[];
  }[];
}

/** The shop whose categories lack the attributes for which `isMissing` returns true. */
function withoutAttributes(isMissing: (category: string, code: string) => boolean) {
  return live.startEdited(({ pathname }, body) => {
    if (!pathname.endsWith('/categories/list')) return { body };
    const list = JSON.parse(body) as Categories;
    for (const category of list.items) {
      category.custom_attributes = category.custom_attributes.filter(
        ({ attribute_code }) => !isMissing(category.name, attribute_code),
      );
    }
    return { body: JSON.stringify(list) };
  });
}

it('computes the path of a category that has none from the URL keys', async () => {
  const imported = await withoutAttributes((_, code) => code === 'url_path');
  expect(await live.run('full', imported)).toMatchObject({ skipped: [] });
  await live.expectOwnRecords();
});

it('reports the categories that have no path', async () => {
  const broken = await withoutAttributes(
    (category, code) => code === 'url_path' || (code === 'url_key' && category === 'Handbags'),
  );
  const { skipped } = await live.run('full', broken);
  expect(skipped[0]).toMatchObject({ sku: expect.stringMatching(/^category \d+ \(Handbags\)$/) });
  expect(skipped[0]?.reason).toContain('URL key');
  const names = [...(await live.records('categories')).values()];
  expect(names).not.toContainEqual(expect.objectContaining({ name: 'Handbags' }));
});

it('keeps the pages of categories below an inactive one, outside the menu', async () => {
  const edited = await live.startEdited(({ pathname }, body) => {
    if (!pathname.endsWith('/categories/list')) return { body };
    const { items, ...list } = JSON.parse(body) as { items: { name: string }[] };
    const changed = items.map((one) =>
      one.name === 'Handbags' ? { ...one, is_active: false } : one,
    );
    return { body: JSON.stringify({ ...list, items: changed }) };
  });
  await live.run('full', edited);
  const records = [...(await live.records('categories')).values()];
  expect(records).not.toContainEqual(expect.objectContaining({ name: 'Handbags' }));
  expect(records).toContainEqual(
    expect.objectContaining({
      name: 'Shoulder Bags',
      path: 'Shoulder Bags',
      url_path: 'handbags/shoulder-bags',
      include_in_menu: 0,
    }),
  );
});

it('reads the description of a category as text', async () => {
  const html = '<div data-content-type="text"><p>All {{widget x="1"}}about</p><p>bags</p></div>';
  change("UPDATE catalog_category SET description = ? WHERE name = 'Handbags'", html);
  await live.run('full');
  const records = [...(await live.records('categories')).values()];
  expect(records).toContainEqual(expect.objectContaining({ description: 'All about bags' }));
});

it('names the block that editors selected for a category, unless it shows products only', async () => {
  let blockId = '';
  const shown = await live.startEdited(({ pathname }, body) => {
    if (pathname.endsWith('/cmsBlock/search')) {
      const { items } = JSON.parse(body) as { items: { id: number; identifier: string }[] };
      blockId = String(items.find(({ identifier }) => identifier === 'home-trust')?.id ?? blockId);
    }
    if (!pathname.endsWith('/categories/list')) return { body };
    const list = JSON.parse(body) as Categories;
    const modes: Record<string, string> = { Handbags: 'PRODUCTS_AND_PAGE', Jewelry: 'PRODUCTS' };
    for (const { name, custom_attributes } of list.items) {
      if (!modes[name]) continue;
      custom_attributes.push({ attribute_code: 'display_mode', value: modes[name] });
      custom_attributes.push({ attribute_code: 'landing_page', value: blockId });
    }
    return { body: JSON.stringify(list) };
  });
  await live.run('full', shown);
  const records = [...(await live.records('categories')).values()];
  expect(records.filter((one) => 'landing_block' in one)).toEqual([
    expect.objectContaining({ name: 'Handbags', landing_block: 'home-trust' }),
  ]);
});
