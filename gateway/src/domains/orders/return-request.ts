import { RETURN_RULES } from '../../calls/errors/orders.ts';
import { notFound, write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type { CustomerReturnRequestInput, UserError } from '../../generated/types.ts';
import { orderEndpoints } from '../../sources/commerce-rest/order-endpoints.ts';
import type { OrderReturnModel } from './models.ts';
import { toReturn } from './return-mappers.ts';

/** An id that is no number names nothing. */
const unknownIds = ({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] => [
  ...(isNumericId(orderId) ? [] : [notFound('orderId', 'There is no such order.')]),
  ...(itemIds.every(isNumericId)
    ? []
    : [notFound('itemIds', 'The order does not have this item.')]),
];

/** Asks for a return. The shop: POST /V1/orders/returns. */
export const requestReturn = async (
  input: CustomerReturnRequestInput,
  context: GatewayContext,
): Promise<{
  readonly orderReturn: OrderReturnModel | null;
  readonly userErrors: readonly UserError[];
}> => {
  const unknownOnes = unknownIds(input);
  if (unknownOnes.length > 0) return { orderReturn: null, userErrors: unknownOnes };
  const body = {
    orderId: Number(input.orderId),
    itemIds: input.itemIds.map(Number),
    reason: input.reason,
  };
  const { value, userErrors } = await write(context, orderEndpoints.returnRequest, {
    body,
    rules: RETURN_RULES,
  });
  return { orderReturn: value && toReturn(value), userErrors };
};
