import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import table from '../../../data/product-export.json' with { type: 'json' };
import { toList } from '../../domains/catalog/attributes.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import type {
  AttributeValue,
  CatalogCategory,
  CatalogProduct,
} from '../../domains/catalog/types.ts';
import { moment } from '../../shared/moment.ts';
import { ATTRIBUTE_COLUMNS, COLUMN_ATTRIBUTES } from '../columns.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** What a spreadsheet would run as a formula; the import takes the quote before it off again. */
const FORMULA = /^'*[=+\-@]/;

/** A value of a CSV line, in quotes where it needs them. */
function csvValue(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? quoted(shown) : shown;
}

/** A comma list inside a value; entries with a comma or a quote are quoted. */
export const commaList = (entries: readonly string[]): string =>
  entries.map((entry) => (/[",]/.test(entry) ? quoted(entry) : entry)).join(',');

/** Pairs as 'size=XS,care="Wash cold, dry flat"', as Magento writes them; a list has bars between its values. */
export function pairsText(pairs: Iterable<readonly [code: string, value: AttributeValue]>): string {
  return [...pairs]
    .map(([code, value]) => {
      const text = typeof value === 'object' ? value.join('|') : String(value);
      return `${code}=${/[",=\n]/.test(text) ? quoted(text) : text}`;
    })
    .join(',');
}

const COLUMNS: readonly string[] = table.columns;

/** A category's names from the default category down, as 'Default Category/Men/Tops'. */
function toPath(category: CatalogCategory, all: ReadonlyMap<number, CatalogCategory>): string {
  const parent = category.level > 1 ? all.get(category.parentId) : undefined;
  const name = category.name.replaceAll('/', '\\/');
  return parent ? `${toPath(parent, all)}/${name}` : name;
}

function variationsText(product: CatalogProduct, variants: readonly CatalogProduct[]): string {
  return variants
    .map(({ sku, attributes }) =>
      pairsText([
        ['sku', sku],
        ...product.variantCodes.map((code) => [code, attributes[code] ?? ''] as const),
      ]),
    )
    .join('|');
}

function toPictureColumns({ gallery }: CatalogProduct): Record<string, string> {
  const [base, ...others] = gallery;
  const file = base?.file ?? '';
  const label = base?.label ?? '';
  return {
    base_image: file,
    base_image_label: label,
    small_image: file,
    small_image_label: label,
    thumbnail_image: file,
    thumbnail_image_label: label,
    additional_images: commaList(others.map((one) => one.file)),
    additional_image_labels: commaList(others.map((one) => one.label)),
  };
}

const toStockColumns = ({ qty }: CatalogProduct): Record<string, string> => ({
  qty: String(qty),
  out_of_stock_qty: '0',
  use_config_min_qty: '1',
  is_qty_decimal: '0',
  allow_backorders: '0',
  use_config_backorders: '1',
  is_in_stock: qty > 0 ? '1' : '0',
  manage_stock: '1',
  use_config_manage_stock: '1',
  website_id: '0',
});

/** What a product's row of the export says, by column; columns left out are empty. Dollars, UTC. */
function exportRow(
  product: CatalogProduct,
  known: {
    readonly categories: ReadonlyMap<number, CatalogCategory>;
    readonly variants: readonly CatalogProduct[];
  },
): Record<string, string> {
  const own = product.categoryIds.flatMap((id) => known.categories.get(id) ?? []);
  const toCell = (value: number | null): string => (value === null ? '' : String(value));
  return {
    sku: product.sku,
    attribute_set_code: 'Default',
    product_type: product.typeId,
    product_websites: 'base',
    name: product.name,
    url_key: product.urlKey,
    categories: commaList(own.map((category) => toPath(category, known.categories))),
    weight: toCell(product.weight),
    product_online: product.enabled ? '1' : '2',
    tax_class_name: product.taxClass,
    visibility: product.visible ? 'Catalog, Search' : 'Not Visible Individually',
    price: String(product.price),
    special_price: toCell(product.specialPrice),
    msrp_price: toCell(product.msrp),
    created_at: moment(product.createdAt * 1000),
    updated_at: moment(product.updatedAt * 1000),
    additional_attributes: pairsText(
      Object.entries(product.attributes).filter(([code]) => !COLUMN_ATTRIBUTES.has(code)),
    ),
    ...Object.fromEntries(
      [...ATTRIBUTE_COLUMNS].map(([column, code]) => [
        column,
        toList(product.attributes[code]).join(),
      ]),
    ),
    configurable_variations: variationsText(product, known.variants),
    ...toStockColumns(product),
    ...toPictureColumns(product),
  };
}

const AT_ONCE = 500;

function* idsInParts(db: DatabaseSync): Generator<number[]> {
  const next = db.prepare('SELECT id FROM catalog_product WHERE id > ? ORDER BY id LIMIT ?');
  let last = 0;
  for (;;) {
    const ids = next.all(last, AT_ONCE).map((row) => Number(row.id));
    if (ids.length === 0) return;
    yield ids;
    last = ids.at(-1) ?? last;
  }
}

/** The lines of the export, header first, a part of the catalogue at a time. */
function* generateLines(db: DatabaseSync, onProduct: () => void): Generator<string> {
  const catalog = createCatalogRepository(db);
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  yield `${COLUMNS.join(',')}\n`;
  for (const ids of idsInParts(db)) {
    const lines = catalog.byIds(ids).map((product) => {
      const isParent = product.typeId === 'configurable';
      const variants = isParent ? catalog.getVariants(product.id) : [];
      const row = exportRow(product, { categories, variants });
      onProduct();
      return `${COLUMNS.map((column) => csvValue(row[column] ?? '')).join(',')}\n`;
    });
    yield lines.join('');
  }
}

/**
 * Writes the whole catalogue as a Magento product export, as it is at this moment. The file is there
 * whole or not at all; one of that name is replaced. Returns how many products it has.
 */
export function writeExport(
  db: DatabaseSync,
  file: string,
  onProduct: () => void = () => {},
): number {
  const unfinished = `${file}.part`;
  let count = 0;
  const counting = (): void => {
    count += 1;
    onProduct();
  };
  db.exec('BEGIN');
  try {
    const out = openSync(unfinished, 'w');
    try {
      for (const part of generateLines(db, counting)) writeSync(out, part);
    } finally {
      closeSync(out);
    }
    renameSync(unfinished, file);
  } finally {
    db.exec('ROLLBACK');
    rmSync(unfinished, { force: true });
  }
  return count;
}
