import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExamples } from '../../src/routes/playground.ts';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from '../helpers/embedded-back-end.ts';
import { createLiveServer, type LiveServer } from '../helpers/live-server.ts';

let backEnd: EmbeddedBackEnd;
let deps: LiveServer['deps'];
let server: FastifyInstance;

beforeAll(async () => {
  backEnd = await startEmbeddedBackEnd();
  ({ deps, server } = await createLiveServer(backEnd.env));
}, 120_000);

afterAll(async () => {
  await server?.close();
  await deps?.close();
  await backEnd?.[Symbol.asyncDispose]();
});

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
  });
  return response.json();
}

const LIST = `query ($sold: Boolean! = false, $filters: [ProductFilterInput!], $sort: ProductSort, $page: Int! = 1) {
  productSearch(includeSold: $sold, filters: $filters, sort: $sort, page: $page, pageSize: 5) {
    totalCount pageCount
    facets { code values { value count isApplied } }
    priceBounds { min { amount } max { amount } }
    products { sku id path designer availability price { current { amount } } related { sku designer } }
  }
}`;
async function list(variables: Record<string, unknown> = {}) {
  return (await ask(LIST, variables)).data.productSearch;
}

describe('the embedded back end', () => {
  const operations = readExamples().filter(({ isSubscription }) => !isSubscription);
  test.each(operations)('runs the example $name', async ({ query }) => {
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  test('the example of a listing finds items of both its designers', async () => {
    const listing = operations.find(({ name }) => name === '01-listing');
    const { data } = await ask(listing?.query ?? '');
    const { values } = data.productSearch.facets.find(
      ({ code }: { code: string }) => code === 'manufacturer',
    );
    const applied = values.filter(({ isApplied }: { isApplied: boolean }) => isApplied);
    expect(applied).toHaveLength(2);
    for (const { count } of applied) expect(count).toBeGreaterThan(0);
  });

  test('counts in a listing what its filters return', async () => {
    const all = await list();
    const [designer] = all.facets.find(
      ({ code }: { code: string }) => code === 'manufacturer',
    ).values;
    const filters = [{ code: 'manufacturer', values: [designer.value] }];
    const some = await list({ filters });
    expect(some.totalCount).toBe(designer.count);
    expect(new Set(some.products.map((product: { designer: string }) => product.designer))).toEqual(
      new Set([designer.value]),
    );
    const [same] = some.facets.find(({ code }: { code: string }) => code === 'manufacturer').values;
    expect(same).toEqual({ ...designer, isApplied: true });
  });

  test('sorts by price and returns sold items without a price', async () => {
    const { products, priceBounds } = await list({ sort: 'PRICE_ASC' });
    const amounts = products.map((product: { price: { current: { amount: string } } }) =>
      Number(product.price.current.amount),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(Number(priceBounds.min.amount)).toBe(amounts[0]);
    const withSold = await list({ sold: true });
    expect(withSold.totalCount).toBeGreaterThan((await list()).totalCount);
  });

  test('finds a product by sku, id and path', async () => {
    const [{ sku, id, path, designer, related }] = (await list()).products;
    const { data } = await ask(
      `query ($sku: ID!, $id: ID!, $path: String!) {
        product(sku: $sku) { id } productById(id: $id) { sku } urlResolver(url: $path) { type id }
      }`,
      { sku, id, path },
    );
    expect(data).toEqual({
      product: { id },
      productById: { sku },
      urlResolver: { type: 'PRODUCT', id: Number(id) },
    });
    for (const other of related) expect(other).toMatchObject({ designer });
    expect(related.map((other: { sku: string }) => other.sku)).not.toContain(sku);
  });

  test('adds items to a guest cart and removes them', async () => {
    const [{ sku }] = (await list()).products;
    const created = await ask('mutation { guestCartCreate { cart { id } } }');
    const cartId = created.data.guestCartCreate.cart.id;
    const add = `mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) {
      line { id sku } userErrors { code message status }
      cart { totalQuantity lines { availability thumbnailUrl path product { sku } } totals { grandTotal { amount } } paymentMethods { code } }
    } }`;
    const { line, cart, userErrors } = (await ask(add, { cartId, sku })).data.guestCartItemAdd;
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      totalQuantity: 1,
      lines: [{ availability: 'AVAILABLE', product: { sku } }],
    });
    const again = (await ask(add, { cartId, sku })).data.guestCartItemAdd;
    expect(again).toMatchObject({
      line: null,
      userErrors: [{ code: 'OUT_OF_STOCK', status: 400 }],
    });
    const removed = await ask(
      'mutation ($cartId: ID!, $lineId: ID!) { guestCartItemRemove(input: { cartId: $cartId, lineId: $lineId }) { cart { lines { id } } userErrors { code } } }',
      { cartId, lineId: line.id },
    );
    expect(removed.data.guestCartItemRemove).toEqual({ cart: { lines: [] }, userErrors: [] });
  });

  test('returns the same totals after setting shipping and when read again', async () => {
    const { sku } = (await list({ page: 3 })).products[0];
    const created = await ask('mutation { guestCartCreate { cart { id } } }');
    const cartId = created.data.guestCartCreate.cart.id;
    await ask(
      'mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { line { id } } }',
      { cartId, sku },
    );
    const sums = `id paymentMethods { code title } totals { couponCode segments { code title value { amount } }
      subtotal { amount } shipping { amount } tax { amount } grandTotal { amount } }`;
    const address =
      '{ firstName: "Ann", lastName: "Lee", line1: "1 Main St", city: "Los Angeles", regionId: "12", postalCode: "90001", country: "US", phone: "555-0100", email: "ann@example.test" }';
    const { data } = await ask(
      `mutation ($cartId: ID!) { guestCartShippingInformationSet(input: { cartId: $cartId, carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: ${address}, billingAddress: ${address} }) {
        cart { ${sums} } userErrors { message } } }`,
      { cartId },
    );
    const { cart, userErrors } = data.guestCartShippingInformationSet;
    expect(userErrors).toEqual([]);
    expect(Number(cart.totals.shipping.amount)).toBeGreaterThan(0);
    const read = await ask(`query ($cartId: ID!) { guestCart(cartId: $cartId) { ${sums} } }`, {
      cartId,
    });
    expect(cart).toEqual(read.data.guestCart);
  });

  test('creates one line for twenty concurrent adds of an item', async () => {
    const { sku } = (await list({ page: 2 })).products[0];
    const cartId = (await ask('mutation { guestCartCreate { cart { id } } }')).data.guestCartCreate
      .cart.id;
    const add =
      'mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { line { id } } }';
    await Promise.all(Array.from({ length: 20 }, () => ask(add, { cartId, sku })));
    const { data } = await ask(
      'query ($cartId: ID!) { guestCart(cartId: $cartId) { totalQuantity lines { sku } } }',
      { cartId },
    );
    expect(data.guestCart).toEqual({ totalQuantity: 1, lines: [{ sku }] });
  });
});
