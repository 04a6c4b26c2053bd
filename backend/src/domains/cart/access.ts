import { noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import type { Call, Parameters, Route } from '../../shared/webapi/route.ts';
import type { CartRepository } from './repository.ts';
import type { Quote } from './types.ts';

/** How an error names a cart: most services got its number as text; shipping's got it as a number. */
export type CartNumber = 'text' | 'number';

/** Who a cart belongs to decides how it is found and what is refused. */
export interface CartOwner {
  readonly kind: 'guest' | 'mine';
  /** Where its routes begin. */
  readonly path: string;
  readonly access: Route['access'];
  readonly parameters: Parameters;
  /** The active cart of a call. @throws 404 in the words of the guest's or the customer's cart. */
  open(call: Call, shown?: CartNumber): Quote;
}

function openGuest(carts: CartRepository, { args }: Call, shown: CartNumber): Quote {
  const quote = carts.byMaskedId(String(args.cartId));
  if (quote === undefined) throw noSuchEntity('cartId', null);
  if (quote.isActive) return quote;
  throw noSuchEntity('cartId', shown === 'text' ? String(quote.id) : quote.id);
}

function openMine(carts: CartRepository, { caller }: Call): Quote {
  const quote = caller.customerId === null ? undefined : carts.findActive(caller.customerId);
  if (quote === undefined) throw rejection(404, 'Current customer does not have an active cart.');
  return quote;
}

/** The two kinds of carts. Magento: /V1/guest-carts/{cart} and /V1/carts/mine. */
export const cartOwners = (carts: CartRepository): readonly [CartOwner, CartOwner] => [
  {
    kind: 'guest',
    path: '/guest-carts/:cartId',
    access: 'anonymous',
    parameters: { cartId: 'string' },
    open: (call, shown = 'text') => openGuest(carts, call, shown),
  },
  {
    kind: 'mine',
    path: '/carts/mine',
    access: 'self',
    parameters: {},
    open: (call) => openMine(carts, call),
  },
];
