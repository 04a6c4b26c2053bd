import type { Coupon } from './rates.ts';

/** Rounds to whole cents and carries what was lost to the next call, as Magento sums its lines. */
export function carryingRounder(): (value: number) => number {
  let carried = 0.0001;
  return (value) => {
    const whole = Math.round(value + carried);
    carried += value - whole;
    return whole;
  };
}

/** What a coupon is taken off: cents and pieces of a line. */
interface Line {
  readonly row: number;
  readonly qty: number;
}

/** Cents off the whole cart: each line bears its share, the last one what is left. */
function shares(lines: readonly Line[], centsOffCart: number): number[] {
  const total = lines.reduce((sum, { row }) => sum + row, 0);
  const wanted = Math.min(centsOffCart, total);
  const round = carryingRounder();
  let left = wanted;
  return lines.map(({ row }, place) => {
    const isLast = place === lines.length - 1;
    const share = total === 0 || isLast ? left : round((wanted * row) / total);
    const borne = Math.max(0, Math.min(row, left, share));
    left -= borne;
    return borne;
  });
}

/** What a coupon takes off each line, in cents; never more than the line costs. */
export function getDiscounts(lines: readonly Line[], coupon: Coupon | undefined): number[] {
  const { percent = 0, centsAPiece = 0, centsOffCart = 0 } = coupon ?? {};
  if (centsOffCart > 0) return shares(lines, centsOffCart);
  if (centsAPiece > 0) return lines.map(({ row, qty }) => Math.min(row, centsAPiece * qty));
  const round = carryingRounder();
  return lines.map(({ row }) => (percent > 0 ? round((row * percent) / 100) : 0));
}
