import type { ProductTypeId } from '../../domains/catalog/types.ts';
import { ATTRIBUTE_COLUMNS } from '../columns.ts';
import type { Row } from './rows.ts';

const READ = new Set([
  ...ATTRIBUTE_COLUMNS.keys(),
  ...['sku', 'store_view_code', 'product_type', 'categories', 'name', 'weight', 'product_online'],
  ...['tax_class_name', 'visibility', 'price', 'special_price', 'special_price_from_date'],
  ...['special_price_to_date', 'url_key', 'base_image', 'base_image_label', 'created_at'],
  ...['updated_at', 'msrp_price', 'additional_attributes', 'qty', 'is_in_stock', 'manage_stock'],
  ...['use_config_manage_stock', 'configurable_variations', 'configurable_variation_labels'],
  ...['additional_images', 'additional_image_labels'],
  // The shop shows the main picture in every size, and has one attribute set and one website.
  ...['small_image', 'small_image_label', 'thumbnail_image', 'thumbnail_image_label'],
  ...['attribute_set_code', 'product_websites', 'website_id'],
]);

/** What Magento writes where no one chose anything: leaving that out changes nothing. */
const DEFAULTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...['min_qty', 'backorders', 'min_sale_qty', 'max_sale_qty', 'notify_stock_qty'].map(
    (name): [string, string[]] => [`use_config_${name}`, ['1']],
  ),
  ['use_config_qty_increments', ['1']],
  ['use_config_enable_qty_inc', ['0', '1']],
  ['enable_qty_increments', ['0']],
  ['qty_increments', ['0', '1']],
  ['out_of_stock_qty', ['0']],
  ['is_qty_decimal', ['0']],
  ['is_decimal_divided', ['0']],
  ['allow_backorders', ['0']],
  ['min_cart_qty', ['1']],
  ['max_cart_qty', ['0', '10000']],
  ['notify_on_stock_below', ['0', '1']],
  ['map_enabled', ['0', 'No']],
  ['gift_message_available', ['Use config', 'No', '0']],
  ['display_product_options_in', ['Block after Info Column']],
  ['product_options_container', ['Block after Info Column']],
  ['msrp_display_actual_price_type', ['Use config']],
  ['hide_from_product_page', []],
]);

/** Collects the columns that hold something which the import leaves out, in the order of the file. */
export function createUnusedColumns(): { note(row: Row): void; names(): string[] } {
  const unused = new Set<string>();
  return {
    note: (row) => {
      for (const column of row.columns) {
        const value = row.get(column);
        if (value === '' || READ.has(column) || unused.has(column)) continue;
        const plain = value.replace(/^(\d+)\.0+$/, '$1');
        if (DEFAULTS.get(column)?.includes(plain)) continue;
        unused.add(column);
      }
    },
    names: () => [...unused],
  };
}

/** A row, or a part of one, that was left out; `line` is 1-based. */
export type Skipped = { readonly line: number; readonly sku: string; readonly reason: string };

export type ImportReport = {
  readonly file: string;
  readonly imported: ReadonlyMap<ProductTypeId, number>;
  readonly withoutPicture: number;
  readonly skipped: readonly Skipped[];
  /** Columns with values that the shop has no place for. */
  readonly unusedColumns: readonly string[];
};

const SHOWN = 20;

const count = (number: number, word: string): string =>
  `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;

/** What an import did, as lines for a person to read. */
export function formatReport(report: ImportReport): string {
  const { file, imported, withoutPicture, skipped, unusedColumns } = report;
  const total = [...imported.values()].reduce((sum, number) => sum + number, 0);
  const byType = [...imported].map(([type, number]) => `${number.toLocaleString('en-US')} ${type}`);
  const lines = [
    `Imported ${count(total, 'product')} from ${file}: ${byType.join(', ') || 'none'}.`,
  ];
  if (withoutPicture > 0)
    lines.push(
      `${count(withoutPicture, 'product')} without a picture in the library: shown with the neutral one.`,
    );
  if (unusedColumns.length > 0)
    lines.push(`Skipped ${count(unusedColumns.length, 'column')}: ${unusedColumns.join(', ')}.`);
  if (skipped.length === 0 && unusedColumns.length > 0) return lines.join('\n');
  if (skipped.length === 0) return [...lines, 'Nothing was skipped.'].join('\n');
  const shown = skipped
    .slice(0, SHOWN)
    .map(({ line, sku, reason }) => `  line ${line}, ${sku}: ${reason}`);
  const rest = skipped.length > SHOWN ? [`  … and ${skipped.length - SHOWN} more`] : [];
  return [...lines, `Skipped ${count(skipped.length, 'row')}:`, ...shown, ...rest].join('\n');
}
