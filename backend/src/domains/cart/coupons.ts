import { rejection, WebapiError } from '../../shared/webapi/errors.ts';
import type { RateRepository } from './rates.ts';
import type { CartRepository } from './repository.ts';
import type { Quote } from './types.ts';

interface CouponSources {
  readonly carts: CartRepository;
  readonly rates: RateRepository;
}

/** 404 for a cart without lines, which takes neither coupons nor gift cards. */
export const emptyCart = (quote: Quote): WebapiError =>
  new WebapiError(404, {
    message: 'The "%1" Cart doesn\'t contain products.',
    parameters: [String(quote.id)],
  });

/**
 * Puts a coupon on a cart in the place of an earlier one. An invalid one leaves the cart without
 * any: the refusal is returned, to be thrown after the commit. A blank one takes the coupon off.
 */
export function applyCoupon(
  quote: Quote,
  code: string,
  { carts, rates }: CouponSources,
): WebapiError | true {
  if (quote.items.length === 0) throw emptyCart(quote);
  const trimmed = code.trim();
  const valid = rates.coupon(trimmed) !== undefined;
  carts.change(quote.id, { couponCode: valid ? trimmed : null });
  return (
    valid ||
    trimmed === '' ||
    rejection(404, "The coupon code isn't valid. Verify the code and try again.")
  );
}

/** Takes a cart's coupon off, if there is one. @throws 404 for a cart without lines. */
export function removeCoupon(quote: Quote, { carts }: CouponSources): true {
  if (quote.items.length === 0) throw emptyCart(quote);
  carts.change(quote.id, { couponCode: null });
  return true;
}
