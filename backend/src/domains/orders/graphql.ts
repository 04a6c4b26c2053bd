import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dollars } from '../../shared/money.ts';
import { badInput } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/options.ts';
import { amount, uid } from '../content/graphql/values.ts';
import { createOrderRepository } from './repository.ts';
import { isOneOf, orderQuery } from './search.ts';
import type { Order, OrderAddress } from './types.ts';

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

const money = (cents: number) => amount(dollars(cents));

const addressView = (address: OrderAddress | undefined) =>
  address && {
    ...address,
    region_id: address.regionId ?? null,
    country_code: address.countryId ?? null,
  };

function orderView(order: Order) {
  const { snapshot } = order;
  const addressOf = (kind: OrderAddress['kind']) =>
    addressView(order.addresses.find((address) => address.kind === kind));
  const discount = {
    amount: money(snapshot.discount),
    label: snapshot.coupon?.label ?? 'Discount',
  };
  return {
    ...{ id: uid(order.id), number: order.incrementId, order_date: order.createdAt },
    status: order.status.charAt(0).toUpperCase() + order.status.slice(1),
    total: {
      grand_total: money(order.grandTotal),
      base_grand_total: money(order.grandTotal),
      subtotal: money(snapshot.subtotal),
      total_shipping: money(snapshot.shipping),
      total_tax: money(snapshot.taxAmount),
      discounts: snapshot.discount === 0 ? [] : [discount],
    },
    items: order.lines.map(({ id, totals: { item } }) => ({
      ...{ id: uid(id), product_name: item.name, product_sku: item.sku },
      product_type: item.productType,
      product_sale_price: amount(item.price),
      quantity_ordered: item.qty,
    })),
    billing_address: addressOf('billing'),
    shipping_address: snapshot.isVirtual ? null : addressOf('shipping'),
    payment_methods: [{ name: snapshot.methodTitle, type: snapshot.method }],
    shipping_method: snapshot.isVirtual ? null : 'Flat Rate - Fixed',
    carrier: snapshot.isVirtual ? null : 'Flat Rate',
  };
}

interface OrdersAsked {
  readonly filter?: { readonly number?: { eq?: string | null; in?: (string | null)[] | null } };
  readonly currentPage: number;
  readonly pageSize: number;
}

function numbersOf({ filter }: OrdersAsked): readonly string[] | undefined {
  const { eq, in: several } = filter?.number ?? {};
  if (typeof eq === 'string') return [eq];
  return several?.flatMap((one) => one ?? []);
}

/** A customer's orders as Magento's GraphQL reads them, the oldest first. */
export function orderGraphql(db: DatabaseSync): GraphqlModule {
  const repository = createOrderRepository(db);
  const orders = ({ id }: { id: number }, asked: OrdersAsked) => {
    const { currentPage, pageSize } = asked;
    if (currentPage < 1) throw badInput('currentPage value must be greater than 0.');
    if (pageSize < 1) throw badInput('pageSize value must be greater than 0.');
    const numbers = numbersOf(asked);
    const groups = [
      isOneOf('customer_id', [id]),
      ...(numbers ? [isOneOf('increment_id', numbers)] : []),
    ];
    const found = repository.find(orderQuery({ groups, pageSize, currentPage }));
    return {
      items: found.orders.map(orderView),
      page_info: {
        ...{ page_size: pageSize, current_page: currentPage },
        total_pages: Math.ceil(found.total / pageSize),
      },
      total_count: found.total,
    };
  };
  return { typeDefs: SDL, resolvers: { Customer: { orders } } };
}
