import { moneyOrNull, toMoney } from '../../core/values.ts';
import type { PriceAlertResponse } from '../../sources/commerce-rest/customer.ts';

/** How far a price is below the one when the alert was created, in dollars; 0 if it is not lower or unknown. */
function getDrop({ price, priceWhenAdded, droppedBy }: PriceAlertResponse): number {
  const drop = price === null || priceWhenAdded === null ? 0 : priceWhenAdded - price;
  return Math.max(droppedBy ?? drop, 0);
}

export function toPriceAlert(response: PriceAlertResponse) {
  const { inStock: isInStock, price, priceWhenAdded, ...alert } = response;
  return {
    ...alert,
    isInStock,
    price: moneyOrNull(price),
    priceWhenAdded: moneyOrNull(priceWhenAdded),
    droppedBy: toMoney(getDrop(response)),
  };
}
