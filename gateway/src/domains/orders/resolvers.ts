import { RETURN_RULES } from '../../calls/errors/customer.ts';
import { write } from '../../calls/rest-calls.ts';
import { notFound } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { within } from '../../core/errors.ts';
import { isNumericId } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { CustomerReturnRequestInput, UserError } from '../../generated/types.ts';
import { orderEndpoints } from '../../sources/commerce-rest/orders.ts';

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 50;

/** An id that is no number names nothing. */
function unknownIds({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] {
  return [
    ...(isNumericId(orderId) ? [] : [notFound('orderId', 'Order not found.')]),
    ...(itemIds.every(isNumericId) ? [] : [notFound('itemIds', "This item isn't in the order.")]),
  ];
}

async function requestReturn(input: CustomerReturnRequestInput, context: GatewayContext) {
  const unknownOnes = unknownIds(input);
  if (unknownOnes.length > 0) return { orderReturn: null, userErrors: unknownOnes };
  const { orderId, itemIds, reason } = input;
  const { value, userErrors } = await write(context, orderEndpoints.returnRequest, {
    body: { orderId: Number(orderId), itemIds: itemIds.map(Number), reason },
    rules: RETURN_RULES,
  });
  return { orderReturn: value, userErrors };
}

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
    events: async ({ trackNumber, events = null }, _args, { loaders, capabilities }) => {
      if (events !== null || !capabilities.isOn('SHIPMENT_TRACKING')) return events;
      return (await loaders.orders.tracking(trackNumber))?.events ?? null;
    },
  },
};
