import { expect, test } from 'vitest';
import { aProductRecord } from '../../../test/helpers/builders.ts';
import { answerSkus } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation, type Surroundings } from '../../../test/helpers/run-operation.ts';
import { unauthenticated } from '../../core/errors.ts';
import { createSession } from '../../session/session.ts';

const LIST = 'GRAPHQL wishlist';
function asAnn(source: string, around: Surroundings = {}) {
  return runOperation(source, { ...around, session: createSession({ customer: { token: 't' } }) });
}

const sixty = Array.from({ length: 60 }, (_, n) => ({
  id: n,
  added_at: '2026-11-21 10:00:00',
  product: { id: 100 + n, sku: `SKU-${n}`, name: `Bag ${n}` },
}));

test('sixty favorites are one call, and their products one more', async () => {
  const records = sixty.map(({ product }) => aProductRecord({ sku: product.sku }));
  const { data, errors, restCalls, searchCalls } = await asAnn(
    '{ wishlist { itemsCount items { id productId name addedAt product { sku price { current { amount } } } } } }',
    {
      rest: { [LIST]: { wishlist: { items_count: 60, items: sixty } } },
      search: { query: answerSkus(records) },
    },
  );
  expect(errors).toEqual([]);
  expect(data.wishlist.itemsCount).toBe(60);
  expect(data.wishlist.items[59]).toMatchObject({
    id: '59',
    productId: '159',
    name: 'Bag 59',
    addedAt: '2026-11-21T10:00:00.000Z',
    product: { sku: 'SKU-59' },
  });
  expect(restCalls).toEqual([{ call: LIST, token: 't' }]);
  expect(searchCalls).toHaveLength(1);
});

test('favorites stand while search is down', async () => {
  const { data, errors } = await asAnn('{ wishlist { items { name product { sku } } } }', {
    rest: { [LIST]: { wishlist: { items: sixty.slice(0, 1) } } },
    search: {
      query: () => {
        throw new Error('down');
      },
    },
  });
  expect(data.wishlist.items).toEqual([{ name: 'Bag 0', product: null }]);
  expect(errors).toHaveLength(1);
});

test('a customer without a list has no favorites', async () => {
  const { data, errors } = await asAnn('{ wishlist { itemsCount items { id } } }', {
    rest: { [LIST]: { wishlist: { items_count: null, items: null } } },
  });
  expect([data, errors]).toEqual([{ wishlist: { itemsCount: 0, items: [] } }, []]);
});

test('a guest is UNAUTHENTICATED, without a call; an ended session is, too', async () => {
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

test('a change is read anew, only when asked for', async () => {
  let reads = 0;
  const { data, restCalls } = await asAnn(
    'mutation { a: wishlistItemAdd(input: { productId: "7" }) { wishlist { itemsCount } } b: wishlistItemAdd(input: { productId: "7" }) { wishlist { itemsCount } } c: wishlistItemAdd(input: { productId: "7" }) { userErrors { code } } }',
    {
      rest: {
        'GET /V1/customers/me': { id: 5, email: 'a@b.test' },
        'PUT /V1/customer/addwishlist': true,
        [LIST]: () => {
          reads += 1;
          return { wishlist: { items: sixty.slice(0, reads) } };
        },
      },
    },
  );
  expect([data.a.wishlist.itemsCount, data.b.wishlist.itemsCount]).toEqual([1, 2]);
  expect(restCalls.filter(({ call }) => call === LIST)).toHaveLength(2);
});

test('an unknown product is told at its field', async () => {
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
