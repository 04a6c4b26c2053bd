import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, execute } from '../../db/rows.ts';
import { rejection, type WebapiError } from '../../shared/webapi/errors.ts';
import type { RateRepository } from './rates.ts';
import type { CartRepository } from './repository.ts';
import type { Quote } from './types.ts';

const unknownCard = () =>
  rejection(404, "The gift card code couldn't be added. Verify your information and try again.");

const USABLE = 'WHERE code = ? AND (expires_at IS NULL OR expires_at > CURRENT_TIMESTAMP)';
const APPLY = `INSERT INTO quote_gift_card (quote_id, code, seen_cents) VALUES (?, ?, ?)
  ON CONFLICT (quote_id, code) DO UPDATE SET seen_cents = excluded.seen_cents`;

export function createCartGiftCards(db: DatabaseSync) {
  const cards = createReader<{ readonly code: string; readonly balanceCents: number }>(
    db,
    'gift_card',
  );
  return {
    /**
     * Applies a gift card to a cart; its balance is charged when the order is placed.
     * @throws 404, 400
     */
    apply: (quote: Quote, code: string): true => {
      if (quote.items.length === 0) throw emptyCart(quote);
      const [card] = cards.query(USABLE, code.trim());
      if (card === undefined) throw unknownCard();
      if (card.balanceCents === 0) throw rejection(400, 'The gift card has no balance left.');
      execute(db, APPLY, quote.id, card.code, card.balanceCents);
      return true;
    },
    /** Copies the gift cards of a guest's cart into the customer's. */
    copy: (from: Quote, into: Quote): void => {
      for (const { code, seenCents } of from.giftCards)
        execute(db, APPLY, into.id, code, seenCents);
    },
    /** Removes a gift card from a cart; returns true even if it was not applied, as with coupons. */
    remove: (quote: Quote, code: string): true => {
      deleteRows(db, 'quote_gift_card', { quoteId: quote.id, code: code.trim() });
      return true;
    },
  };
}

interface CouponSources {
  readonly carts: CartRepository;
  readonly rates: RateRepository;
}

/** A 404 for a cart without lines, which accepts neither coupons nor gift cards. */
export const emptyCart = (quote: Quote): WebapiError =>
  rejection(404, 'The "%1" Cart doesn\'t contain products.', [String(quote.id)]);

/**
 * Applies a coupon to a cart and replaces an earlier one. An invalid code clears the cart's coupon: the error is
 * returned, and the caller throws it after the commit. A blank code removes the coupon.
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

/** Removes a cart's coupon, if any. @throws 404 for a cart without lines */
export function removeCoupon(quote: Quote, { carts }: CouponSources): true {
  if (quote.items.length === 0) throw emptyCart(quote);
  carts.change(quote.id, { couponCode: null });
  return true;
}
