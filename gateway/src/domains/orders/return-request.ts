import type { GatewayContext } from '../../context.ts';
import type { CustomerReturnRequestInput, UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { RETURN_RULES } from '../../shared/errors/orders.ts';
import { isNumericId } from '../../shared/input.ts';
import { orderEndpoints } from '../../sources/commerce-rest/order-endpoints.ts';
import type { OrderReturnModel } from './models.ts';
import { toReturn } from './return-mappers.ts';

const unknown = (field: string, message: string): UserError => ({
  code: 'NOT_FOUND',
  message,
  field: [field],
  status: 404,
});

/** An id that is no number names nothing. */
const unknownIds = ({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] => [
  ...(isNumericId(orderId) ? [] : [unknown('orderId', 'There is no such order.')]),
  ...(itemIds.every(isNumericId) ? [] : [unknown('itemIds', 'The order does not have this item.')]),
];

/** Asks for a return. The shop: POST /V1/orders/returns. */
export const requestReturn = async (
  input: CustomerReturnRequestInput,
  { rest, requestId, session, reads }: GatewayContext,
): Promise<{
  readonly orderReturn: OrderReturnModel | null;
  readonly userErrors: readonly UserError[];
}> => {
  const token = tokenOf(session);
  const unknownOnes = unknownIds(input);
  if (unknownOnes.length > 0) return { orderReturn: null, userErrors: unknownOnes };
  const body = {
    orderId: Number(input.orderId),
    itemIds: input.itemIds.map(Number),
    reason: input.reason,
  };
  const { value, userErrors } = await attempt(
    () => rest.call(orderEndpoints.returnRequest, { body, token, requestId }),
    RETURN_RULES,
  );
  reads.forget();
  return { orderReturn: value && toReturn(value), userErrors };
};
