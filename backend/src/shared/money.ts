/** Converts cents to dollars, the unit of the REST API. */
export const dollars = (cents: number): number => cents / 100;

export const dollarsOrNull = (cents: number | null): number | null =>
  cents === null ? null : dollars(cents);

/** Converts dollars to whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Formats cents for display: `$1,250.00`, with a true minus sign for negative amounts. */
export const money = (cents: number): string =>
  dollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');
