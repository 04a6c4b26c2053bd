import type { SQLOutputValue } from 'node:sqlite';
import { camelCase } from '../shared/letter-case.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

const fieldNames = new Map<string, string>();

function toFieldName(column: string): string {
  const name = fieldNames.get(column) ?? camelCase(column);
  fieldNames.set(column, name);
  return name;
}

/**
 * Creates the conversion of rows to objects whose fields are named like the columns: `made_ms` becomes `madeMs`. Fields
 * in `json` are parsed, fields in `flags` become booleans; null remains null.
 */
export function createRowMapper<T extends object>({
  json = [],
  flags = [],
}: {
  readonly json?: readonly (keyof T)[];
  readonly flags?: readonly (keyof T)[];
} = {}): (row: Row) => T {
  const parsed = new Set<PropertyKey>(json);
  const booleans = new Set<PropertyKey>(flags);
  return (row) => {
    const fields: Record<string, unknown> = {};
    for (const column of Object.keys(row)) {
      const name = toFieldName(column);
      const value = row[column];
      if (value !== null && parsed.has(name)) fields[name] = JSON.parse(String(value));
      else fields[name] = booleans.has(name) ? value === 1 : value;
    }
    return fields as T;
  };
}
