import { describe, expect, test } from 'vitest';
import { anOrderResponse, aProductRecord } from '../../../test/helpers/builders.ts';
import { findBySkus } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation, type Surroundings } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';

const MINE = 'GET /V1/orders/mine/57';
const GUEST = 'GET /V1/guestorder?orderid=000000057&lname=lee&postcode=90001';
const guest = 'guestOrder(orderNumber: "000000057", lastName: "lee", postalCode: "90001")';
function page(number: number, size: number) {
  return `GET /V1/orders/mine?searchCriteria%5BpageSize%5D=${size}&searchCriteria%5BcurrentPage%5D=${number}`;
}

const NO_ORDER = reject(
  404,
  "The entity that was requested doesn't exist. Verify the entity and try again.",
);
const STAFF_ONLY = reject(401, "The consumer isn't authorized to access %resources.", {
  resources: 'Magento_Sales::actions_view',
});

function asAnn(source: string, around: Surroundings = {}) {
  return runOperation(source, { ...around, session: createSession({ customer: { token: 't' } }) });
}

test.each([
  ['self', 'UNAUTHENTICATED', "Please sign in. You aren't signed in, or your session has ended."],
  ['Magento_Customer::customer', 'FORBIDDEN', "Your account isn't allowed to do this."],
])('does not repeat the name of the resource %s', async (resources, code, message) => {
  const rejected = reject(401, "The consumer isn't authorized to access %resources.", {
    resources,
  });
  const { errors } = await asAnn('{ customerOrder(id: "57") { number } }', {
    rest: { [MINE]: rejected },
  });
  expect(errors).toMatchObject([{ message, extensions: { code } }]);
});

describe('an order', () => {
  test('loads everything its page needs with one call', async () => {
    const { data, errors, restCalls } = await asAnn(
      `{ customerOrder(id: "57") {
        id number createdAt state status email totalQuantity shippingMethod couponCode returnableUntil returnFee { amount }
        items { id sku name quantity quantityShipped price { amount } rowTotal { amount } tax { amount } taxPercent }
        totals { due { amount } segments { code value { amount } } }
        billingAddress { lastName line1 line2 regionCode phone } shippingAddress { city country }
        payment { code label cardLast4 } giftCards { code amount { amount } } taxes { title percent amount { amount } }
        shipments { id carrier trackNumber status createdAt }
      } }`,
      { rest: { [MINE]: anOrderResponse() } },
    );
    expect(errors).toEqual([]);
    expect(data.customerOrder).toMatchObject({
      number: '000000057',
      createdAt: '2026-10-30T10:20:00.000Z',
      state: 'COMPLETE',
      email: 'ann@example.test',
      totalQuantity: 1,
      returnableUntil: '2026-11-16T11:00:00.000Z',
      returnFee: { amount: '15.00' },
      items: [{ id: '61', price: { amount: '4250.00' }, taxPercent: '8.25' }],
      billingAddress: { lastName: 'Lee', line1: '1 Main St', line2: 'Apt 2', phone: '555-0100' },
      shippingAddress: { city: 'Los Angeles', country: 'US' },
      payment: { code: 'checkmo', label: 'Check / Money order', cardLast4: null },
      giftCards: [{ code: 'GIFT', amount: { amount: '50.00' } }],
      taxes: [{ title: 'California', percent: '8.25', amount: { amount: '346.50' } }],
      shipments: [{ trackNumber: 'ENC1', status: 'IN_TRANSIT' }],
    });
    const { segments } = data.customerOrder.totals;
    expect(
      segments.map(({ code, value }: { code: string; value: { amount: string } }) => [
        code,
        value.amount,
      ]),
    ).toEqual([
      ['subtotal', '4250.00'],
      ['discount', '-50.00'],
      ['shipping', '5.00'],
      ['tax', '346.50'],
      ['giftcard', '-50.00'],
      ['grand_total', '4501.50'],
    ]);
    expect(restCalls).toEqual([{ call: MINE, token: 't' }]);
  });

  test('omits the lines that are parts of another', async () => {
    const order = anOrderResponse();
    const [item] = order.items ?? [];
    const part = { ...item, item_id: '62', parent_item_id: '61' };
    const { data } = await asAnn('{ customerOrder(id: "57") { items { id } } }', {
      rest: { [MINE]: { ...order, items: [item, part] } },
    });
    expect(data.customerOrder.items).toEqual([{ id: '61' }]);
  });

  test('returns the refunds of an order', async () => {
    const order = anOrderResponse();
    const [item] = order.items ?? [];
    const { data } = await asAnn(
      '{ customerOrder(id: "57") { totals { refunded { amount } } items { quantityRefunded } } }',
      {
        rest: {
          [MINE]: { ...order, total_refunded: 93.25, items: [{ ...item, qty_refunded: 1 }] },
        },
      },
    );
    expect(data.customerOrder).toEqual({
      totals: { refunded: { amount: '93.25' } },
      items: [{ quantityRefunded: 1 }],
    });
  });

  test('returns null when the order does not exist or belongs to another customer', async () => {
    const { data, errors } = await asAnn('{ customerOrder(id: "57") { id } }', {
      rest: { [MINE]: NO_ORDER },
    });
    expect([data, errors]).toEqual([{ customerOrder: null }, []]);
  });

  const filtered = (...ids: string[]) => {
    const query = new URLSearchParams();
    for (const [at, field] of ['entity_id', 'increment_id'].entries()) {
      const name = `searchCriteria[filter_groups][0][filters][${at}]`;
      query.set(`${name}[field]`, field);
      query.set(`${name}[value]`, ids.join(','));
      query.set(`${name}[condition_type]`, 'in');
    }
    query.set('searchCriteria[pageSize]', String(2 * ids.length));
    query.set('searchCriteria[currentPage]', '1');
    return `GET /V1/orders/mine?${query}`;
  };
  const three =
    '{ a: customerOrder(id: "57") { id } b: customerOrder(id: "000000058") { id } c: customerOrder(id: "59") { id } }';
  const ofId = (id: number) =>
    anOrderResponse({ entity_id: String(id), increment_id: `0000000${id}` });
  const list = filtered('57', '000000058', '59');

  test('loads several orders of an operation with one list call', async () => {
    const orders = { items: [ofId(57), ofId(58), ofId(59)], total_count: 3 };
    const { data, restCalls } = await asAnn(three, { rest: { [list]: orders } });
    expect(data).toEqual({ a: { id: '57' }, b: { id: '58' }, c: { id: '59' } });
    expect(restCalls).toHaveLength(1);
  });

  test('loads an order separately when the list lacks it or when there is no list', async () => {
    const some = { items: [ofId(57), ofId(58)], total_count: 2 };
    const one = { 'GET /V1/orders/mine/59': NO_ORDER };
    const missing = await asAnn(three, { rest: { [list]: some, ...one } });
    expect(missing.data).toEqual({ a: { id: '57' }, b: { id: '58' }, c: null });
    const each = {
      [list]: reject(400, 'Invalid field'),
      'GET /V1/orders/mine/57': ofId(57),
      'GET /V1/orders/mine/000000058': ofId(58),
      ...one,
    };
    const { data, errors } = await asAnn(three, { rest: each });
    expect([data, errors]).toEqual([missing.data, []]);
  });

  test('reads an order once when it is selected twice', async () => {
    const { restCalls } = await asAnn(
      '{ a: customerOrder(id: "57") { id } b: customerOrder(id: "57") { number } }',
      { rest: { [MINE]: anOrderResponse() } },
    );
    expect(restCalls).toHaveLength(1);
  });

  test('can be returned only after shipping and not after a cancellation or a refund', async () => {
    for (const order of [
      anOrderResponse({ state: 'canceled' }),
      anOrderResponse({ state: 'closed' }),
      anOrderResponse({ state: 'new', extension_attributes: null }),
    ]) {
      const { data } = await asAnn('{ customerOrder(id: "57") { returnableUntil } }', {
        rest: { [MINE]: order },
      });
      expect(data.customerOrder.returnableUntil).toBeNull();
    }
  });

  test('loads tracking only when it is selected', async () => {
    const tracked = {
      track_number: 'ENC1',
      status: 'delivered',
      events: [
        { status: 'delivered', location: 'LA', note: '', created_at: '2026-11-03 09:00:00' },
      ],
    };
    const { data, restCalls } = await asAnn(
      '{ customerOrder(id: "57") { shipments { events { status location note createdAt } } } }',
      { rest: { [MINE]: anOrderResponse(), 'GET /V1/shimpent/track/ENC1': tracked } },
    );
    expect(data.customerOrder.shipments[0].events).toEqual([
      { status: 'DELIVERED', location: 'LA', note: null, createdAt: '2026-11-03T09:00:00.000Z' },
    ]);
    expect(restCalls).toMatchObject([
      { call: MINE },
      { call: 'GET /V1/shimpent/track/ENC1', token: expect.any(String) },
    ]);
  });
});

describe('thirty orders', () => {
  const orders = Array.from({ length: 30 }, (_, n) =>
    anOrderResponse({
      entity_id: String(n),
      items: [{ item_id: `${n}`, sku: `SKU-${n}`, qty_ordered: 1 }],
    }),
  );
  const query =
    '{ customerOrders(pageSize: 30) { pageCount totalCount orders { id items { product { sku } } } } }';

  test('loads thirty orders with one call and their products with one more', async () => {
    const records = orders.map((_, n) => aProductRecord({ sku: `SKU-${n}` }));
    const { data, errors, restCalls, searchCalls } = await asAnn(query, {
      rest: { [page(1, 30)]: { items: orders, total_count: 31 } },
      search: { query: findBySkus(records.slice(1)) },
    });
    expect(errors).toEqual([]);
    expect(data.customerOrders).toMatchObject({ pageCount: 2, totalCount: 31 });
    expect(data.customerOrders.orders[0].items).toEqual([{ product: null }]);
    expect(data.customerOrders.orders[29].items).toEqual([{ product: { sku: 'SKU-29' } }]);
    expect([restCalls.length, searchCalls.length]).toEqual([1, 1]);
  });

  test('returns thirty orders without products while search is down', async () => {
    const { data, errors } = await asAnn(query, {
      rest: { [page(1, 30)]: { items: orders, total_count: 30 } },
      search: {
        query: () => {
          throw new Error('down');
        },
      },
    });
    expect(data.customerOrders.orders).toHaveLength(30);
    expect(errors).toHaveLength(30);
  });

  test('paginates a plain list', async () => {
    const { data } = await asAnn(
      '{ customerOrders(page: 2, pageSize: 20) { pageCount orders { id } } }',
      { rest: { [page(2, 20)]: orders } },
    );
    expect(data.customerOrders.pageCount).toBe(2);
    expect(data.customerOrders.orders.map(({ id }: { id: string }) => id)[0]).toBe('20');
  });

  test('limits a page to fifty orders', async () => {
    const { errors, restCalls } = await asAnn('{ customerOrders(pageSize: 51) { pageCount } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(restCalls).toEqual([]);
  });
});

test.each([
  ['customerOrder(id: "57") { id }', MINE],
  ['order(id: "57") { id }', 'GET /V1/orders/57'],
  ['customerReturn(id: "3") { id }', 'GET /V1/orders/returns/3'],
  ['shipmentTracking(trackNumber: "X") { id }', 'GET /V1/shimpent/track/X'],
  [`${guest} { id }`, GUEST],
])(
  'returns an error for %s, not null, when a proxy sends its own 404 page',
  async (field, call) => {
    const { data, errors } = await asAnn(`{ it: ${field} }`, {
      rest: { [call]: reject(404, 'Uknown  Errors') },
    });
    expect(data).toEqual({ it: null });
    expect(errors).toMatchObject([
      { message: 'Uknown  Errors', extensions: { code: 'NOT_FOUND', status: 404 } },
    ]);
  },
);

describe('a guest', () => {
  test("returns a guest's order without street, phone and email", async () => {
    const { data, restCalls } = await runOperation(
      `{ it: ${guest} { number email giftCards { code } shippingAddress { city postalCode line1 line2 phone company } } }`,
      { rest: { [GUEST]: anOrderResponse() } },
    );
    expect(data.it).toEqual({
      number: '000000057',
      email: null,
      giftCards: [],
      shippingAddress: {
        city: 'Los Angeles',
        postalCode: '90001',
        line1: null,
        line2: null,
        phone: null,
        company: null,
      },
    });
    expect(restCalls).toEqual([{ call: GUEST }]);
  });

  test.each([
    ['no order', reject(404, 'No order matches this number, last name and postcode.')],
    ['a missing parameter', reject(400, '"%fieldName" is required.', { fieldName: 'lname' })],
  ])('returns the same response for %s', async (_, rejection) => {
    const { data, errors } = await runOperation(`{ it: ${guest} { number } }`, {
      rest: { [GUEST]: rejection },
    });
    expect([data, errors]).toEqual([{ it: null }, []]);
  });

  test.each(['mine', 'returns', '5/7', '-1', ''])(
    'returns null without a call when the order number is %j',
    async (id) => {
      const { data, errors, restCalls } = await asAnn(`{ it: order(id: "${id}") { id } }`);
      expect([data, errors, restCalls]).toEqual([{ it: null }, [], []]);
    },
  );

  test.each([
    'customerOrders { pageCount }',
    'customerOrder(id: "1") { id }',
    'order(id: "1") { id }',
    'customerReturns { id }',
  ])('is UNAUTHENTICATED for %s, without a call', async (field) => {
    const { errors, restCalls } = await runOperation(`{ ${field} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(restCalls).toEqual([]);
  });
});

describe('a back end without the module', () => {
  const noRoute = reject(404, 'Request does not match any route.');
  test.each([
    ['customerOrders { pageCount }', page(1, 10), STAFF_ONLY],
    ['customerOrder(id: "57") { id }', MINE, noRoute],
    ['order(id: "57") { id }', 'GET /V1/orders/57', STAFF_ONLY],
    ['customerReturns { id }', 'GET /V1/orders/returns', STAFF_ONLY],
    ['customerReturn(id: "3") { id }', 'GET /V1/orders/returns/3', noRoute],
    ['shipmentTracking(trackNumber: "X") { id }', 'GET /V1/shimpent/track/X', noRoute],
  ])('returns NOT_SUPPORTED for %s', async (field, call, rejection) => {
    const { errors } = await asAnn(`{ ${field} }`, { rest: { [call]: rejection } });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  });

  test('returns NOT_SUPPORTED when a return is requested', async () => {
    const { data } = await asAnn(
      'mutation { customerReturnRequest(input: { orderId: "57", itemIds: ["61"], reason: "r" }) { userErrors { code } } }',
      { rest: { 'POST /V1/orders/returns': noRoute } },
    );
    expect(data.customerReturnRequest.userErrors).toEqual([{ code: 'NOT_SUPPORTED' }]);
  });
});

describe('requesting a return', () => {
  const ask = (ids: string, rejection: unknown) =>
    asAnn(
      `mutation { it: customerReturnRequest(input: { orderId: "57", itemIds: ${ids}, reason: "r" }) { orderReturn { id } userErrors { code field status } } }`,
      { rest: { 'POST /V1/orders/returns': rejection } },
    );

  test('reports a late return at the order and a repeated one at the item', async () => {
    const late = await ask(
      '["61"]',
      reject(400, 'Items can be returned within 15 days of shipping.'),
    );
    expect(late.data.it.userErrors).toEqual([
      { code: 'BAD_USER_INPUT', field: ['orderId'], status: 400 },
    ]);
    const again = await ask('["61"]', reject(400, 'The item has already been returned.'));
    expect(again.data.it.userErrors).toMatchObject([{ field: ['itemIds'] }]);
  });

  test('sends no call when an id is not a number', async () => {
    const { data, restCalls } = await ask('["61", "six"]', {});
    expect(data.it).toEqual({
      orderReturn: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['itemIds'], status: 404 }],
    });
    expect(restCalls).toEqual([]);
  });
});
