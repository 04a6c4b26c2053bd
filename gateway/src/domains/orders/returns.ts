import { RETURN_RULES } from '../../calls/errors/sell.ts';
import { notFound, write } from '../../calls/rest-calls.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import { createToEnum } from '../../core/values.ts';
import type {
  CustomerReturnRequestInput,
  OrderReturnStatus,
  UserError,
} from '../../generated/types.ts';
import { orderEndpoints, type ReturnResponse } from '../../sources/commerce-rest/orders.ts';

const toStatus = createToEnum<OrderReturnStatus>(['REQUESTED', 'RECEIVED', 'REFUNDED', 'DECLINED']);

export function toReturn(response: ReturnResponse) {
  const { orderIncrementId: orderNumber, refundAmount: refund, ...rest } = response;
  return {
    ...rest,
    orderNumber,
    refund,
    status: toStatus(response.status),
    reason: response.reason ?? '',
    items: (response.items ?? []).map(({ qty, ...item }) => ({
      ...item,
      name: item.name ?? item.sku,
      quantity: Math.round(qty ?? 1),
    })),
  };
}

/** An id that is no number names nothing. */
function unknownIds({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] {
  return [
    ...(isNumericId(orderId) ? [] : [notFound('orderId', 'Order not found.')]),
    ...(itemIds.every(isNumericId) ? [] : [notFound('itemIds', "This item isn't in the order.")]),
  ];
}

/** Requests a return. The shop: POST /V1/orders/returns. */
export async function requestReturn(input: CustomerReturnRequestInput, context: GatewayContext) {
  const unknownOnes = unknownIds(input);
  if (unknownOnes.length > 0) return { orderReturn: null, userErrors: unknownOnes };
  const { orderId, itemIds, reason } = input;
  const { value, userErrors } = await write(context, orderEndpoints.returnRequest, {
    body: { orderId: Number(orderId), itemIds: itemIds.map(Number), reason },
    rules: RETURN_RULES,
  });
  return { orderReturn: value && toReturn(value), userErrors };
}
