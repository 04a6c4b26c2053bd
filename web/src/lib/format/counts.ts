const BEFORE_THREE_DIGITS = /\B(?=(\d{3})+$)/g;

/** A whole number as people read it, such as "1,234". Without `Intl`, whose start costs a phone a tenth of a second. */
export function formatCount(count: number | bigint): string {
  return count.toString().replace(BEFORE_THREE_DIGITS, ',');
}

/** A number with its noun, such as "1 item" and "1,234 items". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What a badge shows: nothing for none, the number, or such as "9+" when it is more than `most` (spec §9). */
export function badgeText(count: number, most: number): string {
  if (count <= 0) return '';
  return count > most ? `${most}+` : String(count);
}
