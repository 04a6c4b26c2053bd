import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ann,
  aProduct,
  handbags,
  openTestShop,
  type TestCustomer,
  type TestShop,
} from '../../../test/helpers/shop.ts';

const bob: TestCustomer = { ...ann, email: 'bob@example.test', addresses: [] };
const designer = { ...handbags, id: 9, level: 3, name: 'Chanel', urlPath: 'designers/chanel' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(
    [
      aProduct({
        id: 1,
        sku: 'BAG-1',
        price: 500,
        specialPrice: 400,
        categoryIds: [3, 9],
        gallery: [{ file: '/b/a/bag.webp', label: 'front' }],
        attributes: {
          condition_label: 'Excellent',
          material_type: 'Leather',
          production_year: '2019',
        },
      }),
      aProduct({ id: 2, sku: 'BAG-2', qty: 0 }),
      aProduct({ id: 3, sku: 'OFF', enabled: false }),
    ],
    [handbags, designer],
    { customers: [ann, bob] },
  );
});
afterAll(() => shop.close());

const asAnn = () => ({ authorization: `Bearer ${shop.getToken(ann.email)}` });
const asBob = () => ({ authorization: `Bearer ${shop.getToken(bob.email)}` });

async function send(
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${shop.url}/api/rest/V1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const add = (productId: number, headers: Record<string, string> = asAnn(), customerId = 1) =>
  send('PUT', '/customer/addwishlist', { body: { customerId, productId }, headers });
const remove = (productId: number, headers: Record<string, string> = asAnn(), customerId = 1) =>
  send('DELETE', `/customer/deletewishlist?customerId=${customerId}&productId=${productId}`, {
    headers,
  });

async function wishlist(fields: string, headers: Record<string, string>) {
  const query = `{ wishlist { ${fields} } }`;
  const response = await fetch(`${shop.url}/api/graphql?query=${encodeURIComponent(query)}`, {
    headers,
  });
  const body = (await response.json()) as { data: { wishlist: Record<string, unknown> } };
  return body.data.wishlist;
}

const notYours = {
  status: 401,
  body: {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'Magento_Customer::customer' },
  },
};
const unknown = (productId: number) => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'productId', fieldValue: productId },
  },
});

describe('the wishlist', () => {
  test('returns null to a customer without a wishlist', async () => {
    expect(await wishlist('items_count items { id }', asBob())).toEqual({
      items_count: null,
      items: null,
    });
  });

  test('stores an added product once and removes it', async () => {
    expect(await add(1)).toEqual({ status: 200, body: true });
    expect(await add(1)).toEqual({ status: 200, body: true });
    expect(await add(2)).toEqual({ status: 200, body: true });
    expect(await wishlist('items_count items { product { sku } }', asAnn())).toEqual({
      items_count: 2,
      items: [{ product: { sku: 'BAG-1' } }, { product: { sku: 'BAG-2' } }],
    });
    expect(await remove(2)).toEqual({ status: 200, body: true });
    expect(await remove(2)).toEqual(unknown(2));
    expect(await wishlist('items_count', asAnn())).toEqual({ items_count: 1 });
    expect(await wishlist('items_count', asBob())).toEqual({ items_count: null });
  });

  test('returns the product fields that a card needs', async () => {
    await add(1);
    const fields = `items { qty added_at product { id uid sku name type_id special_price condition
      manufacturer material_type production_year url_key url_path stock_status
      price { regularPrice { amount { value currency } } minimalPrice { amount { value } } }
      price_range { minimum_price { final_price { value } discount { percent_off amount_off } } }
      media_gallery_entries { file position label types } image { url }
      categories { id name url_path path } } }`;
    const { items } = await wishlist(fields, asAnn());
    const [item] = items as { qty: number; added_at: string; product: object }[];
    expect(item).toMatchObject({ qty: 1, added_at: expect.stringMatching(/^\d{4}-/) });
    expect(item?.product).toEqual({
      id: 1,
      uid: 'MQ==',
      sku: 'BAG-1',
      name: 'A bag',
      type_id: 'simple',
      special_price: 400,
      condition: 'Excellent',
      manufacturer: 9,
      material_type: 'Leather',
      production_year: 2019,
      url_key: 'bag-1',
      url_path: null,
      stock_status: 'IN_STOCK',
      price: {
        regularPrice: { amount: { value: 500, currency: 'USD' } },
        minimalPrice: { amount: { value: 400 } },
      },
      price_range: {
        minimum_price: {
          final_price: { value: 400 },
          discount: { percent_off: 20, amount_off: 100 },
        },
      },
      media_gallery_entries: [
        {
          file: '/b/a/bag.webp',
          position: 1,
          label: 'front',
          types: ['image', 'small_image', 'thumbnail'],
        },
      ],
      image: { url: 'http://localhost:5000/media/catalog/product/b/a/bag.webp' },
      categories: [
        { id: 3, name: 'Handbags', url_path: 'handbags', path: '3' },
        { id: 9, name: 'Chanel', url_path: 'designers/chanel', path: '9' },
      ],
    });
  });
});

describe('rejected calls', () => {
  test('rejects a guest', async () => {
    const rejected = { ...notYours, body: { ...notYours.body, parameters: { resources: 'self' } } };
    expect(await add(1, {})).toEqual(rejected);
    expect(await remove(1, {})).toEqual(rejected);
  });

  test('rejects another customer than the caller', async () => {
    expect(await add(1, asBob())).toEqual(notYours);
    expect(await remove(1, asBob())).toEqual(notYours);
  });

  test.each([[99], [3]])('rejects product %i, which is not in the shop', async (productId) => {
    expect(await add(productId)).toEqual(unknown(productId));
  });

  test('rejects missing arguments', async () => {
    expect(await send('PUT', '/customer/addwishlist', { headers: asAnn() })).toMatchObject({
      status: 400,
      body: { message: 'One or more input exceptions have occurred.' },
    });
  });
});

test('returns the customer who is signed in', async () => {
  const query = '{ customer { id firstname email default_billing is_subscribed } }';
  const response = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: asAnn(),
  });
  expect(await response.json()).toEqual({
    data: {
      customer: {
        id: 1,
        firstname: 'Ann',
        email: ann.email,
        default_billing: '1',
        is_subscribed: false,
      },
    },
  });
});
