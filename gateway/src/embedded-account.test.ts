import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedShop, startEmbeddedShop } from './testing/embedded-shop.ts';

let shop: EmbeddedShop;
let ann: string;
let bob: string;
let products: readonly { readonly id: string; readonly sku: string }[];

beforeAll(async () => {
  shop = await startEmbeddedShop();
  ann = await shop.signUp('ann@example.test');
  bob = await shop.signUp('bob@example.test');
  const { data } = await shop.ask('{ productSearch(pageSize: 4) { products { id sku } } }');
  products = data.productSearch.products;
}, 120_000);
afterAll(() => shop?.[Symbol.asyncDispose]());

describe('favorites', () => {
  const LIST = '{ wishlist { itemsCount items { productId sku addedAt product { sku } } } }';
  const change = (field: string) =>
    `mutation ($id: ID!) { it: ${field}(input: { productId: $id }) { wishlist { items { productId } } userErrors { code field status } } }`;

  test('are added, listed, kept from others and removed', async () => {
    expect(await shop.ask(LIST, {}, ann)).toEqual({
      data: { wishlist: { itemsCount: 0, items: [] } },
    });
    const { id, sku } = products[0] ?? { id: '', sku: '' };
    for (const _ of ['once', 'twice']) {
      const added = await shop.ask(change('wishlistItemAdd'), { id }, ann);
      expect(added.data.it).toEqual({ wishlist: { items: [{ productId: id }] }, userErrors: [] });
    }
    const { data } = await shop.ask(LIST, {}, ann);
    expect(data.wishlist).toMatchObject({
      itemsCount: 1,
      items: [{ productId: id, sku, product: { sku } }],
    });
    expect(data.wishlist.items[0].addedAt).not.toBeNull();
    expect((await shop.ask(LIST, {}, bob)).data.wishlist.itemsCount).toBe(0);
    const removed = await shop.ask(change('wishlistItemRemove'), { id }, ann);
    expect(removed.data.it).toEqual({ wishlist: { items: [] }, userErrors: [] });
    const again = await shop.ask(change('wishlistItemRemove'), { id }, ann);
    expect(again.data.it).toEqual({
      wishlist: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['productId'], status: 404 }],
    });
  });

  test('are nobody’s without a session, and none once it has ended', async () => {
    for (const token of [undefined, 'ended']) {
      for (const query of [LIST, change('wishlistItemAdd')]) {
        const { errors } = await shop.ask(query, { id: '1' }, token);
        expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
      }
    }
  });
});
