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
export function prepareOnce(db: DatabaseSync, sql: string): StatementSync {
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

const toColumnValues = (fields: object): SQLInputValue[] =>
  Object.values(fields).map(toColumnValue);

/** `name = ?` for each field, by its column. */
const assignments = (fields: object): string[] =>
  Object.keys(fields).map((name) => `${snakeCase(name)} = ?`);

const matching = (where: object): string => `WHERE ${assignments(where).join(' AND ')}`;

/** Runs a statement and returns the number of rows that it changed. */
export const execute = (
  db: DatabaseSync,
  sql: string,
  ...values: readonly SQLInputValue[]
): number => Number(prepareOnce(db, sql).run(...values).changes);

/** The first column of a query's rows. */
export const selectColumn = (
  db: DatabaseSync,
  sql: string,
  ...values: readonly SQLInputValue[]
): SQLOutputValue[] =>
  prepareOnce(db, sql)
    .all(...values)
    .map((row) => Object.values(row)[0] ?? null);

/** The first column of the first row of a query, or of a statement with RETURNING; undefined without a row. */
export const selectValue = (
  db: DatabaseSync,
  sql: string,
  ...values: readonly SQLInputValue[]
): SQLOutputValue | undefined => selectColumn(db, sql, ...values)[0];

function toInsert(table: string, fields: object): string {
  const columns = Object.keys(fields).map(snakeCase);
  const places = columns.map(() => '?').join(', ');
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
}

/**
 * Inserts a row whose columns are named like the fields: `madeMs` is stored as `made_ms`. Objects are stored as JSON,
 * booleans as 1 and 0. The names become SQL, so they must come from code, not from a request. Returns the row's id.
 */
export function insertRow(db: DatabaseSync, table: string, fields: object): number {
  const statement = prepareOnce(db, toInsert(table, fields));
  return Number(statement.run(...toColumnValues(fields)).lastInsertRowid);
}

/** Inserts a row unless it conflicts with a unique one; false if it does. */
export const insertIfNew = (db: DatabaseSync, table: string, fields: object): boolean =>
  execute(db, `${toInsert(table, fields)} ON CONFLICT DO NOTHING`, ...toColumnValues(fields)) > 0;

/** Sets columns of the rows whose columns equal `where`, and returns the number of rows. */
export function updateRows(db: DatabaseSync, table: string, where: object, fields: object): number {
  const sql = `UPDATE ${table} SET ${assignments(fields).join(', ')} ${matching(where)}`;
  return execute(db, sql, ...toColumnValues(fields), ...toColumnValues(where));
}

/** Deletes the rows whose columns equal `where`, and returns their number. */
export const deleteRows = (db: DatabaseSync, table: string, where: object): number =>
  execute(db, `DELETE FROM ${table} ${matching(where)}`, ...toColumnValues(where));

type ReaderOptions<Fields extends object, Result> = NonNullable<
  Parameters<typeof createRowMapper<Fields>>[0]
> & {
  /** The selected columns; all if omitted. */
  readonly columns?: string;
  /** Completes an object, such as with the rows of another table. */
  readonly complete?: (fields: Fields) => Result;
};

/** An SQL fragment with the values of its placeholders. */
export interface SqlPiece {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** A query for a page of rows. User input occurs only in `values`. */
export interface PageQuery {
  /** Conditions, combined with AND. */
  readonly where: readonly SqlPiece[];
  readonly orderBy: string;
  /** Undefined: no limit. */
  readonly limit: number | undefined;
  readonly offset: number;
}

export type Reader<Result> = ReturnType<typeof createReader<object, Result>>;

/** Reads the rows of a table or join as objects, converted as by `createRowMapper`. */
export function createReader<Fields extends object, Result = Fields>(
  db: DatabaseSync,
  table: string,
  { columns = '*', complete, ...options }: ReaderOptions<Fields, Result> = {},
) {
  const toFields = createRowMapper<Fields>(options);
  const toResult = (row: Row): Result =>
    complete === undefined ? (toFields(row) as unknown as Result) : complete(toFields(row));
  /** `rest` follows the name of the table. */
  const query = (rest: string, ...values: readonly SQLInputValue[]): Result[] =>
    prepareOnce(db, `SELECT ${columns} FROM ${table} ${rest}`)
      .all(...values)
      .map(toResult);
  const find = (where: object): Result | undefined =>
    query(matching(where), ...toColumnValues(where))[0];
  return {
    query,
    /** The row whose columns equal these fields. */
    find,
    /** A row that exists. */
    get: (where: object): Result => {
      const found = find(where);
      if (found === undefined) throw new Error(`No row of ${table} has ${JSON.stringify(where)}.`);
      return found;
    },
    /** The rows whose columns equal these fields. */
    list: (where: object, orderBy: string): Result[] =>
      query(`${matching(where)} ORDER BY ${orderBy}`, ...toColumnValues(where)),
    /** A page of rows and the number of all rows; its statements vary, so they are not cached. */
    page: ({ where, orderBy, limit = -1, offset }: PageQuery) => {
      const rest = `FROM ${table} WHERE ${['1', ...where.map(({ sql }) => sql)].join(' AND ')}`;
      const values = where.flatMap((piece) => piece.values);
      const sql = `SELECT ${columns} ${rest} ORDER BY ${orderBy} LIMIT ? OFFSET ?`;
      const rows = db.prepare(sql).all(...values, limit, offset);
      const count = db.prepare(`SELECT count(*) AS total ${rest}`).get(...values);
      return { items: rows.map(toResult), total: Number(count?.total) };
    },
    /** All rows of a query, read one at a time. */
    iterate: function* (rest: string): Iterable<Result> {
      for (const row of db.prepare(`SELECT ${columns} FROM ${table} ${rest}`).iterate()) {
        yield toResult(row);
      }
    },
  };
}
