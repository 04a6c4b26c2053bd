import { within } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { requestReturn } from './returns.ts';

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 50;

export const ordersResolvers: Resolvers = {
  Query: {
    guestOrder: (_, facts, { loaders }) => loaders.orders.guest(facts),
    order: (_, { id }, { loaders }) => loaders.orders.byId(id),
    customerOrders: (_, { page, pageSize }, { loaders }) =>
      loaders.orders.mine(
        within('page', page, [1, MAX_PAGE]),
        within('pageSize', pageSize, [1, MAX_PAGE_SIZE]),
      ),
    customerOrder: (_, { id }, { loaders }) => loaders.orders.mineById(id),
    shipmentTracking: (_, { trackNumber }, { loaders }) => loaders.orders.tracking(trackNumber),
    customerReturns: (_, _args, { loaders }) => loaders.orders.returns(),
    customerReturn: (_, { id }, { loaders }) => loaders.orders.returnById(id),
    customerReturnLabel: (_, { id }, { loaders }) => loaders.orders.returnLabel(id),
  },
  Mutation: {
    customerReturnRequest: (_, { input }, context) => requestReturn(input, context),
  },
  Shipment: {
    events: async ({ trackNumber, events }, _args, { loaders, capabilities }) => {
      if (events !== undefined || !capabilities.isOn('SHIPMENT_TRACKING')) return events ?? null;
      return (await loaders.orders.tracking(trackNumber))?.events ?? null;
    },
  },
};
