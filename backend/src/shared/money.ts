/** Cents as dollars, as the wire carries amounts. */
export const dollars = (cents: number): number => cents / 100;

/** Cents as people read them: `$1,250.00`, with a real minus sign below zero. */
export const money = (cents: number): string =>
  dollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');
