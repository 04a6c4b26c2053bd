import { formatMoney } from '../../../shared/money.ts';

/** A number of items in words: "1 item", "1,234 items". */
export function itemCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;
}

/** A number of dollars as people read it: $1,250 or $1,250.50. */
export function formatDollars(dollars: number): string {
  return formatMoney({ amount: String(dollars) });
}
