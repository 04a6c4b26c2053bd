import type { DatabaseSync } from 'node:sqlite';
import { createReader, selectValue } from '../../db/rows.ts';
import { listType } from '../../shared/webapi/data-type.ts';
import { MagentoError } from '../../shared/webapi/errors.ts';
import { adminRoute, optional, type Route } from '../../shared/webapi/route.ts';
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

interface SourceItem {
  readonly sku: string;
  readonly quantity: number;
  readonly status: number;
}

const SOURCE_ITEMS = "(SELECT * FROM catalog_product WHERE type_id != 'configurable')";

const QTY = 'SELECT qty FROM catalog_product WHERE sku = ?';

const skus = listType('string');

/** Administrators' inventory routes. Magento: /V1/inventory. */
export function adminInventoryRoutes(db: DatabaseSync): Route[] {
  return [
    adminRoute('Magento_InventoryApi::stock').get(
      '/inventory/stocks',
      { searchCriteria: optional(searchCriteriaType) },
      ({ args }) => searchResults([STOCK], readSearchCriteria(args.searchCriteria), 1),
    ),
    searchRoute({
      path: '/inventory/source-items',
      access: 'Magento_InventoryApi::source',
      parameter: optional(searchCriteriaType),
      reader: createReader<SourceItem>(db, SOURCE_ITEMS, {
        columns: 'sku, qty AS quantity, (qty > 0) AS status',
      }),
      columns,
      id: 'id',
      rejection: unknownColumn,
      toViews: (items) =>
        items.map(({ sku, ...item }) => ({ sku, source_code: 'default', ...item })),
    }),
    adminRoute('Magento_InventorySalesApi::stock').get(
      '/inventory/get-product-salable-quantity/:sku/:stockId',
      { sku: 'string', stockId: 'int' },
      ({ args }) => {
        const qty = selectValue(db, QTY, args.sku);
        if (qty !== undefined && args.stockId === STOCK.stock_id) return qty;
        throw new MagentoError(`There is no product ${args.sku} in the stock ${args.stockId}.`);
      },
    ),
    adminRoute('Magento_InventorySalesApi::stock').get(
      '/inventory/are-products-salable',
      { skus, stockId: 'int' },
      ({ args: { skus: requested, stockId } }) =>
        requested.map((sku) => {
          const isHeld = stockId === STOCK.stock_id && Number(selectValue(db, QTY, sku) ?? 0) > 0;
          return { sku, stock_id: stockId, salable: isHeld };
        }),
    ),
  ];
}
