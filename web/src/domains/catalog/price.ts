const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as people read them, with two decimals or none (spec §9): $1,250 or $1,250.50. */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : cents.format(amount);
}
