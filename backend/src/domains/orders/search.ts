import type { PageQuery } from '../../db/rows.ts';
import { MagentoError } from '../../shared/webapi/errors.ts';
import type { Filter, SearchCriteria } from '../../shared/webapi/search-criteria.ts';
import { type Column, type ColumnKind, listQuery } from '../../shared/webapi/search-query.ts';

const all = (kind: ColumnKind, columns: Readonly<Record<string, string>>): [string, Column][] =>
  Object.entries(columns).map(([name, sql]) => [name, { kind, sql }]);

const inSnapshot = (path: string): string => `json_extract(snapshot, '$.${path}')`;
const dollars = (cents: string): string => `(${cents} / 100.0)`;
const address = (kind: string): string =>
  `(SELECT a.id FROM sales_order_address a WHERE a.order_id = sales_order.id AND a.kind = '${kind}')`;
const ofLines = (value: string): string =>
  `(SELECT ${value} FROM sales_order_item i WHERE i.order_id = sales_order.id)`;

/** An order that is paid offline is invoiced when it is shipped. */
const isPaid = `(${inSnapshot('isPaid')} OR state = 'complete')`;

/** Amounts that Magento repeats as base_… in the base currency, which is the same here. */
const sums = {
  discount_amount: dollars(`-${inSnapshot('discount')}`),
  grand_total: dollars('grand_total_cents'),
  shipping_amount: dollars(inSnapshot('shipping')),
  shipping_incl_tax: dollars(inSnapshot('shipping')),
  subtotal: dollars(inSnapshot('subtotal')),
  subtotal_incl_tax: dollars(inSnapshot('subtotalInclTax')),
  tax_amount: dollars(inSnapshot('taxAmount')),
  total_due: dollars(`iif(${isPaid}, 0, grand_total_cents)`),
  total_paid: dollars(`iif(${isPaid}, grand_total_cents, NULL)`),
};

const numbers = {
  ...sums,
  ...Object.fromEntries(Object.entries(sums).map(([name, sql]) => [`base_${name}`, sql])),
  billing_address_id: address('billing'),
  customer_group_id: inSnapshot('groupId'),
  customer_id: 'customer_id',
  customer_is_guest: '(customer_id IS NULL)',
  email_sent: '(1)',
  entity_id: 'id',
  is_virtual: inSnapshot('isVirtual'),
  quote_id: 'quote_id',
  shipping_address_id: address('shipping'),
  store_id: '(1)',
  total_item_count: ofLines('count(*)'),
  total_qty_ordered: ofLines('sum(i.qty)'),
  weight: ofLines(`sum(i.qty * coalesce(json_extract(i.data, '$.weight'), 0))`),
};

const texts = {
  applied_rule_ids: `CAST(${inSnapshot('coupon.ruleId')} AS TEXT)`,
  base_currency_code: `('USD')`,
  coupon_code: inSnapshot('coupon.code'),
  customer_email: inSnapshot('email'),
  customer_firstname: inSnapshot('firstname'),
  customer_lastname: inSnapshot('lastname'),
  discount_description: inSnapshot('coupon.label'),
  ext_order_id: '(NULL)',
  global_currency_code: `('USD')`,
  hold_before_state: '(NULL)',
  hold_before_status: '(NULL)',
  increment_id: 'increment_id',
  order_currency_code: `('USD')`,
  protect_code: inSnapshot('protectCode'),
  shipping_method: inSnapshot('shippingMethod'),
  state: 'state',
  status: 'status',
  store_currency_code: `('USD')`,
};

/** The columns by Magento's names; amounts in dollars, timestamps 'YYYY-MM-DD hh:mm:ss' in UTC. */
const orderColumns: ReadonlyMap<string, Column> = new Map([
  ...all('number', numbers),
  ...all('text', texts),
  ...all('moment', { created_at: 'created_at', updated_at: 'updated_at' }),
]);

/** The default sort order, and the error for an unknown field or condition. */
export interface OrderQueryOptions {
  readonly byDefault?: 'ASC' | 'DESC';
  /** Defaults to a database error in Magento's format. */
  readonly rejection?: (message: string) => Error;
}

/**
 * Creates the query for the orders that match `criteria`.
 * @throws the error created by `rejection`
 */
export function orderQuery(
  criteria: Partial<SearchCriteria>,
  { byDefault, rejection = (message) => new MagentoError(message) }: OrderQueryOptions = {},
): PageQuery {
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

export const matchesAny = (field: string, values: readonly unknown[]): readonly [Filter] => [
  { field, condition: 'in', value: values.join(',') },
];
