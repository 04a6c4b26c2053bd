import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '../../db/rows.ts';
import type { Filter, SearchCriteria } from './search-criteria.ts';

/** What a column of a Magento's tables is compared as. */
export type ColumnKind = 'number' | 'text' | 'moment';

/** A column that a list is filtered and sorted by, and the SQL that reads it. */
export interface Column {
  readonly kind: ColumnKind;
  readonly sql: string;
}

/** A piece of SQL with the values of its placeholders. */
interface Piece {
  readonly sql: string;
  readonly values: readonly string[];
}

/** A query for rows; what callers wrote is in `values` alone. */
export interface ListQuery {
  /** A condition for each of them to fulfil; they are joined by and. */
  readonly where: readonly Piece[];
  readonly orderBy: string;
  /** Undefined for all. */
  readonly limit: number | undefined;
  readonly offset: number;
}

const dayOrMoment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)\S*)?$/;

/** A day alone is its first second. */
function toMoment(text: string): string {
  const [, day, time = '00:00:00'] = dayOrMoment.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time}`;
}

const slot = ({ kind }: Column): string => (kind === 'number' ? 'CAST(? AS REAL)' : '?');
const comparable = ({ kind }: Column, value: string): string =>
  kind === 'moment' ? toMoment(value) : value;
const left = ({ kind, sql }: Column): string => (kind === 'text' ? `${sql} COLLATE NOCASE` : sql);

const signs: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '!=',
  seq: '=',
  sneq: '!=',
  gt: '>',
  lt: '<',
  gteq: '>=',
  lteq: '<=',
  moreq: '>=',
  from: '>=',
  to: '<=',
};

const among = (word: string) => (column: Column, value: string) => {
  const values = value.split(',').map((part) => comparable(column, part));
  return { sql: `${left(column)} ${word} (${values.map(() => slot(column)).join(', ')})`, values };
};
const alike = (word: string) => (column: Column, value: string) => ({
  sql: `CAST(${column.sql} AS TEXT) ${word} ? ESCAPE '\\'`,
  values: [value],
});
const inSet = (word: string) => (column: Column, value: string) => ({
  sql: `${word} instr(lower(',' || ${column.sql} || ','), lower(',' || ? || ',')) > 0`,
  values: [value],
});

const conditions: Readonly<Record<string, (column: Column, value: string) => Piece>> = {
  in: among('IN'),
  nin: among('NOT IN'),
  like: alike('LIKE'),
  nlike: alike('NOT LIKE'),
  fulltext: (column, value) => alike('LIKE')(column, `%${value}%`),
  finset: inSet(''),
  nfinset: inSet('NOT'),
};

/** A fault in a Magento's database with the texts that callers send (`is`, `ntoa`), or not offered here. */
const notOffered = new Set(['is', 'ntoa', 'regexp']);
const whetherNull = new Map([
  ['null', 'IS NULL'],
  ['notnull', 'IS NOT NULL'],
]);

/** What is no condition's name compares as `eq` does; one that is not offered gives none. */
function compare({ value, condition }: Filter, column: Column): Piece | undefined {
  const isEmptySeq = (condition === 'seq' || condition === 'sneq') && !value;
  const name = isEmptySeq ? { seq: 'null', sneq: 'notnull' }[condition] : condition;
  const isNull = whetherNull.get(name);
  if (isNull !== undefined) return { sql: `${column.sql} ${isNull}`, values: [] };
  if (notOffered.has(name)) return undefined;
  if (value === null) return { sql: '0', values: [] };
  const special = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (special !== undefined) return special(column, value);
  const sign = Object.hasOwn(signs, name) ? signs[name] : '=';
  return { sql: `${left(column)} ${sign} ${slot(column)}`, values: [comparable(column, value)] };
}

const joined = (pieces: readonly Piece[]): Piece => ({
  sql: `(${pieces.map(({ sql }) => sql).join(' OR ')})`,
  values: pieces.flatMap(({ values }) => values),
});

export interface ListQueryOptions {
  /** The columns by Magento's names. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The SQL of the number of a row, by which rows are sorted last. */
  readonly id: string;
  /** The direction where no order is requested; upwards when left out. */
  readonly byDefault?: 'ASC' | 'DESC' | undefined;
  /** Made for a field that is not there, and for a condition that is not offered. */
  readonly rejection: (problem: { readonly field: string; readonly condition?: string }) => Error;
}

/**
 * The query for what `criteria` requests. Without an order of its own it is by id.
 * @throws what `rejection` makes.
 */
export function listQuery(
  criteria: Partial<SearchCriteria>,
  { columns, id, byDefault = 'ASC', rejection }: ListQueryOptions,
): ListQuery {
  const { groups = [], sorts = [], pageSize, currentPage } = criteria;
  const getColumn = (field: string): Column => {
    const column = columns.get(field);
    if (column === undefined) throw rejection({ field });
    return column;
  };
  const toPiece = (filter: Filter): Piece => {
    const { field, condition } = filter;
    const piece = compare(filter, getColumn(field));
    if (piece === undefined) throw rejection({ field, condition });
    return piece;
  };
  const sorted = sorts.flatMap(({ field, direction }) =>
    field === null ? [] : [{ by: left(getColumn(field)), direction: direction ?? 'DESC' }],
  );
  const last = { by: id, direction: sorted.at(-1)?.direction ?? byDefault };
  // A page of less than one row holds one, in Magento's database layer.
  const limit = pageSize ? Math.max(1, pageSize) : undefined;
  const page = Math.max(1, currentPage ?? 1);
  return {
    where: groups
      .filter((filters) => filters.length > 0)
      .map((filters) => joined(filters.map(toPiece))),
    // Rows of one second stay in the order that is requested.
    orderBy: [...sorted, last].map(({ by, direction }) => `${by} ${direction}`).join(', '),
    limit,
    offset: Math.min((page - 1) * (limit ?? 0), Number.MAX_SAFE_INTEGER),
  };
}

/** A page of the rows that a query finds in the table or join `from`, and how many there are on all pages. */
export function selectPage(
  db: DatabaseSync,
  { select, from }: { readonly select: string; readonly from: string },
  { where, orderBy, limit, offset }: ListQuery,
): { readonly rows: Row[]; readonly total: number } {
  const condition = ['1', ...where.map(({ sql }) => sql)].join(' AND ');
  const values = where.flatMap((piece) => piece.values);
  const count = db.prepare(`SELECT count(*) AS total FROM ${from} WHERE ${condition}`);
  const page = db.prepare(
    `SELECT ${select} FROM ${from} WHERE ${condition} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
  );
  return {
    rows: page.all(...values, limit ?? -1, offset),
    total: Number(count.get(...values)?.total),
  };
}
