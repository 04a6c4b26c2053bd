import type { DatabaseSync } from 'node:sqlite';
import { selectColumn, selectValue } from '../../db/rows.ts';
import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { adminRoute, optional, type Route } from '../../shared/webapi/route.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';
import { invalidAttribute } from './admin-products.ts';
import { createCatalogRepository, createCategoryReader } from './repository.ts';
import type { CatalogCategory } from './types.ts';

/** Categories have no stored timestamps. */
const MADE_AT = '2026-01-01 00:00:00';

const columns: ReadonlyMap<string, Column> = new Map([
  ['entity_id', { kind: 'number', sql: 'id' }],
  ['parent_id', { kind: 'number', sql: 'parent_id' }],
  ['level', { kind: 'number', sql: 'level' }],
  ['position', { kind: 'number', sql: 'position' }],
  ['name', { kind: 'text', sql: 'name' }],
  ['url_key', { kind: 'text', sql: 'url_key' }],
  ['is_active', { kind: 'number', sql: '(1)' }],
  ['updated_at', { kind: 'moment', sql: `('${MADE_AT}')` }],
]);

type ById = ReadonlyMap<number, CatalogCategory>;

function toPath(category: CatalogCategory, byId: ById): string {
  const parent = byId.get(category.parentId);
  return parent === undefined ? String(category.id) : `${toPath(parent, byId)}/${category.id}`;
}

/** A category with the keys of Magento's GET /V1/categories/{id}, in its order. The root lacks some of them. */
function toCategoryView(category: CatalogCategory, byId: ById) {
  const path = toPath(category, byId);
  const children = [...byId.values()].filter(({ parentId }) => parentId === category.id);
  const texts = {
    description: category.description,
    image: category.image,
    is_anchor: category.level > 1 ? '1' : null,
    path,
    children_count: String(children.length),
    url_key: category.urlKey,
    url_path: category.urlPath,
  };
  const isRoot = category.level === 0;
  return {
    id: category.id,
    ...(!isRoot && { parent_id: category.parentId }),
    name: category.name,
    ...(!isRoot && { is_active: true }),
    position: category.position,
    level: category.level,
    ...(!isRoot && { children: children.map(({ id }) => id).join(','), created_at: MADE_AT }),
    updated_at: MADE_AT,
    path,
    include_in_menu: category.includeInMenu,
    custom_attributes: Object.entries(texts).flatMap(([attribute_code, value]) =>
      value === null ? [] : [{ attribute_code, value }],
    ),
  };
}

interface TreeView {
  readonly id: number;
  readonly parent_id: number;
  readonly name: string;
  readonly is_active: boolean;
  readonly position: number;
  readonly level: number;
  readonly product_count: number;
  readonly children_data: readonly TreeView[];
}

const COUNT = 'SELECT count(*) FROM catalog_product_category WHERE category_id = ?';

function createTree(db: DatabaseSync, all: readonly CatalogCategory[]) {
  const toTree = ({ id, parentId, name, position, level }: CatalogCategory, depth: number) => {
    const children = depth > 0 ? all.filter((child) => child.parentId === id) : [];
    const view: TreeView = {
      id,
      parent_id: parentId,
      name,
      is_active: true,
      position,
      level,
      product_count: Number(selectValue(db, COUNT, id)),
      children_data: children.map((child) => toTree(child, depth - 1)),
    };
    return view;
  };
  return toTree;
}

/** The enabled products of a category and, as all are anchor categories, of its subcategories. */
const SKUS = `WITH RECURSIVE below(id) AS (
    SELECT ? UNION SELECT c.id FROM catalog_category c JOIN below ON c.parent_id = below.id)
  SELECT p.sku FROM catalog_product p WHERE p.enabled = 1 AND p.id IN (
    SELECT product_id FROM catalog_product_category WHERE category_id IN below) ORDER BY p.id`;

/** Administrators' category routes. Magento: /V1/categories. */
export function adminCategoryRoutes(db: DatabaseSync): Route[] {
  const catalog = createCatalogRepository(db);
  const access = 'Magento_Catalog::categories';
  const byId = (): ById => new Map(catalog.categories().map((one) => [one.id, one]));
  const find = (id: unknown, all: ById): CatalogCategory => {
    const category = all.get(Number(id));
    if (category === undefined) throw noSuchEntity('id', id);
    return category;
  };
  return [
    adminRoute(access).get(
      '/categories',
      { rootCategoryId: optional('int'), depth: optional('int') },
      ({ args }) => {
        const all = byId();
        const root = [...all.values()].find(({ level }) => level === 1);
        const top = find(args.rootCategoryId ?? root?.id, all);
        return createTree(db, [...all.values()])(top, args.depth ?? all.size);
      },
    ),
    searchRoute({
      path: '/categories/list',
      access,
      reader: createCategoryReader(db),
      columns,
      id: 'id',
      rejection: invalidAttribute,
      toViews: (found) => {
        const all = byId();
        return found.map((category) => toCategoryView(category, all));
      },
    }),
    adminRoute(access).get('/categories/:categoryId', { categoryId: 'int' }, ({ args }) => {
      const all = byId();
      return toCategoryView(find(args.categoryId, all), all);
    }),
    adminRoute(access).get(
      '/categories/:categoryId/products',
      { categoryId: 'int' },
      ({ args }) => {
        const { id } = find(args.categoryId, byId());
        return selectColumn(db, SKUS, id).map((sku) => ({
          sku,
          position: 0,
          category_id: String(id),
        }));
      },
    ),
  ];
}
