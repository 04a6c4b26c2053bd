import type { Money } from '../generated/types.ts';

/** `dollars` as money with two decimals; -0 is 0. */
export const toMoney = (dollars: number): Money => ({
  amount: (Math.round(dollars * 100) / 100 + 0).toFixed(2),
  currency: 'USD',
});

/** As `toMoney`; null for none. */
export const moneyOrNull = (dollars: number | null | undefined): Money | null =>
  typeof dollars === 'number' ? toMoney(dollars) : null;
