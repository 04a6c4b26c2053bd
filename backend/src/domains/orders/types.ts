import type { LineTotals } from '../cart/totals.ts';
import type { AddressData, AddressKind } from '../cart/types.ts';

/** What an order keeps of its cart, in cents. */
export interface OrderSnapshot {
  readonly quoteId: number;
  readonly email: string;
  readonly groupId: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly coupon: {
    readonly code: string;
    readonly label: string;
    readonly ruleId: number;
  } | null;
  readonly tax: { readonly code: string; readonly percent: number } | null;
  readonly subtotal: number;
  readonly subtotalInclTax: number;
  readonly discount: number;
  readonly shipping: number;
  readonly taxAmount: number;
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[];
  readonly method: string;
  readonly methodTitle: string;
  /** Set with payment-information, which writes empty card fields that PUT order does not. */
  readonly hasCardFields: boolean;
  /** A provider has the money; left out in orders from before it was stored. */
  readonly isPaid?: boolean;
  readonly shippingMethod: string | null;
  readonly isVirtual: boolean;
  readonly protectCode: string;
}

/** One line of an order. `weight` in pounds. */
export interface OrderLine {
  readonly id: number;
  readonly totals: LineTotals;
  readonly weight: number | null;
}

export type OrderState = 'new' | 'processing' | 'complete' | 'canceled';

export interface OrderAddress extends AddressData {
  readonly id: number;
  readonly kind: AddressKind;
}

/** An order. Moments are 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface Order {
  readonly id: number;
  readonly incrementId: string;
  readonly customerId: number | null;
  readonly state: OrderState;
  readonly status: string;
  readonly grandTotal: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly snapshot: OrderSnapshot;
  readonly lines: readonly OrderLine[];
  readonly addresses: readonly OrderAddress[];
}
