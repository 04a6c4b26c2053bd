import { formatMoney } from '../../../../shared/money.ts';
import type { CheckoutBackend, CheckoutCart } from '../calls/checkoutBackend.ts';

/**
 * Nobody pays another sum than the one they saw: a price or a coupon may have changed since.
 *
 * @returns what to tell when the total is another one now; empty when it is not, and when nobody can tell
 */
export async function checkTotal(
  backend: Pick<CheckoutBackend, 'read'>,
  seen: CheckoutCart,
): Promise<string> {
  const now = await backend.read().catch(() => null);
  const total = now?.totals?.grandTotal;
  if (!total || total.amount === seen.totals?.grandTotal.amount) return '';
  return `The total is now ${formatMoney(total)}. Please look at it once more before you order.`;
}
