import type { Order, OrderLine } from '../types.ts';

/** Days after shipping within which an item may be returned. */
export const RETURN_DAYS = 15;

export type ReturnStatus = 'requested' | 'received' | 'refunded' | 'declined';

const transitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['received', 'declined'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
};

export const nextStatuses = (from: ReturnStatus): readonly ReturnStatus[] => transitions[from];

export const canTransition = (from: ReturnStatus, to: ReturnStatus): boolean =>
  transitions[from].includes(to);

const dayMs = 24 * 60 * 60 * 1000;

/** Converts a database timestamp to milliseconds since 1970. */
export const momentMs = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

export interface ReturnRequest {
  readonly order: Order;
  readonly shippedAt: string | undefined;
  readonly itemIds: readonly number[];
  readonly returned: ReadonlySet<number>;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

/** The error of an invalid return request; undefined if it is valid. */
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

/** The amount paid for a line, in cents: after the discount, with tax, without shipping. */
const paidFor = ({ totals }: OrderLine): number => totals.row - totals.discount + totals.tax;

/** The amount paid for the chosen lines, in cents. */
export const itemsCents = (order: Order, itemIds: readonly number[]): number =>
  order.lines
    .filter(({ id }) => itemIds.includes(id))
    .reduce((sum, line) => sum + paidFor(line), 0);

/** The refunded amount in cents; at least zero. */
export const refundCents = (paid: number, fee: number): number => Math.max(0, paid - fee);
