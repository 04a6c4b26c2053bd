import type { DatabaseSync } from 'node:sqlite';
import { MagentoError } from '../../shared/webapi/errors.ts';
import { optional, type Route, route } from '../../shared/webapi/route.ts';
import {
  readSearchCriteria,
  searchCriteriaType,
  searchResults,
} from '../../shared/webapi/search-criteria.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';

/** The only stock, which is assigned the only source. */
const STOCK = {
  stock_id: 1,
  name: 'Default Stock',
  extension_attributes: { sales_channels: [{ type: 'website', code: 'base' }] },
};

const columns: ReadonlyMap<string, Column> = new Map([
  ['sku', { kind: 'text', sql: 'sku' }],
  ['source_code', { kind: 'text', sql: "('default')" }],
  ['quantity', { kind: 'number', sql: 'qty' }],
  ['status', { kind: 'number', sql: '(qty > 0)' }],
]);

function unknownColumn({ field }: { readonly field: string }) {
  return new MagentoError(`Source items have no field "${field}" to search by.`);
}

/** Administrators' inventory routes. Magento: /V1/inventory. */
export function adminInventoryRoutes(db: DatabaseSync): Route[] {
  return [
    route.get(
      '/inventory/stocks',
      {
        access: 'Magento_InventoryApi::stock',
        parameters: { searchCriteria: optional(searchCriteriaType) },
      },
      ({ args }) => searchResults([STOCK], readSearchCriteria(args.searchCriteria), 1),
    ),
    searchRoute(db, {
      path: '/inventory/source-items',
      access: 'Magento_InventoryApi::source',
      parameter: optional(searchCriteriaType),
      select: "sku, 'default' AS source_code, qty AS quantity, (qty > 0) AS status",
      from: "(SELECT * FROM catalog_product WHERE type_id != 'configurable')",
      columns,
      id: 'id',
      rejection: unknownColumn,
      toItems: (rows) => rows,
    }),
    route.get(
      '/inventory/get-product-salable-quantity/:sku/:stockId',
      { access: 'Magento_InventorySalesApi::stock', parameters: { sku: 'string', stockId: 'int' } },
      ({ args }) => {
        const row = db
          .prepare('SELECT qty FROM catalog_product WHERE sku = ?')
          .get(String(args.sku));
        if (row !== undefined && args.stockId === STOCK.stock_id) return row.qty;
        throw new MagentoError(`There is no product ${args.sku} in the stock ${args.stockId}.`);
      },
    ),
  ];
}
