import { RETURN_RULES } from '../../calls/errors/sell.ts';
import { notFound, write } from '../../calls/rest-calls.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import { createToEnum, toDateTime, toMoney } from '../../core/values.ts';
import type {
  CustomerReturnRequestInput,
  OrderReturnLabel,
  OrderReturnStatus,
  UserError,
} from '../../generated/types.ts';
import {
  orderEndpoints,
  type ReturnLabelResponse,
  type ReturnResponse,
} from '../../sources/commerce-rest/orders.ts';
import type { OrderReturnModel } from './mappers.ts';

const toStatus = createToEnum<OrderReturnStatus>(['REQUESTED', 'RECEIVED', 'REFUNDED', 'DECLINED']);

/** A return. */
export function toReturn(response: ReturnResponse): OrderReturnModel {
  return {
    id: response.id,
    orderId: response.order_id,
    orderNumber: response.order_increment_id || null,
    status: toStatus(response.status),
    reason: response.reason ?? '',
    items: (response.items ?? []).map((item) => ({
      itemId: item.item_id,
      sku: item.sku,
      name: item.name ?? item.sku,
      quantity: Math.round(item.qty ?? 1),
    })),
    itemsAmount: toMoney(response.items_amount ?? 0),
    fee: toMoney(response.fee ?? 0),
    refund: toMoney(response.refund_amount ?? 0),
    trackNumber: response.track_number || null,
    createdAt: toDateTime(response.created_at),
    updatedAt: toDateTime(response.updated_at),
  };
}

/** The label of a return. */
export function toReturnLabel({
  carrier,
  track_number: trackNumber,
  from,
  to,
}: ReturnLabelResponse): OrderReturnLabel {
  return { carrier, trackNumber, from, to };
}

/** An id that is no number names nothing. */
function unknownIds({ orderId, itemIds }: CustomerReturnRequestInput): UserError[] {
  return [
    ...(isNumericId(orderId) ? [] : [notFound('orderId', 'Order not found.')]),
    ...(itemIds.every(isNumericId) ? [] : [notFound('itemIds', "This item isn't in the order.")]),
  ];
}

/** Asks for a return. The shop: POST /V1/orders/returns. */
export async function requestReturn(
  input: CustomerReturnRequestInput,
  context: GatewayContext,
): Promise<{
  readonly orderReturn: OrderReturnModel | null;
  readonly userErrors: readonly UserError[];
}> {
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
}
