import { orNull, type RestReads } from '../../calls/rest-reads.ts';
import { isNumericId } from '../../core/input.ts';
import type { OrderReturnLabel, QueryGuestOrderArgs } from '../../generated/types.ts';
import { orderEndpoints } from '../../sources/commerce-rest/order-endpoints.ts';
import type { OrderResponse } from '../../sources/commerce-rest/order-responses.ts';
import { createCustomerOrders } from './customer-orders.ts';
import { toGuestOrder, toOrder, toOrderList, toShipment } from './mappers.ts';
import type { OrderListModel, OrderModel, OrderReturnModel, ShipmentModel } from './models.ts';
import { toReturn, toReturnLabel } from './return-mappers.ts';

/** What orders read in one request; nothing is read twice. */
export interface OrderLoaders {
  /** Null unless all three facts match. */
  readonly guest: (facts: QueryGuestOrderArgs) => Promise<OrderModel | null>;
  /** By the back end's id, with Magento's own call. */
  readonly byId: (id: string) => Promise<OrderModel | null>;
  /** One page of the customer's orders, newest first; `page` is 1-based. */
  readonly mine: (page: number, pageSize: number) => Promise<OrderListModel>;
  /** By the back end's id or the order's number. */
  readonly mineById: (id: string) => Promise<OrderModel | null>;
  readonly tracking: (trackNumber: string) => Promise<ShipmentModel | null>;
  readonly returns: () => Promise<readonly OrderReturnModel[]>;
  readonly returnById: (id: string) => Promise<OrderReturnModel | null>;
  readonly returnLabel: (id: string) => Promise<OrderReturnLabel | null>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly orders: OrderLoaders;
  }
}

const isEmpty = (text: string): boolean => text.trim() === '';

const createReturnLoaders = ({ authenticated: own }: RestReads) => ({
  returns: async () => (await own(orderEndpoints.returns)).map(toReturn),
  returnById: async (id: string) => {
    if (isEmpty(id)) return null;
    const found = await orNull(() => own(orderEndpoints.returnById, { params: { id } }));
    return found && toReturn(found);
  },
  returnLabel: async (id: string) => {
    if (isEmpty(id)) return null;
    const found = await orNull(() => own(orderEndpoints.returnLabel, { params: { id } }));
    return found && toReturnLabel(found);
  },
});

/** Order loaders of one request. */
export const createOrderLoaders = (reads: RestReads): OrderLoaders => {
  const { anonymous: open, authenticated: own } = reads;
  const ownOrders = createCustomerOrders(reads);
  const oneOf = async (id: string, read: (params: { id: string }) => Promise<OrderResponse>) => {
    if (isEmpty(id)) return null;
    const found = await orNull(() => read({ id }));
    return found && toOrder(found);
  };
  return {
    guest: async ({ orderNumber, lastName, postalCode }) => {
      const query = { orderid: orderNumber, lname: lastName, postcode: postalCode };
      const found = await orNull(() => open(orderEndpoints.guest, { query }));
      return found && toGuestOrder(found);
    },
    // Other calls lie beside this one, such as /mine: only a number leads here.
    byId: async (id) =>
      isNumericId(id) ? oneOf(id, (params) => own(orderEndpoints.byId, { params })) : null,
    mineById: async (id) => {
      if (isEmpty(id)) return null;
      const found = await ownOrders.load(id);
      return found && toOrder(found);
    },
    mine: async (page, pageSize) => {
      const query = {
        'searchCriteria[pageSize]': String(pageSize),
        'searchCriteria[currentPage]': String(page),
      };
      return toOrderList(await own(orderEndpoints.mine, { query }), page, pageSize);
    },
    tracking: async (trackNumber) => {
      if (isEmpty(trackNumber)) return null;
      const params = { id: trackNumber };
      const found = await orNull(() => open(orderEndpoints.tracking, { params }));
      return found && toShipment(found);
    },
    ...createReturnLoaders(reads),
  };
};
