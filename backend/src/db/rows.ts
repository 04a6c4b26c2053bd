import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { camelCase, snakeCase } from '../shared/letter-case.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

const fieldNames = new Map<string, string>();

function toFieldName(column: string): string {
  const name = fieldNames.get(column) ?? camelCase(column);
  fieldNames.set(column, name);
  return name;
}

/** Converts a row; undefined, where a query found none, remains undefined. */
export type RowMapper<T> = <Found extends Row | undefined>(
  row: Found,
) => T | Extract<Found, undefined>;

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
} = {}): RowMapper<T> {
  const parsed = new Set<PropertyKey>(json);
  const booleans = new Set<PropertyKey>(flags);
  return <Found extends Row | undefined>(row: Found) => {
    if (row === undefined) return undefined as Extract<Found, undefined>;
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

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement that is prepared once per database. */
function prepareOnce(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

function toColumnValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return (value ?? null) as SQLInputValue;
}

/**
 * Inserts a row whose columns are named like the fields: `madeMs` is stored as `made_ms`. Objects are stored as JSON,
 * booleans as 1 and 0. The names become SQL, so they must come from code, not from a request. Returns the row's id.
 */
export function insertRow(db: DatabaseSync, table: string, fields: object): number {
  const columns = Object.keys(fields).map(snakeCase);
  const places = columns.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
  const { lastInsertRowid } = prepareOnce(db, sql).run(...Object.values(fields).map(toColumnValue));
  return Number(lastInsertRowid);
}

/** Sets columns of the row with this id; fields are converted as in `insertRow`. */
export function updateRow(db: DatabaseSync, table: string, id: number, fields: object): void {
  const assignments = Object.keys(fields).map((name) => `${snakeCase(name)} = ?`);
  const sql = `UPDATE ${table} SET ${assignments.join(', ')} WHERE id = ?`;
  prepareOnce(db, sql).run(...Object.values(fields).map(toColumnValue), id);
}
