import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createProductWriter } from '../../catalogue/store/commerce.ts';
import { createProductIds } from '../../catalogue/store/product-ids.ts';
import { deleteRows, updateRows } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import { badInput, missing } from '../../shared/webapi/errors.ts';
import { createParser } from '../../shared/webapi/input.ts';
import { adminRoute, type Route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from './repository.ts';
import type { CatalogProduct } from './types.ts';
import { configurableViews } from './variants.ts';
import { productView } from './views.ts';

const stockItemSchema = z.object({
  qty: z.number().min(0).optional(),
  is_in_stock: z.boolean().optional(),
});

const productSchema = z.object({
  sku: z.string().min(1),
  name: z.string().min(1),
  price: z.number().min(0),
  type_id: z.enum(['simple', 'virtual']).default('simple'),
  status: z.int().min(1).max(2).default(1),
  visibility: z.int().min(1).max(4).default(4),
  weight: z.number().nullable().default(null),
  extension_attributes: z.object({ stock_item: stockItemSchema.optional() }).optional(),
  custom_attributes: z
    .array(z.object({ attribute_code: z.string(), value: z.unknown() }))
    .default([]),
});

const changeSchema = productSchema.pick({ name: true, price: true, status: true }).partial();

const TAXABLE = '2';

const parse = createParser(({ issues: [issue] }) => {
  const field = issue?.path.join('.') ?? '';
  return badInput('The product was unable to be saved. Please try again.', { field });
});

function toProduct(given: z.output<typeof productSchema>, now: number): CatalogProduct {
  const attribute = (code: string) =>
    given.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value;
  const stock = given.extension_attributes?.stock_item;
  const moment = Math.floor(now / 1000);
  return {
    id: 0,
    sku: given.sku,
    name: given.name,
    typeId: given.type_id,
    price: given.price,
    specialPrice: null,
    msrp: null,
    qty: stock?.is_in_stock === false ? 0 : (stock?.qty ?? 0),
    enabled: given.status === 1,
    visible: given.visibility > 1,
    parentId: null,
    variantCodes: [],
    urlKey: given.sku.toLowerCase(),
    image: '',
    gallery: [],
    taxClass: String(attribute('tax_class_id') ?? TAXABLE) === TAXABLE ? 'Taxable Goods' : 'None',
    weight: given.weight,
    createdAt: moment,
    updatedAt: moment,
    attributes: {},
    categoryIds: [],
  };
}

/** Administrators' product changes. Magento: POST, PUT and DELETE of /V1/products. */
export function productChangeRoutes(db: DatabaseSync, now: () => number): Route[] {
  const access = 'Magento_Catalog::products';
  const sku = 'string';
  const catalog = createCatalogRepository(db);
  const outbox = createSearchOutbox(db);
  const write = createProductWriter(db);
  const getId = createProductIds(db);

  const find = (sku: string): CatalogProduct => {
    const product = catalog.bySku(sku);
    if (product !== undefined) return product;
    throw missing('product');
  };
  const update = ({ id }: CatalogProduct, values: object) =>
    inTransaction(db, () => {
      updateRows(db, 'catalog_product', { id }, values);
      outbox.note(id, 'added');
    });

  return [
    adminRoute(access).post('/products', { product: 'mixed' }, ({ args }) => {
      const product = toProduct(parse(productSchema, args.product), now());
      if (catalog.bySku(product.sku)) throw badInput('URL key for specified store already exists.');
      return inTransaction(db, () => {
        const id = getId(product.sku);
        write({ ...product, id });
        outbox.note(id, 'added');
        return productView({ ...product, id });
      });
    }),
    adminRoute(access).put('/products/:sku', { sku, product: 'mixed' }, ({ args }) => {
      const { name, price, status } = parse(changeSchema, args.product);
      const updatedAt = Math.floor(now() / 1000);
      update(find(args.sku), {
        ...(name !== undefined && { name }),
        ...(price !== undefined && { priceCents: Math.round(price * 100) }),
        ...(status !== undefined && { enabled: status === 1 }),
        updatedAt,
      });
      const saved = find(args.sku);
      return productView(saved, configurableViews(db, [saved]).get(saved.id));
    }),
    adminRoute(access).put(
      '/products/:sku/stockItems/:itemId',
      { sku, itemId: 'int', stockItem: 'mixed' },
      ({ args }) => {
        const { qty = 0, is_in_stock: isInStock } = parse(stockItemSchema, args.stockItem);
        const product = find(args.sku);
        update(product, { qty: isInStock === false ? 0 : qty });
        return product.id;
      },
    ),
    adminRoute(access).delete('/products/:sku', { sku }, ({ args }) =>
      inTransaction(db, () => {
        const { id } = find(args.sku);
        deleteRows(db, 'url_rewrite', { entityType: 'PRODUCT', entityId: id });
        deleteRows(db, 'catalog_product', { id });
        outbox.note(id, 'removed');
        return true;
      }),
    ),
  ];
}
