import { describe, expect, test } from 'vitest';
import { aProductRecord } from '../../../test/helpers/builders.ts';
import { findBySkus } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation, type Surroundings } from '../../../test/helpers/run-operation.ts';
import { unauthenticated } from '../../core/errors.ts';
import { createSession } from '../../session/session.ts';

const LIST = 'GRAPHQL customer';
const aList = (items: unknown) => ({ customer: { wishlist: { id: '7', items } } });

function asAnn(source: string, around: Surroundings = {}) {
  return runOperation(source, { ...around, session: createSession({ customer: { token: 't' } }) });
}

const sixty = Array.from({ length: 60 }, (_, n) => ({
  id: n,
  added_at: '2026-11-21 10:00:00',
  product: { id: 100 + n, sku: `SKU-${n}`, name: `Bag&trade; ${n}` },
}));

test('loads sixty favorites with one call and their products with one more', async () => {
  const records = sixty.map(({ product }) => aProductRecord({ sku: product.sku }));
  const { data, errors, restCalls, searchCalls } = await asAnn(
    '{ wishlist { itemsCount items { id productId name addedAt product { sku price { current { amount } } } } } }',
    {
      rest: { [LIST]: aList(sixty) },
      search: { query: findBySkus(records) },
    },
  );
  expect(errors).toEqual([]);
  expect(data.wishlist.itemsCount).toBe(60);
  expect(data.wishlist.items[59]).toMatchObject({
    id: '59',
    productId: '159',
    name: 'Bag™ 59',
    addedAt: '2026-11-21T10:00:00.000Z',
    product: { sku: 'SKU-59' },
  });
  expect(restCalls).toEqual([{ call: LIST, token: 't' }]);
  expect(searchCalls).toHaveLength(1);
});

test('returns favorites while search is down', async () => {
  const { data, errors } = await asAnn('{ wishlist { items { name product { sku } } } }', {
    rest: { [LIST]: aList(sixty.slice(0, 1)) },
    search: {
      query: () => {
        throw new Error('down');
      },
    },
  });
  expect(data.wishlist.items).toEqual([{ name: 'Bag™ 0', product: null }]);
  expect(errors).toHaveLength(1);
});

test('returns no favorites for a customer without a wishlist', async () => {
  const { data, errors } = await asAnn('{ wishlist { itemsCount items { id } } }', {
    rest: { [LIST]: aList(null) },
  });
  expect([data, errors]).toEqual([{ wishlist: { itemsCount: 0, items: [] } }, []]);
});

test('returns UNAUTHENTICATED to guests without a call, and after the session has ended', async () => {
  const guest = await runOperation('{ wishlist { itemsCount } }');
  expect(guest.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(guest.restCalls).toEqual([]);
  const ended = await asAnn('{ wishlist { itemsCount } }', {
    rest: {
      [LIST]: () => {
        throw unauthenticated();
      },
    },
  });
  expect(ended.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('reads the list after a change only when it is selected', async () => {
  let reads = 0;
  const { data, restCalls } = await asAnn(
    'mutation { a: wishlistItemAdd(input: { productId: "7" }) { wishlist { itemsCount } } b: wishlistItemAdd(input: { productId: "7" }) { wishlist { itemsCount } } c: wishlistItemAdd(input: { productId: "7" }) { userErrors { code } } }',
    {
      rest: {
        'GET /V1/customers/me': { id: 5, email: 'a@b.test' },
        'PUT /V1/customer/addwishlist': true,
        [LIST]: () => {
          reads += 1;
          return aList(sixty.slice(0, reads));
        },
      },
    },
  );
  expect([data.a.wishlist.itemsCount, data.b.wishlist.itemsCount]).toEqual([1, 2]);
  expect(restCalls.filter(({ call }) => call === LIST)).toHaveLength(2);
});

test('reports an unknown product at its field', async () => {
  const missing = reject(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'productId',
    fieldValue: 7,
  });
  const { data } = await asAnn(
    'mutation { it: wishlistItemRemove(input: { productId: "7" }) { wishlist { itemsCount } userErrors { code field status } } none: wishlistItemAdd(input: { productId: "seven" }) { userErrors { code field } } }',
    {
      rest: {
        'GET /V1/customers/me': { id: 5, email: 'a@b.test' },
        'DELETE /V1/customer/deletewishlist?customerId=5&productId=7': missing,
      },
    },
  );
  expect(data.it).toEqual({
    wishlist: null,
    userErrors: [{ code: 'NOT_FOUND', field: ['productId'], status: 404 }],
  });
  expect(data.none.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['productId'] }]);
});

describe("favorites through Magento's GraphQL", () => {
  const features = { WISHLIST: 'GRAPHQL' } as const;
  const record = aProductRecord({ sku: 'SKU-0', objectID: '100' });
  const changed = (items: unknown, user_errors: readonly unknown[] = []) => ({
    wishlist: { id: '7', items },
    user_errors,
  });
  const ADD = 'GRAPHQL addProductsToWishlist';
  const REMOVE = 'GRAPHQL removeProductsFromWishlist';

  test('adds by sku and does not read the list again', async () => {
    const { data, errors, restCalls } = await asAnn(
      'mutation { it: wishlistItemAdd(input: { productId: "100" }) { wishlist { items { sku } } userErrors { code } } }',
      {
        features,
        rest: { [ADD]: { addProductsToWishlist: changed(sixty.slice(0, 1)) } },
        search: { object: () => record },
      },
    );
    expect([data.it, errors]).toEqual([
      { wishlist: { items: [{ sku: 'SKU-0' }] }, userErrors: [] },
      [],
    ]);
    expect(restCalls).toEqual([
      { call: ADD, token: 't', body: { items: [{ sku: 'SKU-0', quantity: 1 }] } },
    ]);
  });

  test('removes by the id of the entry', async () => {
    const { data, restCalls } = await asAnn(
      'mutation { it: wishlistItemRemove(input: { productId: "101" }) { wishlist { itemsCount } userErrors { code } } }',
      {
        features,
        rest: {
          [LIST]: aList(sixty.slice(0, 2)),
          [REMOVE]: { removeProductsFromWishlist: changed(sixty.slice(0, 1)) },
        },
      },
    );
    expect(data.it).toEqual({ wishlist: { itemsCount: 1 }, userErrors: [] });
    expect(restCalls).toEqual([
      { call: LIST, token: 't' },
      { call: REMOVE, token: 't', body: { list: '7', ids: ['1'] } },
    ]);
  });

  test.each([
    ['PRODUCT_NOT_FOUND', 'NOT_FOUND', 'Product not found.'],
    ['UNDEFINED', 'BAD_USER_INPUT', 'Cannot add product without stock to wishlist.'],
  ])('maps a rejection %s to %s at its field', async (code, expected, message) => {
    const failure = { code, message: 'Cannot add product without stock to wishlist.' };
    const { data } = await asAnn(
      'mutation { it: wishlistItemAdd(input: { productId: "100" }) { wishlist { itemsCount } userErrors { code message field } } }',
      {
        features,
        rest: { [ADD]: { addProductsToWishlist: changed([], [failure]) } },
        search: { object: () => record },
      },
    );
    const userErrors = [{ code: expected, message, field: ['productId'] }];
    expect(data.it).toEqual({ wishlist: null, userErrors });
  });

  test('reports an unknown product or favorite without a mutation', async () => {
    const { data, restCalls } = await asAnn(
      'mutation { a: wishlistItemAdd(input: { productId: "9" }) { userErrors { code } } b: wishlistItemRemove(input: { productId: "9" }) { userErrors { code } } }',
      { features, rest: { [LIST]: aList([]) }, search: { object: () => null } },
    );
    const userErrors = [{ code: 'NOT_FOUND' }];
    expect(data).toEqual({ a: { userErrors }, b: { userErrors } });
    expect(restCalls).toEqual([{ call: LIST, token: 't' }]);
  });
});
