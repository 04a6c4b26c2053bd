import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  orderAnswer,
  ordersAnswer,
  returnAnswer,
  returnLabelAnswer,
  shipmentAnswer,
} from './order-answers.ts';

interface ReturnBody {
  readonly orderId: number;
  readonly itemIds: readonly number[];
  readonly reason: string;
}

/** Orders, parcels and returns. `shimpent` is how the wire spells it. */
export const orderEndpoints = {
  guest: endpoint('GET', '/V1/guestorder', orderAnswer)(),
  byId: endpoint('GET', '/V1/orders/{id}', orderAnswer)(),
  mine: endpoint('GET', '/V1/orders/mine', ordersAnswer)(),
  mineById: endpoint('GET', '/V1/orders/mine/{id}', orderAnswer)(),
  tracking: endpoint('GET', '/V1/shimpent/track/{id}', shipmentAnswer)(),
  returns: endpoint('GET', '/V1/orders/returns', z.array(returnAnswer))(),
  returnById: endpoint('GET', '/V1/orders/returns/{id}', returnAnswer)(),
  returnLabel: endpoint('GET', '/V1/orders/returns/{id}/label', returnLabelAnswer)(),
  returnRequest: endpoint('POST', '/V1/orders/returns', returnAnswer)<ReturnBody>(),
} as const;
