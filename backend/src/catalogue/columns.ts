import table from '../../data/product-export.json' with { type: 'json' };

/** Columns of a Magento product export that are attributes of the product, with their codes. */
export const ATTRIBUTE_COLUMNS: ReadonlyMap<string, string> = new Map(
  Object.entries(table.attributes),
);

export const COLUMN_ATTRIBUTES: ReadonlySet<string> = new Set(ATTRIBUTE_COLUMNS.values());
