import { badInput } from '../../shared/webapi/errors.ts';
import type { OrderQuery } from './repository.ts';

type Json = Record<string, unknown>;

/** What may be asked for, and where it is stored. */
const columns: Readonly<Record<string, string>> = {
  entity_id: 'id',
  increment_id: 'increment_id',
  customer_id: 'customer_id',
  quote_id: 'quote_id',
  state: 'state',
  status: 'status',
  created_at: 'created_at',
  customer_email: "json_extract(snapshot, '$.email')",
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const partsOf = (value: unknown): Json[] =>
  isRecord(value) ? Object.values(value).filter(isRecord) : [];

interface Filter {
  readonly field: string;
  readonly value: string;
  readonly condition_type: string;
}

const filterOf = (given: Json): Filter => ({
  field: String(given.field ?? ''),
  value: String(given.value ?? ''),
  condition_type: String(given.conditionType ?? 'eq'),
});

function columnOf(field: string): string {
  const column = columns[field];
  if (column === undefined) throw badInput(`Invalid field name "${field}".`);
  return column;
}

/** A query for orders, and how Magento repeats it in its answer. */
export interface Criteria {
  readonly query: OrderQuery;
  readonly shown: Json;
}

const positive = (value: unknown): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? Math.min(number, 1000) : null;
};

function shownOf(criteria: Json, groups: readonly Filter[][]): Json {
  const sorts = partsOf(criteria.sortOrders);
  return {
    filter_groups: groups.map((filters) => ({ filters })),
    ...(sorts.length > 0 && {
      sort_orders: sorts.map(({ field, direction }) => ({ field, direction })),
    }),
    ...(criteria.pageSize !== undefined && { page_size: Number(criteria.pageSize) }),
    ...(criteria.currentPage !== undefined && { current_page: Number(criteria.currentPage) }),
  };
}

/** Reads a `searchCriteria` argument: groups are joined by and, the filters of a group by or. */
export function readCriteria(given: unknown, byDefault: 'ASC' | 'DESC'): Criteria {
  const criteria = isRecord(given) ? given : {};
  const groups = partsOf(criteria.filterGroups).map((group) =>
    partsOf(group.filters).map(filterOf),
  );
  const direction = String(partsOf(criteria.sortOrders)[0]?.direction ?? byDefault).toUpperCase();
  return {
    query: {
      where: groups.map((filters) =>
        filters.map(({ field, value, condition_type: condition }) => ({
          column: columnOf(field),
          values: condition === 'in' ? value.split(',') : [value],
          not: condition === 'neq',
        })),
      ),
      direction: direction === 'DESC' ? 'DESC' : 'ASC',
      pageSize: positive(criteria.pageSize),
      page: positive(criteria.currentPage) ?? 1,
    },
    shown: shownOf(criteria, groups),
  };
}
