const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A sum in dollars, as the gateway writes it ("1250.50"), as people read it: two decimals or none (spec §9). */
export function formatMoney(money: { readonly amount: string }): string {
  const dollars = Number(money.amount);
  return (Number.isInteger(dollars) ? whole : withCents).format(dollars);
}
