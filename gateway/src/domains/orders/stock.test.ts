import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';
import {
  orderQuery,
  ordersQuery,
  unsortedOrderQuery,
  unsortedOrdersQuery,
} from '../../sources/commerce-graphql/orders.ts';

const { orders } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'recorded-stock.json'), 'utf8'),
);
const [shipped, refunded, pending] = orders;
const READ = 'GRAPHQL customer';

function asAnn(source: string, response: unknown) {
  return runOperation(source, {
    features: {
      CUSTOMER_ORDERS: 'GRAPHQL',
      ORDER_SORT: 'GRAPHQL',
      SHIPMENT_TRACKING: null,
    },
    rest: { [READ]: { customer: response } },
    session: createSession({ customer: { token: 't' } }),
  });
}

test('lists the orders of stock Magento newest first with one call', async () => {
  const { data, errors, restCalls } = await asAnn(
    '{ customerOrders(page: 2, pageSize: 3) { totalCount pageCount orders { id number state status totals { grandTotal { amount } due { amount } refunded { amount } } } } }',
    { orders: { items: [pending, refunded, shipped], total_count: 6 } },
  );
  expect(errors).toEqual([]);
  expect(data.customerOrders).toMatchObject({ totalCount: 6, pageCount: 2 });
  expect(data.customerOrders.orders).toEqual([
    {
      id: '000000076',
      number: '000000076',
      state: 'NEW',
      status: 'pending',
      totals: {
        grandTotal: { amount: '165.88' },
        due: { amount: '165.88' },
        refunded: { amount: '0.00' },
      },
    },
    expect.objectContaining({
      state: 'CLOSED',
      totals: {
        grandTotal: { amount: '112.17' },
        due: { amount: '0.00' },
        refunded: { amount: '112.17' },
      },
    }),
    expect.objectContaining({ state: 'COMPLETE', status: 'complete' }),
  ]);
  expect(restCalls).toEqual([{ call: READ, token: 't', body: { page: 2, size: 3 } }]);
});

test('returns totals and shipments of an order in stock Magento and requests no tracking', async () => {
  const { data, errors, restCalls } = await asAnn(
    `{ customerOrder(id: "000000074") {
      number createdAt email shippingMethod couponCode payment { code label } taxes { title percent amount { amount } }
      items { id sku name quantity quantityShipped price { amount } rowTotal { amount } discount { amount } tax { amount } taxPercent }
      totals { segments { code value { amount } } }
      shippingAddress { firstName line1 line2 city region regionCode postalCode country phone }
      shipments { carrierCode carrier trackNumber createdAt events { note } } returnableUntil
    } }`,
    { orders: { items: [shipped] } },
  );
  expect(errors).toEqual([]);
  expect(data.customerOrder).toEqual({
    number: '000000074',
    createdAt: '2026-11-22T11:49:39.000Z',
    email: 'ann@example.test',
    shippingMethod: 'Flat Rate - Fixed',
    couponCode: null,
    payment: { code: 'checkmo', label: 'Check / Money order' },
    taxes: [{ title: 'CA 8.25', percent: '8.25', amount: { amount: '33.83' } }],
    items: [
      {
        id: '77',
        sku: 'STK-BAG',
        name: 'Quilted Flap Bag',
        quantity: 1,
        quantityShipped: 1,
        price: { amount: '250.00' },
        rowTotal: { amount: '250.00' },
        discount: { amount: '0.00' },
        tax: null,
        taxPercent: null,
      },
      expect.objectContaining({ sku: 'STK-RING', quantity: 2, rowTotal: { amount: '160.00' } }),
    ],
    totals: {
      segments: [
        { code: 'subtotal', value: { amount: '410.00' } },
        { code: 'shipping', value: { amount: '15.00' } },
        { code: 'tax', value: { amount: '33.83' } },
        { code: 'grand_total', value: { amount: '458.83' } },
      ],
    },
    shippingAddress: {
      firstName: 'Ann',
      line1: '1 Main St',
      line2: 'Apt 2',
      city: 'Los Angeles',
      region: 'California',
      regionCode: null,
      postalCode: '90001',
      country: 'US',
      phone: '555-0100',
    },
    shipments: [
      {
        carrierCode: 'ups',
        carrier: 'UPS Ground',
        trackNumber: '1Z999AA10123456784',
        createdAt: null,
        events: null,
      },
      expect.objectContaining({ trackNumber: 'HAND-1' }),
    ],
    returnableUntil: null,
  });
  expect(restCalls).toEqual([
    { call: READ, token: 't', body: { number: '000000074', byId: false } },
  ]);
});

test('returns the discount of an order as a negative amount', async () => {
  const { data } = await asAnn(
    '{ customerOrder(id: "000000076") { totals { discount { amount } } items { discount { amount } } } }',
    { orders: { items: [pending] } },
  );
  expect(data.customerOrder).toEqual({
    totals: { discount: { amount: '-16.00' } },
    items: [{ discount: { amount: '16.00' } }],
  });
});

test('lists orders whose parts are null', async () => {
  const bare = {
    ...refunded,
    items: [null],
    invoices: [null],
    credit_memos: null,
    shipments: [null],
    payment_methods: [null],
    shipping_address: null,
    total: { ...refunded.total, discounts: [null], taxes: [null] },
  };
  const { data, errors } = await asAnn(
    '{ customerOrders { orders { number items { id } shippingAddress { city } payment { code } totals { discount { amount } } } } }',
    { orders: { items: [null, bare], total_count: 2 } },
  );
  expect(errors).toEqual([]);
  expect(data.customerOrders.orders).toEqual([
    {
      number: '000000075',
      items: [],
      shippingAddress: null,
      payment: null,
      totals: { discount: { amount: '0.00' } },
    },
  ]);
});

test('finds an order that was just placed among the newest ones', async () => {
  const { data, restCalls } = await asAnn('{ customerOrder(id: "75") { number } }', {
    orders: { items: [] },
    newest: { items: [pending, refunded, shipped] },
  });
  expect(data.customerOrder).toEqual({ number: '000000075' });
  expect(restCalls[0]?.body).toEqual({ number: '75', byId: true });
});

test('returns null for an order of another customer', async () => {
  const { data, errors } = await asAnn('{ customerOrder(id: "9") { number } }', {
    orders: { items: [] },
    newest: { items: [pending] },
  });
  expect([data, errors]).toEqual([{ customerOrder: null }, []]);
});

test.each([
  ['created_at', 'is in UTC'],
  ['order_date', 'may be in the time zone of the store'],
])('reads the time of an order from the field that is in UTC: %s %s', (field) => {
  for (const { text } of [orderQuery, ordersQuery, unsortedOrderQuery, unsortedOrdersQuery]) {
    expect(text.includes(` ${field} `)).toBe(field === 'created_at');
  }
});

test('asks for the orders of all store views of the website', () => {
  expect(ordersQuery.text.match(/scope:WEBSITE/g)).toHaveLength(1);
  expect(orderQuery.text.match(/scope:WEBSITE/g)).toHaveLength(2);
});

describe('with Magento 2.4.4, which lists orders oldest first', () => {
  const numbers = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => `00000010${digit}`);
  /** Orders 000000101 to 000000107 with the ids 101 to 107. */
  const oldest = numbers.map((number) => ({
    ...refunded,
    number,
    id: Buffer.from(String(Number(number))).toString('base64'),
  }));
  function asOldAnn(source: string) {
    return runOperation(source, {
      features: { CUSTOMER_ORDERS: 'GRAPHQL', ORDER_SORT: null },
      rest: {
        [READ]: ({
          page = 1,
          size = 20,
          number,
        }: {
          page?: number;
          size?: number;
          number?: string;
        }) => ({
          customer: {
            orders:
              number === undefined
                ? { items: oldest.slice((page - 1) * size, page * size), total_count: 7 }
                : { items: oldest.filter((order) => order.number === number) },
          },
        }),
      },
      session: createSession({ customer: { token: 't' } }),
    });
  }

  test.each([
    [1, 3, ['107', '106', '105'], [1, 2, 3]],
    [2, 3, ['104', '103', '102'], [1, 2]],
    [3, 3, ['101'], [1]],
    [4, 3, [], [1]],
    [1, 20, ['107', '106', '105', '104', '103', '102', '101'], [1]],
  ])('lists page %i of %i orders newest first', async (page, size, expected, pages) => {
    const { data, errors, restCalls } = await asOldAnn(
      `{ customerOrders(page: ${page}, pageSize: ${size}) { totalCount orders { number } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.customerOrders).toEqual({
      totalCount: 7,
      orders: expected.map((end) => ({ number: `000000${end}` })),
    });
    expect(restCalls.map(({ body }) => body)).toEqual(pages.map((read) => ({ page: read, size })));
  });

  test.each([
    ['000000102', '000000102', 1],
    ['107', '000000107', 3],
    ['101', null, 3],
  ])('finds the order %s by its number, or by the id of a new one', async (id, number, calls) => {
    const { data, restCalls } = await asOldAnn(`{ customerOrder(id: "${id}") { number } }`);
    expect(data.customerOrder?.number ?? null).toBe(number);
    expect(restCalls).toHaveLength(calls);
  });

  test('asks for no field or argument that this version lacks', () => {
    for (const { text } of [unsortedOrderQuery, unsortedOrdersQuery]) {
      expect(text).not.toMatch(/\b(sort|scope|email)\b/);
    }
  });
});
