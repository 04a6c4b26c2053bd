import type { DatabaseSync } from 'node:sqlite';
import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import {
  readSearchCriteria,
  searchCriteriaType,
  searchCriteriaView,
} from '../../shared/webapi/search-criteria.ts';
import { type Column, listQuery, selectPage } from '../../shared/webapi/search-query.ts';
import type { Accounts } from './accounts.ts';
import { customerView } from './views.ts';

const columns: ReadonlyMap<string, Column> = new Map([
  ['entity_id', { kind: 'number', sql: 'id' }],
  ['email', { kind: 'text', sql: 'email' }],
]);

function unknownColumn({ field }: { readonly field: string }) {
  return badInput(`Customers have no field "${field}" to search by.`);
}

/** What the staff finds and deletes. Magento: /V1/customers/search, DELETE /V1/customers/{id}. */
export function adminCustomerRoutes(db: DatabaseSync, accounts: Accounts): Route[] {
  return [
    route.get(
      '/customers/search',
      { access: 'Magento_Customer::customer', parameters: { searchCriteria: searchCriteriaType } },
      ({ args }) => {
        const criteria = readSearchCriteria(args.searchCriteria);
        const query = listQuery(criteria, { columns, id: 'id', rejection: unknownColumn });
        const { rows, total } = selectPage(db, { select: 'id', from: 'customer' }, query);
        return {
          items: rows.map(({ id }) => customerView(accounts.get(Number(id)))),
          search_criteria: searchCriteriaView(criteria),
          total_count: total,
        };
      },
    ),
    route.delete(
      '/customers/:customerId',
      { access: 'Magento_Customer::delete', parameters: { customerId: 'int' } },
      ({ args }) => {
        const removed = db
          .prepare('DELETE FROM customer WHERE id = ?')
          .run(Number(args.customerId));
        if (removed.changes === 0) throw noSuchEntity('customerId', args.customerId);
        return true;
      },
    ),
  ];
}
