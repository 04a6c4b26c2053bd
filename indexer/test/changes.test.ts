import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillCarts } from '../../backend/test/helpers/carts.ts';
import { type LiveShop, openLiveShop } from './live-shop.ts';

let live: LiveShop;
beforeEach(async () => {
  live = await openLiveShop(100);
  await live.run('full');
});
afterEach(() => live.close());

/** A change in the shop's tables that moves no `updated_at`, as orders, stock and price calls make them. */
function change(sql: string, ...values: (string | number)[]): void {
  live.shop.db.prepare(sql).run(...values);
}

function someProducts(count: number): { id: number; sku: string }[] {
  return live.shop.db
    .prepare(
      'SELECT id, sku FROM catalog_product WHERE qty > 0 AND visible = 1 ORDER BY id LIMIT ?',
    )
    .all(count)
    .map(({ id, sku }) => ({ id: Number(id), sku: String(sku) }));
}

/** The same shop, whose source still holds what was ordered, as a stock Magento's does until it is shipped. */
async function startWithReservations(sku: string) {
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await text(request) : undefined;
    const upstream = await fetch(`${live.shop.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body }),
    });
    const sold = `"sku":"${sku}","source_code":"default","quantity":0,"status":0`;
    const held = `"sku":"${sku}","source_code":"default","quantity":1,"status":1`;
    response.writeHead(upstream.status).end((await upstream.text()).replace(sold, held));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const magento = { ...live.env.magento, url: `http://127.0.0.1:${port}` };
  return { env: { ...live.env, magento }, close: () => server.close() };
}

describe('a changes run', () => {
  it('writes nothing when nothing changed', async () => {
    expect(await live.run('changes')).toMatchObject({
      run: 'changes',
      written: 0,
      deleted: 0,
      indexes: [],
    });
  });

  it('finds prices, stock, categories and deletions that move no updated_at', async () => {
    const [priced, special, sold, moved, deleted, disabled] = someProducts(6);
    if (!priced || !special || !sold || !moved || !deleted || !disabled) throw new Error('too few');
    change('UPDATE catalog_product SET price_cents = 4200 WHERE id = ?', priced.id);
    change('UPDATE catalog_product SET special_price_cents = 100 WHERE id = ?', special.id);
    change(
      `UPDATE catalog_product SET special_price_cents = NULL WHERE id =
       (SELECT max(id) FROM catalog_product WHERE qty > 0 AND special_price_cents > 0)`,
    );
    change('UPDATE catalog_product SET qty = 0 WHERE id = ?', sold.id);
    change('DELETE FROM catalog_product_category WHERE product_id = ?', moved.id);
    change('DELETE FROM catalog_product WHERE id = ?', deleted.id);
    change(
      'UPDATE catalog_product SET enabled = 0, updated_at = ? WHERE id = ?',
      Math.floor(Date.now() / 1000) + 60,
      disabled.id,
    );
    expect(await live.run('changes')).toMatchObject({
      written: 5,
      deleted: 2,
      indexes: ['categories'],
      skipped: [],
    });
    expect((await live.records('products')).get(String(sold.id))).toMatchObject({ in_stock: 0 });
    await live.expectOwnRecords();
    expect(await live.run('changes')).toMatchObject({ written: 0, deleted: 0, indexes: [] });
  });

  it('notices that there are several pieces, and one again', async () => {
    const [product] = someProducts(1);
    if (!product) throw new Error('too few');
    const setQty = 'UPDATE catalog_product SET qty = ? WHERE id = ?';
    const getRecord = async () => (await live.records('products')).get(String(product.id));
    change(setQty, 2, product.id);
    expect(await live.run('changes')).toMatchObject({ written: 1 });
    expect(await getRecord()).toMatchObject({ stock_qty: 1, has_several: 1 });
    change(setQty, 3, product.id);
    expect(await live.run('changes')).toMatchObject({ written: 0 });
    change(setQty, 1, product.id);
    expect(await live.run('changes')).toMatchObject({ written: 1 });
    expect(await getRecord()).not.toHaveProperty('has_several');
  });

  it('removes ordered items from the lists', async () => {
    const [product] = someProducts(1);
    if (!product) throw new Error('too few');
    const { env, close } = await startWithReservations(product.sku);
    await live.run('full', { env });
    const [cart] = fillCarts(live.shop.db, { productIds: [product.id] });
    const response = await fetch(`${live.shop.url}/rest/V1/guest-carts/${cart}/order`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    // A stock Magento's order does not change it.
    change('UPDATE catalog_product SET updated_at = created_at WHERE id = ?', product.id);
    expect(await live.run('changes', { env })).toMatchObject({ written: 1 });
    expect((await live.records('products')).get(String(product.id))).toMatchObject({ in_stock: 0 });
    await live.expectOwnRecords();
    expect(await live.run('changes', { env })).toMatchObject({ written: 0 });
    close();
  });

  it('writes changed content and a new item', async () => {
    change("UPDATE cms_block SET content = '<p>New</p>' WHERE identifier = 'home-hero'");
    change("UPDATE cms_page SET is_active = 0 WHERE identifier = 'faq'");
    const [product] = someProducts(1);
    change(
      `INSERT INTO catalog_product SELECT 999999, 'NEW-1', name, type_id, price_cents,
       special_price_cents, msrp_cents, 1, 1, 1, NULL, 'new-1', image, gallery, tax_class, weight,
       created_at, ?, attributes, '[]' FROM catalog_product WHERE id = ?`,
      Math.floor(Date.now() / 1000) + 60,
      product?.id ?? 0,
    );
    expect(await live.run('changes')).toMatchObject({
      written: 1,
      indexes: ['pages', 'section_blocks'],
    });
    await live.expectOwnRecords();
  });

  it('removes an item whose record became too large until it is saved with a smaller one', async () => {
    const [product] = someProducts(1);
    if (!product) throw new Error('too few');
    const rename = 'UPDATE catalog_product SET name = ?, updated_at = ? WHERE id = ?';
    const soon = Math.floor(Date.now() / 1000) + 60;
    change(rename, 'x'.repeat(60_000), soon, product.id);
    expect(await live.run('changes')).toMatchObject({
      written: 0,
      deleted: 1,
      skipped: [{ sku: String(product.id), reason: expect.stringContaining('too big') }],
    });
    change(rename, 'Bag', soon + 1, product.id);
    expect(await live.run('changes')).toMatchObject({ written: 1, skipped: [] });
    await live.expectOwnRecords();
  });

  it('makes a full run when a category was renamed', async () => {
    change("UPDATE catalog_category SET name = 'Bags' WHERE name = 'Handbags'");
    expect(await live.run('changes')).toMatchObject({ run: 'full' });
    await live.expectOwnRecords();
  });

  it('repeats a run that was stopped, also a full one', async () => {
    const [priced] = someProducts(1);
    change('UPDATE catalog_product SET price_cents = 4200 WHERE id = ?', priced?.id ?? 0);
    for (const stop of ['changes read', 'changes written']) {
      const onCheckpoint = (step: string) => {
        if (step === stop) throw new Error('stopped');
      };
      await expect(live.run('changes', { onCheckpoint })).rejects.toThrow('stopped');
    }
    await live.run('changes');
    await live.expectOwnRecords();
    const onCheckpoint = () => {
      throw new Error('stopped');
    };
    await expect(live.run('full', { onCheckpoint })).rejects.toThrow('stopped');
    expect(await live.run('changes')).toMatchObject({ run: 'full' });
  });
});
