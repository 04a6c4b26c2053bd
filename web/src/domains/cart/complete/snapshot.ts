import type { PostalAddress } from '../../../ui/AddressLines.tsx';

const PENDING = 'encore-order-pending';
const PLACED = 'encore-order';

interface Money {
  readonly amount: string;
}

/** A line as it was ordered. */
export interface SnapshotLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Money;
  readonly thumbnailUrl: string | null;
  readonly path: string | null;
}

/** What is kept of an order for its confirmation, in this tab alone (spec §3: the snapshot of the completed order). */
export interface OrderSnapshot {
  readonly cartId: string;
  readonly isGuest: boolean;
  /** Null until it is placed, and where it cannot be found out. */
  readonly orderNumber: string | null;
  readonly lines: readonly SnapshotLine[];
  readonly segments: readonly {
    readonly code: string;
    readonly title: string;
    readonly value: Money;
  }[];
  /** Title of the way to pay. */
  readonly payment: string;
  readonly shippingMethod: string;
  /** Null when nothing is shipped, and where only the wallet knows. */
  readonly shipTo: PostalAddress | null;
  /** With the last name and the number, what finds a guest's order again. */
  readonly billingPostalCode: string;
  readonly billingLastName: string;
  readonly summary: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly itemTotal: string;
    readonly tax: string;
    readonly shipping: string;
    readonly total: string;
    readonly country: string;
  };
}

function read(key: string): OrderSnapshot | null {
  try {
    const kept: OrderSnapshot | null = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return kept && Array.isArray(kept.lines) && Array.isArray(kept.segments) ? kept : null;
  } catch {
    return null;
  }
}

function write(key: string, snapshot: OrderSnapshot): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Without storage the confirmation is the mail.
  }
}

/** Keeps what is about to be ordered. */
export const keepPending = (snapshot: OrderSnapshot): void => write(PENDING, snapshot);

/** What was about to be ordered, and is now; null when nobody knows any more. */
export function takePlaced(orderNumber: string | null): OrderSnapshot | null {
  const pending = read(PENDING);
  if (!pending) return null;
  const placed = { ...pending, orderNumber };
  write(PLACED, placed);
  try {
    window.sessionStorage.removeItem(PENDING);
  } catch {
    // It was not kept.
  }
  return placed;
}

/** The order that this tab has placed last; null when there is none. */
export const readOrderSnapshot = (): OrderSnapshot | null => read(PLACED);
