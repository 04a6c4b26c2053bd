import type { DatabaseSync } from 'node:sqlite';
import { listType } from '../../shared/webapi/data-type.ts';
import { badInput, rejection } from '../../shared/webapi/errors.ts';
import { adminRoute, type Route } from '../../shared/webapi/route.ts';
import {
  type Filter,
  readSearchCriteria,
  searchCriteriaType,
  searchResults,
} from '../../shared/webapi/search-criteria.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';
import { type AttributeView, attributeViews } from './attributes.ts';
import { createProductReader } from './repository.ts';
import type { CatalogProduct } from './types.ts';
import { configurableViews } from './variants.ts';
import { productView } from './views.ts';

function inUtc(seconds: string): string {
  return `strftime('%Y-%m-%d %H:%M:%S', ${seconds}, 'unixepoch')`;
}

const columns: ReadonlyMap<string, Column> = new Map([
  ['entity_id', { kind: 'number', sql: 'p.id' }],
  ['sku', { kind: 'text', sql: 'p.sku' }],
  ['name', { kind: 'text', sql: 'p.name' }],
  ['type_id', { kind: 'text', sql: 'p.type_id' }],
  ['price', { kind: 'number', sql: '(p.price_cents / 100.0)' }],
  ['status', { kind: 'number', sql: 'iif(p.enabled, 1, 2)' }],
  ['visibility', { kind: 'number', sql: 'iif(p.visible, 4, 1)' }],
  ['created_at', { kind: 'moment', sql: inUtc('p.created_at') }],
  ['updated_at', { kind: 'moment', sql: inUtc('p.updated_at') }],
]);

export function invalidAttribute({ field }: { readonly field: string }) {
  return badInput('The "%1" attribute name is invalid. Reset the name and try again.', [field]);
}

/** A product in a list, which omits the stock. */
function listedView(product: CatalogProduct, configurable: object | undefined) {
  const { extension_attributes, ...view } = productView(product, configurable);
  const { stock_item: _, ...others } = extension_attributes;
  return { ...view, extension_attributes: others };
}

function meets(attribute: AttributeView, { field, value, condition }: Filter): boolean {
  if (!Object.hasOwn(attribute, field)) throw invalidAttribute({ field });
  const own = attribute[field as keyof AttributeView];
  const text = typeof own === 'boolean' ? String(Number(own)) : String(own);
  if (condition === 'in') return (value ?? '').split(',').includes(text);
  if (condition === 'gt') return Number(text) > Number(value);
  if (condition === 'neq') return text !== value;
  return text === value;
}

function attributeRoutes(db: DatabaseSync): Route[] {
  const access = 'Magento_Catalog::attributes_attributes';
  const byCode = (code: string): AttributeView => {
    const found = attributeViews(db).find(({ attribute_code }) => attribute_code === code);
    if (found !== undefined) return found;
    const message =
      'The attribute with a "%1" attributeCode doesn\'t exist. Verify the attribute and try again.';
    throw rejection(404, message, [code]);
  };
  return [
    adminRoute(access).get(
      '/products/attributes',
      { searchCriteria: searchCriteriaType },
      ({ args }) => {
        const criteria = readSearchCriteria(args.searchCriteria);
        const found = attributeViews(db).filter((attribute) =>
          criteria.groups.every((filters) => filters.some((filter) => meets(attribute, filter))),
        );
        const size = criteria.pageSize || found.length;
        const from = (Math.max(1, criteria.currentPage ?? 1) - 1) * size;
        return searchResults(found.slice(from, from + size), criteria, found.length);
      },
    ),
    adminRoute(access).get(
      '/products/attributes/:attributeCode',
      { attributeCode: 'string' },
      ({ args }) => byCode(args.attributeCode),
    ),
    adminRoute(access).get(
      '/products/attributes/:attributeCode/options',
      { attributeCode: 'string' },
      ({ args }) => byCode(args.attributeCode).options,
    ),
  ];
}

const skus = listType('string');

/** Prices of several products. Unknown SKUs and types without a price are omitted. */
function priceRoutes(db: DatabaseSync): Route[] {
  const products = createProductReader(db);
  const find = (args: { readonly skus: readonly string[] }): CatalogProduct[] =>
    products.query(
      `WHERE p.type_id != 'configurable' AND p.sku IN (SELECT value FROM json_each(?))`,
      JSON.stringify(args.skus),
    );
  return [
    adminRoute('Magento_Catalog::catalog').post(
      '/products/base-prices-information',
      { skus },
      ({ args }) => find(args).map(({ price, sku }) => ({ price, store_id: 0, sku })),
    ),
    adminRoute('Magento_Catalog::catalog').post(
      '/products/special-price-information',
      { skus },
      ({ args }) =>
        find(args).flatMap(({ specialPrice: price, sku }) =>
          price === null ? [] : [{ price, store_id: 0, sku, price_from: null, price_to: null }],
        ),
    ),
  ];
}

/** Administrators' routes for reading products. Magento: /V1/products. */
export function adminProductRoutes(db: DatabaseSync): Route[] {
  return [
    searchRoute({
      path: '/products',
      access: 'Magento_Catalog::products',
      reader: createProductReader(db),
      columns,
      id: 'p.id',
      rejection: invalidAttribute,
      toViews: (products) => {
        const configurable = configurableViews(db, products);
        return products.map((product) => listedView(product, configurable.get(product.id)));
      },
    }),
    ...attributeRoutes(db),
    ...priceRoutes(db),
  ];
}
