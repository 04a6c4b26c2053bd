import type { GatewayContext } from '../../context.ts';
import type { CustomerReturnRequestInput, UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { RETURN_RULES } from '../../shared/errors/orders.ts';
import { orderEndpoints } from '../../sources/commerce-rest/order-endpoints.ts';
import type { OrderReturnModel } from './models.ts';
import { toReturn } from './return-mappers.ts';

const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);

const unknown = (field: string, message: string): UserError => ({
  code: 'NOT_FOUND',
  message,
  field: [field],
  status: 404,
});

/** Ids are numbers on the wire; a text that is none names nothing. */
const unknownIds = ({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] => [
  ...(isNumber(orderId) ? [] : [unknown('orderId', 'There is no such order.')]),
  ...(itemIds.every(isNumber) ? [] : [unknown('itemIds', 'The order does not have this item.')]),
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
