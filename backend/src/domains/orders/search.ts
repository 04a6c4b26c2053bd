import { MagentoFault } from '../../shared/webapi/errors.ts';
import type { Filter, SearchCriteria } from '../../shared/webapi/search-criteria.ts';
import { type Column, orderColumns } from './columns.ts';

/** A piece of SQL with the values of its placeholders. */
interface Piece {
  readonly sql: string;
  readonly values: readonly string[];
}

/** A query for orders; what callers wrote is in `values` alone. */
export interface OrderQuery {
  /** A condition for each of them to fulfil; they are joined by and. */
  readonly where: readonly Piece[];
  readonly orderBy: string;
  /** Undefined for all. */
  readonly limit: number | undefined;
  readonly offset: number;
}

const dayOrMoment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)\S*)?$/;

/** A day alone is its first second. */
function momentOf(text: string): string {
  const [, day, time = '00:00:00'] = dayOrMoment.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time}`;
}

const slot = ({ kind }: Column): string => (kind === 'number' ? 'CAST(? AS REAL)' : '?');
const comparable = ({ kind }: Column, value: string): string =>
  kind === 'moment' ? momentOf(value) : value;
const left = ({ kind, sql }: Column): string => (kind === 'text' ? `${sql} COLLATE NOCASE` : sql);

const signs: Readonly<Record<string, string>> = {
  ...{ eq: '=', neq: '!=', seq: '=', sneq: '!=' },
  ...{ gt: '>', lt: '<', gteq: '>=', lteq: '<=', moreq: '>=', from: '>=', to: '<=' },
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
function pieceOf({ value, condition }: Filter, column: Column): Piece | undefined {
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

/** Where nobody says how to sort, and what is thrown for a field or a condition that is not there. */
export interface OrderQueryOptions {
  readonly byDefault?: 'ASC' | 'DESC';
  /** A fault of the database, as a Magento makes it, when left out. */
  readonly refusal?: (message: string) => Error;
}

/**
 * The query for what `criteria` asks for. Without an order of its own it is by id, upwards unless said otherwise.
 * @throws what `refusal` makes.
 */
export function orderQuery(
  criteria: Partial<SearchCriteria>,
  { byDefault = 'ASC', refusal = (message) => new MagentoFault(message) }: OrderQueryOptions = {},
): OrderQuery {
  const { groups = [], sorts = [], pageSize, currentPage } = criteria;
  const columnOf = (field: string): Column => {
    const column = orderColumns.get(field);
    if (column === undefined) throw refusal(`Orders have no field "${field}" to search by.`);
    return column;
  };
  const wanted = (filter: Filter): Piece => {
    const piece = pieceOf(filter, columnOf(filter.field));
    if (piece === undefined) throw refusal(`Orders are not searched by "${filter.condition}".`);
    return piece;
  };
  const sorted = sorts.flatMap(({ field, direction }) =>
    field === null ? [] : [{ by: left(columnOf(field)), direction: direction ?? 'DESC' }],
  );
  const last = { by: 'id', direction: sorted.at(-1)?.direction ?? byDefault };
  // A page of less than one order holds one, in Magento's database layer.
  const limit = pageSize ? Math.max(1, pageSize) : undefined;
  const page = Math.max(1, currentPage ?? 1);
  return {
    where: groups
      .filter((filters) => filters.length > 0)
      .map((filters) => joined(filters.map(wanted))),
    // Orders of one second stay in the order that is asked for.
    orderBy: [...sorted, last].map(({ by, direction }) => `${by} ${direction}`).join(', '),
    limit,
    offset: Math.min((page - 1) * (limit ?? 0), Number.MAX_SAFE_INTEGER),
  };
}

/** A group of filters for orders that have one of these values. */
export const isOneOf = (field: string, values: readonly unknown[]): readonly [Filter] => [
  { field, condition: 'in', value: values.join(',') },
];
