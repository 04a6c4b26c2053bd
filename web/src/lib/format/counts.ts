const BEFORE_THREE_DIGITS = /\B(?=(\d{3})+$)/g;

/** Formats an integer, such as "1,234". Without `Intl`, whose initialization takes a tenth of a second on a phone. */
export function formatCount(count: number | bigint): string {
  return count.toString().replace(BEFORE_THREE_DIGITS, ',');
}

/** A number with its noun, such as "1 item" and "1,234 items". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
