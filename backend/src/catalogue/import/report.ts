import table from '../../../data/product-export.json' with { type: 'json' };
import type { ProductTypeId } from '../../domains/catalog/types.ts';
import { ATTRIBUTE_COLUMNS } from '../columns.ts';
import type { Row } from './rows.ts';

/**
 * The columns that are read or irrelevant, such as the attribute set and the website, of which the shop has one each.
 */
const READ = new Set([...ATTRIBUTE_COLUMNS.keys(), ...table.read]);

/** Magento's default values, which can be ignored. */
const DEFAULTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.defaults));

/** Collects the columns with values that the import ignores, in the order of the file. */
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

/** A skipped row or part of a row; `line` is one-based. */
export type Skipped = { readonly line: number; readonly sku: string; readonly reason: string };

export type ImportReport = {
  readonly file: string;
  readonly imported: ReadonlyMap<ProductTypeId, number>;
  readonly withoutPicture: number;
  readonly skipped: readonly Skipped[];
  /** Columns with values that the shop cannot store. */
  readonly unusedColumns: readonly string[];
};

const SHOWN = 20;

const count = (number: number, word: string): string =>
  `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;

/** Formats the result of an import as text. */
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
