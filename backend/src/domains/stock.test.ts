import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRecordings } from '../../test/contract/recordings.ts';
import { aProduct, handbags, openTestShop, type TestShop } from '../../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const product = aProduct({ id: 7, sku: 'BAG', categoryIds: [3] });
  shop = await openTestShop([product], [handbags], { env: { STOCK: '1' } });
});
afterAll(() => shop.close());

async function query(text: string) {
  const response = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(text)}`);
  return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
}

const absent = readRecordings('stock/s10-absent-routes').filter(
  ({ request }) => request?.path.startsWith('/rest') && request.headers.authorization === undefined,
);

it.each(absent.map((entry) => [entry.name, entry] as const))(
  "responds like a Magento without the shop's modules: %s",
  async (_, { request, response }) => {
    const actual = await fetch(shop.url + request.path, {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    expect({ status: actual.status, json: await actual.json() }).toEqual({
      status: response.status,
      json: response.json,
    });
  },
);

it("omits the shop's own fields from the schema", async () => {
  for (const field of ['condition', 'material_type', 'production_year']) {
    const { errors } = await query(`{ products(search: "a") { items { ${field} } } }`);
    expect(errors?.[0]?.message).toBe(`Cannot query field "${field}" on type "ProductInterface".`);
  }
  const { errors } = await query('{ cmsBlocks(identifiers: ["a"]) { items { header_content } } }');
  expect(errors).toHaveLength(1);
});

it('gives categories an address with the suffix .html and no other', async () => {
  const find = (url: string) =>
    query(
      `{ route(url: "${url}") { __typename relative_url ... on CategoryTree { url_suffix } } }`,
    );
  const category = {
    __typename: 'CategoryTree',
    relative_url: 'handbags.html',
    url_suffix: '.html',
  };
  expect(await find('/handbags.html')).toEqual({ data: { route: category } });
  expect(await find('catalog/category/view/id/3')).toEqual({ data: { route: category } });
  expect(await find('/handbags')).toEqual({ data: { route: null } });
  expect(await find('/handbags/bag.html')).toMatchObject({
    data: { route: { __typename: 'SimpleProduct', relative_url: 'handbags/bag.html' } },
  });
  expect(await find('/totes/bag.html')).toEqual({ data: { route: null } });
  expect(await query('{ storeConfig { category_url_suffix } }')).toEqual({
    data: { storeConfig: { category_url_suffix: '.html' } },
  });
});

it('adds nothing of its own to cart lines', async () => {
  const post = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${shop.url}/rest/V1${path}`, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const cart = await post('/guest-carts');
  const line = await post(`/guest-carts/${cart}/items`, { cartItem: { sku: 'BAG', qty: 1 } });
  expect(line).toMatchObject({ sku: 'BAG' });
  expect(line).not.toHaveProperty('extension_attributes');
});

it.each(['/media/catalog/product/cache/312x416/b/a/bag.webp', '/media/catalog/product/n/o/no.jpg'])(
  'returns the placeholder for %s',
  async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBeNull();
  },
);
