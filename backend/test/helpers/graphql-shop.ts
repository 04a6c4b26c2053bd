import type { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { fillCommerce } from '../../src/catalogue/store/commerce.ts';
import { openDatabase } from '../../src/db/open.ts';
import { catalogGraphql } from '../../src/domains/catalog/graphql.ts';
import type { CatalogCategory, CatalogProduct } from '../../src/domains/catalog/types.ts';
import { registerContentGraphql } from '../../src/domains/content/graphql/register.ts';
import { seedContent } from '../../src/domains/content/seed.ts';
import { wishlistGraphql } from '../../src/domains/wishlist/graphql.ts';
import { createTokens } from '../../src/shared/tokens.ts';
import { handbags } from './shop.ts';

const root = { image: null, description: null, includeInMenu: true, position: 1 };
const CATEGORIES: CatalogCategory[] = [
  { ...handbags, ...root },
  {
    ...root,
    id: 9,
    parentId: 2,
    level: 2,
    name: 'Designers',
    urlKey: 'designers',
    urlPath: 'designers',
  },
  {
    ...root,
    id: 100,
    parentId: 9,
    level: 3,
    name: 'Hermès',
    urlKey: 'hermès',
    urlPath: 'designers/hermès',
  },
];

const product = (id: number, urlKey: string, enabled: boolean): CatalogProduct => ({
  id,
  sku: urlKey,
  name: urlKey,
  typeId: 'simple',
  price: 10,
  specialPrice: null,
  msrp: null,
  qty: 1,
  enabled,
  visible: true,
  parentId: null,
  variantCodes: [],
  urlKey,
  image: '/a/b/ab.webp',
  gallery: [],
  taxClass: 'Goods',
  weight: 1,
  createdAt: 1,
  updatedAt: 1,
  attributes: {},
  categoryIds: [3],
});

function fillDatabase(): DatabaseSync {
  const db = openDatabase(':memory:');
  const products = [product(1, 'flap-1', true), product(2, 'gone-2', false)];
  fillCommerce(db, { categories: CATEGORIES, products });
  seedContent(db);
  db.exec("UPDATE cms_page SET is_active = 0 WHERE identifier = 'faq'");
  const rewrite = db.prepare('INSERT INTO url_rewrite VALUES (?, ?, ?, ?, ?)');
  rewrite.run('old-bags', 'older-bags', 302, 'CATEGORY', 3);
  rewrite.run('older-bags', 'handbags', 301, 'CATEGORY', 3);
  rewrite.run('round', 'round-again', 301, 'CATEGORY', 3);
  rewrite.run('round-again', 'round', 301, 'CATEGORY', 3);
  rewrite.run('lost.html', 'catalog/product/view/id/99', 0, 'PRODUCT', 99);
  return db;
}

export type Headers = Record<string, string>;
export type GraphqlResult = {
  data?: Record<string, unknown>;
  errors?: { message: string; path?: unknown[]; extensions?: { category: string } }[];
};

/** A response with its status and its body, which is JSON. */
export async function read(response: Response) {
  return { response, status: response.status, body: (await response.json()) as GraphqlResult };
}

function createClient(base: string) {
  const get = async (query: string, { variables, ...headers }: Headers = {}) => {
    const search = new URLSearchParams({ query, ...(variables ? { variables } : {}) });
    return read(await fetch(`${base}/api/graphql?${search}`, { headers }));
  };
  const post = (body: unknown, headers: Headers = { 'content-type': 'application/json' }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(`${base}/graphql`, { method: 'POST', headers, body: text });
  };
  const send = (method: string, search: string) => fetch(`${base}/graphql${search}`, { method });
  const rejection = async (query: string) => {
    const { status, body } = await get(query);
    const { message, path, extensions } = body.errors?.[0] ?? { message: '' };
    return { status, message, path, category: extensions?.category, data: body.data };
  };
  return { get, post, send, rejection };
}

/** A shop with this release's pages and a few addresses, its GraphQL served on a free port. */
export async function startShop() {
  const db = fillDatabase();
  const faults: unknown[] = [];
  const app = Fastify();
  registerContentGraphql(app, {
    db,
    env: { commerceUrl: 'http://shop.test', stock: false },
    paths: ['/api/graphql', '/graphql'],
    modules: [
      catalogGraphql(db, { commerceUrl: 'http://shop.test', categorySuffix: '' }),
      wishlistGraphql({ db, commerceUrl: 'http://shop.test', now: Date.now }),
    ],
    getCaller: createTokens(db).getCaller,
    onFault: (error) => faults.push(error),
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    db.close();
  };
  return { db, faults, stop, ...createClient(base) };
}
