import { camelCase } from '../letter-case.ts';
import { type InputOf, listType, objectType } from './data-type.ts';
import { badInput } from './errors.ts';

type Nested = { [name: string]: string | Nested };

const unsafe = new Set(['__proto__', 'prototype', 'constructor']);

/** `a_b[c_d][0]` → ['aB', 'c_d', '0']. */
function toPath(key: string): string[] {
  const [name = '', ...inner] = key.split('[').slice(0, 12);
  return [camelCase(name), ...inner.map((part) => part.replace(/\]$/, ''))];
}

/** The key of the next element, for `a[]`. */
const nextIndex = (list: Nested): string =>
  String(
    Math.max(-1, ...Object.keys(list).flatMap((key) => (/^\d+$/.test(key) ? Number(key) : []))) + 1,
  );

function put(root: Nested, path: readonly string[], value: string): void {
  const [part = '', ...rest] = path;
  const name = part === '' ? nextIndex(root) : part;
  if (unsafe.has(name)) return;
  if (rest.length === 0) {
    root[name] = value;
    return;
  }
  const inner = root[name];
  const next: Nested = typeof inner === 'object' ? inner : {};
  root[name] = next;
  put(next, rest, value);
}

/**
 * Parses a query as PHP does: brackets create nested objects, as in `searchCriteria[pageSize]=5`; the outermost names
 * are converted to camelCase.
 */
export function readQuery(query: URLSearchParams): Record<string, unknown> {
  const root: Nested = {};
  for (const [key, value] of query) put(root, toPath(key), value);
  return root;
}

const sortOrderType = objectType({ field: 'string', direction: 'string' });

/** The type of a `searchCriteria` argument: Magento's SearchCriteriaInterface. */
export const searchCriteriaType = objectType({
  filterGroups: listType(
    objectType({
      filters: listType(objectType({ field: 'string', value: 'string', conditionType: 'string' })),
    }),
  ),
  sortOrders: listType(sortOrderType),
  pageSize: 'int',
  currentPage: 'int',
});

/** One condition. A missing value is null, which equals nothing. */
export interface Filter {
  readonly field: string;
  readonly value: string | null;
  readonly condition: string;
}

/** Without a `direction`, Magento sorts descending. */
export interface SortOrder {
  readonly field: string | null;
  readonly direction: 'ASC' | 'DESC' | null;
}

/** The search criteria of a list: groups are combined with AND, the filters of a group with OR. Pages count from 1. */
export interface SearchCriteria {
  readonly groups: readonly (readonly Filter[])[];
  readonly sorts: readonly SortOrder[];
  /** Undefined and 0: no limit. */
  readonly pageSize: number | undefined;
  readonly currentPage: number | undefined;
}

const wrongDirection =
  'The sort order has to be specified as %1 for ascending order or %2 for descending order.';

function toSortOrder({ field, direction }: InputOf<typeof sortOrderType>): SortOrder {
  if (field != null && /\W/.test(field)) {
    throw badInput('Sort order field %1 contains restricted symbols', [field]);
  }
  if (direction == null) return { field: field ?? null, direction: null };
  const order = direction.toUpperCase();
  if (order !== 'ASC' && order !== 'DESC') throw badInput(wrongDirection, ['ASC', 'DESC']);
  return { field: field ?? null, direction: order };
}

/**
 * Reads an argument of the type `searchCriteriaType`; undefined means no criteria.
 * @throws 400 for an invalid sort direction or field
 */
export function readSearchCriteria(argument: unknown): SearchCriteria {
  const criteria = (argument ?? {}) as InputOf<typeof searchCriteriaType>;
  return {
    groups: (criteria.filterGroups ?? []).map(({ filters }) =>
      (filters ?? []).map(({ field, value, conditionType }) => ({
        field: field ?? '',
        value: value ?? null,
        condition: conditionType || 'eq',
      })),
    ),
    sorts: (criteria.sortOrders ?? []).map(toSortOrder),
    pageSize: criteria.pageSize ?? undefined,
    currentPage: criteria.currentPage ?? undefined,
  };
}

/** The search criteria as Magento returns them in the response. */
const searchCriteriaView = (criteria: SearchCriteria): object => ({
  filter_groups: criteria.groups.map((filters) => ({
    filters: filters.map(({ field, value, condition }) => ({
      field,
      value,
      condition_type: condition,
    })),
  })),
  ...(criteria.sorts.length > 0 && { sort_orders: criteria.sorts }),
  ...(criteria.pageSize !== undefined && { page_size: criteria.pageSize }),
  ...(criteria.currentPage !== undefined && { current_page: criteria.currentPage }),
});

/** A page of a list. `total` counts the entries of all pages. */
export const searchResults = <Item>(
  items: readonly Item[],
  criteria: SearchCriteria,
  total: number,
) => ({ items, search_criteria: searchCriteriaView(criteria), total_count: total });
