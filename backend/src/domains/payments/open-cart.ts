import { noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';
import type { CartRepository } from '../cart/repository.ts';
import type { Quote } from '../cart/types.ts';

/**
 * The active cart that a provider's call names: a guest's by its masked id, a customer's by its number and only with the
 * customer's token.
 * @throws 404
 */
export function openCart(
  { caller }: Pick<Call, 'caller'>,
  quoteId: string,
  carts: CartRepository,
): Quote {
  const own = caller.customerId === null ? undefined : carts.findActive(caller.customerId);
  if (own !== undefined && String(own.id) === quoteId) return own;
  const guests = carts.byMaskedId(quoteId);
  if (guests?.isActive && guests.customerId === null) return guests;
  throw noSuchEntity('cartId', quoteId);
}
