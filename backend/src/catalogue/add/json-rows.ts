import { readFileSync } from 'node:fs';
import { commaList, pairsText } from '../export/rows.ts';
import { ImportError } from '../import/errors.ts';
import type { Row } from '../import/rows.ts';

type Value = string | number | readonly string[] | Readonly<Record<string, string | number>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A value as the column of an export would say it. */
function toCell(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isList(value)) return commaList(value.map(String));
  const pairs = Object.entries(value as Record<string, Exclude<Value, object>>);
  return pairsText(pairs.map(([code, one]) => [code, isList(one) ? one.map(String) : one]));
}

/** What an item is unless it says otherwise: one piece of a simple product. */
const DEFAULTS: Readonly<Record<string, string>> = {
  product_type: 'simple',
  qty: '1',
  tax_class_name: 'Taxable Goods',
};

/** Reads items as rows of an export: objects by column name; lists and attributes may be JSON's own. */
export function itemRows(items: unknown): Row[] {
  const list = isList(items) ? items : [items];
  return list.map((item, index) => {
    const line = index + 1;
    if (typeof item !== 'object' || item === null || isList(item)) {
      throw new ImportError(line, '(item)', 'is not an object.');
    }
    const values = new Map(Object.entries(item).map(([key, value]) => [key, toCell(value) ?? '']));
    const get = (column: string) => values.get(column) || DEFAULTS[column] || '';
    return { line, columns: [...values.keys()], get };
  });
}

/** Reads a JSON file of one item or a list of items. @throws ImportError where it is not one. */
export function readItems(file: string): Row[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ImportError(1, '(file)', `is not JSON: ${error.message}`);
  }
  return itemRows(parsed);
}
