import { createReadStream } from 'node:fs';
import { CsvError, type Info, parse } from 'csv-parse';

/** A file that cannot be imported; the message names the line (1-based) and the column. */
export class ImportError extends Error {
  constructor(line: number, column: string, reason: string) {
    super(`Line ${line}, column ${column}: ${reason}`);
    this.name = 'ImportError';
  }
}

/** One record of the export: its values by column, and the line that it begins on (1-based). */
export type Row = {
  readonly line: number;
  readonly columns: readonly string[];
  get(column: string): string;
};

const REQUIRED = ['sku', 'product_type', 'name', 'price'];

function checkedHeader(names: readonly string[]): string[] {
  const header = names.map((name) => name.trim());
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportError(1, twice || '(empty)', 'is there more than once.');
  const missing = REQUIRED.find((name) => !header.includes(name));
  if (missing) throw new ImportError(1, missing, 'is missing; is this a Magento product export?');
  return header;
}

/** Control characters that no text has. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** A formula that the export has quoted, so that a spreadsheet shows it as text. */
const QUOTED_FORMULA = /^'+[=+\-@]/;

const toText = (cell: string): string => {
  const text = cell.trim();
  return QUOTED_FORMULA.test(text) ? text.slice(1) : text;
};

function checkedText(row: Row, columns: Iterable<string>): void {
  for (const column of columns) {
    const value = row.get(column);
    if (value.includes('\uFFFD'))
      throw new ImportError(row.line, column, 'is not UTF-8. Save the file as "CSV UTF-8".');
    if (CONTROL.test(value)) throw new ImportError(row.line, column, 'has a control character.');
  }
}

function readable(error: unknown, header: readonly string[]): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(error.lines ?? 1);
  const found = error.record;
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS' && Array.isArray(found)) {
    const column = header[Math.min(found.length, header.length - 1)] ?? '(first)';
    const counts = `the line has ${found.length} values, the header ${header.length} columns`;
    return new ImportError(line, column, `${counts}.`);
  }
  const at = String(error.column ?? error.index ?? '');
  const column = /^\d+$/.test(at) ? (header[Number(at)] ?? at) : at || '(first)';
  return new ImportError(line, column, `${error.message.replace(/:? at line.*$/, '')}.`);
}

type Parsed = { readonly record: Readonly<Record<string, string>>; readonly info: Info };

const newlinesIn = (values: readonly string[]): number =>
  values.reduce((sum, value) => sum + value.split('\n').length - 1, 0);

/**
 * Reads a product export row by row; `onBytes` gets the number of bytes of each piece.
 * @throws ImportError for a broken quote, a wrong number of values, a header that lacks a column,
 * or text that is not UTF-8; the system's own error when the file cannot be read.
 */
export async function* readRows(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Row> {
  let header: string[] = [];
  const columns = (names: string[]) => {
    header = checkedHeader(names);
    return header;
  };
  const input = createReadStream(file);
  input.on('data', (piece) => onBytes(piece.length));
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
    skip_records_with_empty_values: true,
    columns,
  });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - newlinesIn(Object.values(record));
      const row = { line, columns: header, get: (column: string) => toText(record[column] ?? '') };
      checkedText(row, header);
      yield row;
    }
  } catch (error) {
    throw readable(error, header);
  }
  if (header.length === 0) throw new ImportError(1, 'sku', 'is missing; the file is empty.');
}
