import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callShop } from '../../../test/helpers/call-shop.ts';
import { fillCarts } from '../../../test/helpers/carts.ts';
import { ann, aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

type Json = Record<string, unknown>;

const items = Array.from({ length: 4 }, (_, index) =>
  aProduct({ id: index + 1, sku: `ONE-${index + 1}`, price: 100 * (index + 1) }),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(items);
  for (const { id } of items) {
    const cart = fillCarts(shop.db, { productIds: [id] })[0];
    await callShop(shop, ['PUT', `/guest-carts/${cart}/order`, {}], null);
  }
  const moment = shop.db.prepare('UPDATE sales_order SET created_at = ? WHERE id = ?');
  for (const { id } of items) moment.run(`2026-03-0${id} 10:00:00`, id);
  shop.db.exec("UPDATE sales_order SET state = 'complete', status = 'complete' WHERE id = 4");
  shop.db.exec(
    'UPDATE sales_order SET snapshot = json_set(snapshot, \'$.coupon\', json(\'{"code": "SPRING10", "label": "Spring", "ruleId": 1}\')) WHERE id = 2',
  );
  shop.db.exec(
    "UPDATE sales_order SET snapshot = json_set(snapshot, '$.email', 'Hugo_x@example.test') WHERE id = 3",
  );
});
afterAll(() => shop.close());

async function list(query: string, path = '/orders') {
  const response = await fetch(`${shop.url}/rest/V1${path}?${query}`, {
    headers: {
      authorization: `Bearer ${path === '/orders' ? shop.adminToken() : shop.getToken(ann.email)}`,
    },
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const getIds = ({ body }: { body: Json }): unknown =>
  Array.isArray(body.items) ? body.items.map(({ entity_id }: Json) => entity_id) : body;

const group = (
  index: number,
  filters: readonly (readonly [string, (string | undefined)?, (string | undefined)?])[],
): string =>
  filters
    .flatMap(([field, condition, value], at) => {
      const filter = `searchCriteria[filter_groups][${index}][filters][${at}]`;
      return [
        `${filter}[field]=${field}`,
        ...(condition === undefined ? [] : [`${filter}[condition_type]=${condition}`]),
        ...(value === undefined ? [] : [`${filter}[value]=${encodeURIComponent(value)}`]),
      ];
    })
    .join('&');

const cases: readonly (readonly [string, string | undefined, string | undefined, number[]])[] = [
  ['entity_id', 'eq', '2', [2]],
  ['entity_id', undefined, '2', [2]],
  ['entity_id', 'nonsense', '2', [2]],
  ['entity_id', 'neq', '2', [1, 3, 4]],
  ['entity_id', 'in', '1,3,9', [1, 3]],
  ['entity_id', 'nin', '1,3', [2, 4]],
  ['entity_id', 'gt', '2', [3, 4]],
  ['entity_id', 'gteq', '2', [2, 3, 4]],
  ['entity_id', 'moreq', '2', [2, 3, 4]],
  ['entity_id', 'lt', '2', [1]],
  ['entity_id', 'lteq', '2', [1, 2]],
  ['entity_id', 'from', '3', [3, 4]],
  ['entity_id', 'to', '3', [1, 2, 3]],
  ['entity_id', 'finset', '3', [3]],
  ['grand_total', 'gt', '300', [3, 4]],
  ['base_grand_total', 'lt', '200', [1]],
  ['status', 'eq', 'Pending', [1, 2, 3]],
  ['status', 'in', 'complete,canceled', [4]],
  ['increment_id', 'like', '%03', [3]],
  ['customer_email', 'like', 'HUGO\\_%', [3]],
  ['customer_email', 'nlike', 'hugo%', [1, 2, 4]],
  ['coupon_code', 'notnull', undefined, [2]],
  ['coupon_code', 'null', '1', [1, 3, 4]],
  ['coupon_code', 'eq', undefined, []],
  ['coupon_code', 'neq', 'OTHER', [2]],
  ['coupon_code', 'seq', '', [1, 3, 4]],
  ['customer_id', 'null', undefined, [1, 2, 3, 4]],
  ['customer_is_guest', 'eq', '1', [1, 2, 3, 4]],
  ['store_id', 'eq', '1', [1, 2, 3, 4]],
  ['shipping_method', 'eq', 'flatrate_flatrate', [1, 2, 3, 4]],
  ['created_at', 'gteq', '2026-03-02', [2, 3, 4]],
  ['created_at', 'to', '2026-03-02', [1]],
  ['created_at', 'lteq', '2026-03-02T10:00:00Z', [1, 2]],
  ['created_at', 'gt', '2026-03-02 10:00:00', [3, 4]],
];

describe('filters of orders', () => {
  test.each(cases)('filters orders by %s %s %s', async (field, condition, value, ids) => {
    expect(getIds(await list(group(0, [[field, condition, value]])))).toEqual(ids);
  });

  test('requires every group and one filter of each', async () => {
    const either = group(0, [
      ['entity_id', 'eq', '1'],
      ['grand_total', 'gteq', '300'],
    ]);
    const and = group(1, [['status', 'eq', 'pending']]);
    const found = await list(`${either}&${and}`);
    expect([getIds(found), found.body.total_count]).toEqual([[1, 3], 2]);
  });

  test('reads lists without indexes', async () => {
    const one = 'searchCriteria[filterGroups][][filters][][field]=entity_id';
    expect((await list(one)).body).toMatchObject({ items: [], total_count: 0 });
  });
});

describe('order and pages', () => {
  test.each([
    [
      'searchCriteria[sortOrders][0][field]=grand_total&searchCriteria[sortOrders][0][direction]=desc',
      [4, 3, 2, 1],
    ],
    ['searchCriteria[sortOrders][0][field]=created_at', [4, 3, 2, 1]],
    ['searchCriteria[sort_orders][0][direction]=DESC', [1, 2, 3, 4]],
    [
      'searchCriteria[sortOrders][0][field]=status&searchCriteria[sortOrders][0][direction]=ASC&searchCriteria[sortOrders][1][field]=entity_id&searchCriteria[sortOrders][1][direction]=DESC',
      [4, 3, 2, 1],
    ],
    ['searchCriteria[pageSize]=3&searchCriteria[currentPage]=2', [4]],
    ['search_criteria[page_size]=3&search_criteria[current_page]=2', [4]],
    ['searchCriteria[pageSize]=3&searchCriteria[currentPage]=9', []],
    ['searchCriteria[pageSize]=0', [1, 2, 3, 4]],
    ['searchCriteria[pageSize]=-1', [1]],
    [
      'searchCriteria[pageSize]=99999999999999999999&searchCriteria[currentPage]=99999999999999',
      [],
    ],
    ['searchCriteria', [1, 2, 3, 4]],
  ])('lists orders by %s', async (query, ids) => {
    const found = await list(query);
    expect(getIds(found)).toEqual(ids);
    expect(found.body.total_count).toBe(4);
  });

  test('returns the requested criteria', async () => {
    const sort = 'searchCriteria[sortOrders][0][field]=created_at&searchCriteria[pageSize]=2';
    const { body } = await list(`${group(0, [['state', undefined, 'new']])}&${sort}`);
    expect(body.search_criteria).toEqual({
      filter_groups: [{ filters: [{ field: 'state', value: 'new', condition_type: 'eq' }] }],
      sort_orders: [{ field: 'created_at', direction: null }],
      page_size: 2,
    });
  });
});

describe('invalid criteria', () => {
  const direction =
    'The sort order has to be specified as %1 for ascending order or %2 for descending order.';
  const type = (name: string, shown: string, expected: string) =>
    `Error occurred during "${name}" processing. The "${shown}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`;

  test.each([
    [
      'searchCriteria[sortOrders][0][field]=status&searchCriteria[sortOrders][0][direction]=up',
      { message: direction, parameters: ['ASC', 'DESC'] },
    ],
    [
      'searchCriteria[sortOrders][0][field]=status;--',
      { message: 'Sort order field %1 contains restricted symbols', parameters: ['status;--'] },
    ],
    ['searchCriteria[page_size]=many', { message: type('page_size', 'many', 'int') }],
    [
      'searchCriteria[filter_groups][0][filters][0][value][]=1',
      {
        message: `Error occurred during "filter_groups" processing. Error occurred during "filters" processing. ${type('value', 'array', 'string')}`,
      },
    ],
    [
      'searchCriteria[page]=1',
      {
        message: '"%fieldName" is not supported. Correct the field name and try again.',
        parameters: { fieldName: 'Page' },
      },
    ],
  ])('rejects %s', async (query, body) => {
    expect(await list(query)).toEqual({ status: 400, body });
  });

  test('returns 500 to the staff and 400 to a customer for an unknown field', async () => {
    for (const query of [
      group(0, [['nope', 'eq', '1']]),
      'searchCriteria[sortOrders][0][field]=nope',
    ]) {
      const staff = await list(query);
      expect([staff.status, staff.body.message]).toEqual([
        500,
        expect.stringMatching(/^Internal Error\./),
      ]);
      expect(await list(query, '/orders/mine')).toEqual({
        status: 400,
        body: { message: 'Orders have no field "nope" to search by.' },
      });
    }
  });
});
