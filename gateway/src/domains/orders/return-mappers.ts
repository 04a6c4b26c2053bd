import { toMoment } from '../../core/moment.ts';
import { toMoney } from '../../core/money.ts';
import type { OrderReturnLabel, OrderReturnStatus } from '../../generated/types.ts';
import type {
  ReturnLabelResponse,
  ReturnResponse,
} from '../../sources/commerce-rest/order-responses.ts';
import type { OrderReturnModel } from './models.ts';

const STATUSES: ReadonlySet<string> = new Set<OrderReturnStatus>([
  'REQUESTED',
  'RECEIVED',
  'REFUNDED',
  'DECLINED',
]);

const isStatus = (name: string): name is OrderReturnStatus => STATUSES.has(name);

/** A return. */
export const toReturn = (answer: ReturnResponse): OrderReturnModel => {
  const status = (answer.status ?? '').toUpperCase();
  return {
    id: answer.id,
    orderId: answer.order_id,
    orderNumber: answer.order_increment_id || null,
    status: isStatus(status) ? status : null,
    reason: answer.reason ?? '',
    items: (answer.items ?? []).map((item) => ({
      itemId: item.item_id,
      sku: item.sku,
      name: item.name ?? item.sku,
      quantity: Math.round(item.qty ?? 1),
    })),
    itemsAmount: toMoney(answer.items_amount ?? 0),
    fee: toMoney(answer.fee ?? 0),
    refund: toMoney(answer.refund_amount ?? 0),
    trackNumber: answer.track_number || null,
    createdAt: toMoment(answer.created_at),
    updatedAt: toMoment(answer.updated_at),
  };
};

/** The label of a return. */
export const toReturnLabel = ({
  carrier,
  track_number: trackNumber,
  from,
  to,
}: ReturnLabelResponse): OrderReturnLabel => ({ carrier, trackNumber, from, to });
