import type { PageQuery, Reader, SqlPiece } from '../../db/rows.ts';
import type { DataType } from './data-type.ts';
import { adminRoute, type Parameter, type Resource, type Route } from './route.ts';
import {
  type Filter,
  readSearchCriteria,
  type SearchCriteria,
  searchCriteriaType,
  searchResults,
} from './search-criteria.ts';

export type ColumnKind = 'number' | 'text' | 'moment';

/** A column for filters and sorting, and the SQL expression that reads it. */
export interface Column {
  readonly kind: ColumnKind;
  readonly sql: string;
}

const dayOrMoment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)\S*)?$/;

/** A date without a time is the start of that day. */
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

const conditions: Readonly<Record<string, (column: Column, value: string) => SqlPiece>> = {
  in: among('IN'),
  nin: among('NOT IN'),
  like: alike('LIKE'),
  nlike: alike('NOT LIKE'),
  fulltext: (column, value) => alike('LIKE')(column, `%${value}%`),
  finset: inSet(''),
  nfinset: inSet('NOT'),
};

/** Conditions that fail in Magento's database for user input (`is`, `ntoa`), or that are not supported here. */
const notOffered = new Set(['is', 'ntoa', 'regexp']);
const whetherNull = new Map([
  ['null', 'IS NULL'],
  ['notnull', 'IS NOT NULL'],
]);

/** An unknown condition compares like `eq`; an unsupported one returns undefined. */
function compare({ value, condition }: Filter, column: Column): SqlPiece | undefined {
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

const joined = (pieces: readonly SqlPiece[]): SqlPiece => ({
  sql: `(${pieces.map(({ sql }) => sql).join(' OR ')})`,
  values: pieces.flatMap(({ values }) => values),
});

export interface ListQueryOptions {
  /** The columns by their names in Magento. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The SQL expression of the row's id, the last sort key. */
  readonly id: string;
  /** The default direction; ascending if omitted. */
  readonly byDefault?: 'ASC' | 'DESC' | undefined;
  /** Creates the error for an unknown field or an unsupported condition. */
  readonly rejection: (problem: { readonly field: string; readonly condition?: string }) => Error;
}

/** Converts `criteria` to a query, sorted by id by default. @throws the error of `rejection` */
export function listQuery(
  criteria: Partial<SearchCriteria>,
  { columns, id, byDefault = 'ASC', rejection }: ListQueryOptions,
): PageQuery {
  const { groups = [], sorts = [], pageSize, currentPage } = criteria;
  const getColumn = (field: string): Column => {
    const column = columns.get(field);
    if (column === undefined) throw rejection({ field });
    return column;
  };
  const toPiece = (filter: Filter): SqlPiece => {
    const { field, condition } = filter;
    const piece = compare(filter, getColumn(field));
    if (piece === undefined) throw rejection({ field, condition });
    return piece;
  };
  const sorted = sorts.flatMap(({ field, direction }) =>
    field === null ? [] : [{ by: left(getColumn(field)), direction: direction ?? 'DESC' }],
  );
  const last = { by: id, direction: sorted.at(-1)?.direction ?? byDefault };
  // Magento's database layer returns at least one row per page.
  const limit = pageSize ? Math.max(1, pageSize) : undefined;
  const page = Math.max(1, currentPage ?? 1);
  return {
    where: groups
      .filter((filters) => filters.length > 0)
      .map((filters) => joined(filters.map(toPiece))),
    // Rows with the same second are sorted in the requested direction.
    orderBy: [...sorted, last].map(({ by, direction }) => `${by} ${direction}`).join(', '),
    limit,
    offset: Math.min((page - 1) * (limit ?? 0), Number.MAX_SAFE_INTEGER),
  };
}

interface SearchRouteOptions<Item> extends ListQueryOptions {
  readonly path: string;
  readonly access: Resource;
  readonly parameter?: Parameter | DataType;
  readonly reader: Pick<Reader<Item>, 'page'>;
  toViews(items: readonly Item[]): readonly object[];
}

/** A route that lists rows by search criteria. */
export function searchRoute<Item>(options: SearchRouteOptions<Item>): Route {
  const { path, access, reader, toViews, ...query } = options;
  const searchCriteria = options.parameter ?? searchCriteriaType;
  return adminRoute(access).get(path, { searchCriteria }, ({ args }) => {
    const criteria = readSearchCriteria(args.searchCriteria);
    const { items, total } = reader.page(listQuery(criteria, query));
    return searchResults(toViews(items), criteria, total);
  });
}
