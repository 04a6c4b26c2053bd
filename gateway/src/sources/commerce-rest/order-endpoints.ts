import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  orderResponse,
  ordersResponse,
  returnLabelResponse,
  returnResponse,
  shipmentResponse,
} from './order-responses.ts';

interface ReturnBody {
  readonly orderId: number;
  readonly itemIds: readonly number[];
  readonly reason: string;
}

/** Orders, parcels and returns. `shimpent` is how the wire spells it. */
export const orderEndpoints = {
  guest: endpoint('GET', '/V1/guestorder', orderResponse)(),
  byId: endpoint('GET', '/V1/orders/{id}', orderResponse)(),
  mine: endpoint('GET', '/V1/orders/mine', ordersResponse)(),
  mineById: endpoint('GET', '/V1/orders/mine/{id}', orderResponse)(),
  tracking: endpoint('GET', '/V1/shimpent/track/{id}', shipmentResponse)(),
  returns: endpoint('GET', '/V1/orders/returns', z.array(returnResponse))(),
  returnById: endpoint('GET', '/V1/orders/returns/{id}', returnResponse)(),
  returnLabel: endpoint('GET', '/V1/orders/returns/{id}/label', returnLabelResponse)(),
  returnRequest: endpoint('POST', '/V1/orders/returns', returnResponse)<ReturnBody>(),
} as const;
