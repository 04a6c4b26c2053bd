import DataLoader from 'dataloader';
import { orNull, type RestReads } from '../../calls/rest-reads.ts';
import { errorOf } from '../../core/thrown.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { orderEndpoints } from '../../sources/commerce-rest/order-endpoints.ts';
import type { OrderResponse } from '../../sources/commerce-rest/order-responses.ts';
import { isServiceFailure } from '../../sources/service-failure.ts';

/** Filters of one group fit when one of them does. */
const inGroup = (filter: number, field: string, values: readonly string[]) => {
  const name = `searchCriteria[filter_groups][0][filters][${filter}]`;
  return {
    [`${name}[field]`]: field,
    [`${name}[value]`]: values.join(','),
    [`${name}[condition_type]`]: 'in',
  };
};

const isIdIn = (id: string, { entity_id, increment_id }: OrderResponse): boolean =>
  id === String(entity_id) || id === String(increment_id);

/** An id is a number; a list of others, such as texts with commas, would ask for something else. */
const isListed = (id: string): boolean => /^\d+$/.test(id);

/** The customer's orders by id or number, several of one operation in one call; null for what is none of theirs. */
export const createCustomerOrders = ({
  authenticated: own,
}: RestReads): DataLoader<string, OrderResponse | null> => {
  const readOne = (id: string) =>
    orNull(() => own(orderEndpoints.mineById, { params: { id } })).catch(errorOf);
  const readListed = async (ids: readonly string[]): Promise<readonly OrderResponse[]> => {
    if (ids.length < 2) return [];
    const query = {
      ...inGroup(0, 'entity_id', ids),
      ...inGroup(1, 'increment_id', ids),
      'searchCriteria[pageSize]': String(2 * ids.length),
      'searchCriteria[currentPage]': '1',
    };
    try {
      const list = await own(orderEndpoints.mine, { query });
      return Array.isArray(list) ? list : (list.items ?? []);
    } catch (error) {
      // A back end that cannot filter the list is asked for each order.
      if (error instanceof CommerceError && !isServiceFailure(error)) return [];
      throw error;
    }
  };
  return new DataLoader(async (ids) => {
    const listed = await readListed(ids.filter(isListed));
    return Promise.all(ids.map((id) => listed.find((order) => isIdIn(id, order)) ?? readOne(id)));
  });
};
