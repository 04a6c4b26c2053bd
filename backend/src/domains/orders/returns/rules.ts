import type { Order, OrderLine } from '../types.ts';

/** How long after shipping an item may be sent back. */
export const RETURN_DAYS = 15;

export type ReturnStatus = 'requested' | 'received' | 'refunded' | 'declined';

const moves: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['received', 'declined'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
};

/** Where a return may go from there. */
export const returnMoves = (from: ReturnStatus): readonly ReturnStatus[] => moves[from];

/** Whether a return may go from one status to the other. */
export const mayMove = (from: ReturnStatus, to: ReturnStatus): boolean => moves[from].includes(to);

const dayMs = 24 * 60 * 60 * 1000;

/** A moment of the database in milliseconds since 1970. */
export const momentMs = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** A request to return items. */
export interface ReturnRequest {
  readonly order: Order;
  /** When the order was shipped; undefined while it was not. */
  readonly shippedAt: string | undefined;
  readonly itemIds: readonly number[];
  /** Lines that were sent back before. */
  readonly returned: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why items cannot be sent back; undefined when they can. */
export function returnFault(request: ReturnRequest): string | undefined {
  const { order, shippedAt, itemIds, returned, now } = request;
  if (shippedAt === undefined || order.state !== 'complete') {
    return 'The order has not been shipped yet.';
  }
  if (now - momentMs(shippedAt) > RETURN_DAYS * dayMs) {
    return `Items can be returned within ${RETURN_DAYS} days of shipping.`;
  }
  if (itemIds.length === 0) return 'Select an item to return.';
  const own = new Set(order.lines.map(({ id }) => id));
  if (itemIds.some((id) => !own.has(id))) return "This item isn't in the order.";
  if (itemIds.some((id) => returned.has(id))) return 'The item has already been returned.';
  return undefined;
}

/** What was paid for a line, in cents: after the discount, with tax, without shipping. */
const paidFor = ({ totals }: OrderLine): number => totals.row - totals.discount + totals.tax;

/** What the chosen lines cost, in cents. */
export const itemsCents = (order: Order, itemIds: readonly number[]): number =>
  order.lines
    .filter(({ id }) => itemIds.includes(id))
    .reduce((sum, line) => sum + paidFor(line), 0);

/** What comes back, in cents: never less than nothing. */
export const refundCents = (paid: number, fee: number): number => Math.max(0, paid - fee);
