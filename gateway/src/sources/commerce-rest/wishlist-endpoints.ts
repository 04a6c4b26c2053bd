import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the shop's modules answer to a change: true, or an object with a message. Nothing of it is used. */
const done = z.unknown();

/** Changing the wishlist. Both name the customer, who must be the token's. */
export const wishlistEndpoints = {
  add: endpoint('PUT', '/V1/customer/addwishlist', done)<{
    readonly customerId: number;
    readonly productId: number;
  }>(),
  remove: endpoint('DELETE', '/V1/customer/deletewishlist', done)(),
} as const;
