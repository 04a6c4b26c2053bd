import { expect, it } from 'vitest';
import { createCommerceProducts } from './products.ts';

it('omits unset arguments from a list, because Magento fails on a null sort', async () => {
  const sent: string[] = [];
  const products = createCommerceProducts({
    path: '/graphql',
    http: {
      async send({ path }) {
        sent.push(new URL(path, 'http://x').searchParams.get('variables') ?? '');
        const text = JSON.stringify({
          data: { products: { items: [], total_count: 0, page_info: { total_pages: 0 } } },
        });
        return { status: 200, text, contentType: '', retryAfterMs: 0 };
      },
      close: async () => undefined,
    },
  });
  const query = { categoryId: null, price: { min: null, max: null }, page: 1, pageSize: 8 };
  await products.list({ ...query, term: '', sort: null });
  await products.list({ ...query, term: 'bag', sort: { by: 'price', direction: 'ASC' } });
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { filter: {}, size: 8, page: 1 },
    { search: 'bag', filter: {}, sort: { price: 'ASC' }, size: 8, page: 1 },
  ]);
});
