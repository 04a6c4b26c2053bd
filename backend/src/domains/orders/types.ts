import type { LineTotals } from '../cart/totals.ts';
import type { AddressData, AddressKind } from '../cart/types.ts';

/** The cart data stored with an order, in cents. */
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
  /** True for payment-information, which writes empty card fields, in contrast to PUT order. */
  readonly hasCardFields: boolean;
  /** True if a provider has captured the payment; missing in older orders. */
  readonly isPaid?: boolean;
  readonly shippingMethod: string | null;
  readonly isVirtual: boolean;
  readonly protectCode: string;
}

/** An order line. `weight` in pounds. */
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

/** An order. Timestamps are 'YYYY-MM-DD hh:mm:ss' in UTC. */
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
