import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LiveShop, openLiveShop } from './live-shop.ts';

let live: LiveShop;
beforeEach(async () => {
  live = await openLiveShop(50);
});
afterEach(() => live.close());

interface Attribute {
  readonly attribute_code: string;
}

/** The shop, whose attributes can be replaced between two runs. */
async function withAttributes() {
  let edit = (attributes: readonly Attribute[]): readonly object[] => attributes;
  const edited = await live.startEdited(({ pathname }, body) => {
    if (!pathname.endsWith('/products/attributes')) return { body };
    const { items, ...rest } = JSON.parse(body) as { items: readonly Attribute[] };
    return { body: JSON.stringify({ ...rest, items: edit(items) }) };
  });
  return {
    ...edited,
    replace: (by: typeof edit) => {
      edit = by;
    },
  };
}

it('writes only the products of a new category, and everything when it is renamed', async () => {
  await live.run('full');
  await live.run('changes');
  live.shop.db.exec(`
    INSERT INTO catalog_category SELECT 9999, parent_id, level, position, 'New in', 'new-in', 'new-in', 1, NULL, NULL
      FROM catalog_category WHERE name = 'Handbags';
    INSERT INTO catalog_product_category (product_id, category_id)
      SELECT min(id), 9999 FROM catalog_product WHERE visible = 1 AND qty > 0`);
  const expected = { run: 'changes', written: 1, indexes: ['categories'] };
  expect(await live.run('changes')).toMatchObject(expected);
  await live.expectOwnRecords();
  live.shop.db.exec("UPDATE catalog_category SET name = 'New' WHERE id = 9999");
  expect(await live.run('changes')).toMatchObject({ run: 'full' });
});

it('makes an attribute a filter when it becomes filterable', async () => {
  const { env, replace } = await withAttributes();
  await live.run('full', { env });
  const era = { attribute_code: 'era', frontend_input: 'select', is_filterable: true };
  replace((attributes) => [...attributes, era]);
  expect(await live.run('changes', { env })).toMatchObject({ run: 'full' });
  const settings = await live.client.getSettings({ indexName: 'test_products' });
  expect(settings.attributesForFaceting).toContain('era');
  expect(await live.run('changes', { env })).toMatchObject({ run: 'changes' });
});

it('writes only the products of a category that became inactive', async () => {
  let isActive = true;
  const { env } = await live.startEdited(({ pathname }, body) => ({
    body:
      pathname.endsWith('/categories/list') && !isActive
        ? body.replace(/("name":"Totes","is_active":)true/, '$1false')
        : body,
  }));
  await live.run('full', { env });
  isActive = false;
  const summary = await live.run('changes', { env });
  expect(summary).toMatchObject({ run: 'changes', indexes: ['categories'] });
  const records = [...(await live.records('products')).values()];
  expect([summary.written > 0, summary.written < records.length]).toEqual([true, true]);
  expect(JSON.stringify(records)).not.toContain('/// Totes');
  expect(await live.run('changes', { env })).toMatchObject({ written: 0 });
});
