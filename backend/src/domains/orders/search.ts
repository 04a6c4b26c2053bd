import { MagentoError } from '../../shared/webapi/errors.ts';
import type { Filter, SearchCriteria } from '../../shared/webapi/search-criteria.ts';
import { type ListQuery, listQuery } from '../../shared/webapi/search-query.ts';
import { orderColumns } from './columns.ts';

export type OrderQuery = ListQuery;

/** Where nobody says how to sort, and what is thrown for a field or a condition that is not there. */
export interface OrderQueryOptions {
  readonly byDefault?: 'ASC' | 'DESC';
  /** A fault of the database, as a Magento makes it, when left out. */
  readonly rejection?: (message: string) => Error;
}

/** The query for the orders that `criteria` asks for. @throws what `rejection` makes. */
export function orderQuery(
  criteria: Partial<SearchCriteria>,
  { byDefault, rejection = (message) => new MagentoError(message) }: OrderQueryOptions = {},
): OrderQuery {
  return listQuery(criteria, {
    columns: orderColumns,
    id: 'id',
    byDefault,
    rejection: ({ field, condition }) =>
      rejection(
        condition === undefined
          ? `Orders have no field "${field}" to search by.`
          : `Orders are not searched by "${condition}".`,
      ),
  });
}

/** A group of filters for orders that have one of these values. */
export const matchesAny = (field: string, values: readonly unknown[]): readonly [Filter] => [
  { field, condition: 'in', value: values.join(',') },
];
