import type { Exchange } from './exchange.ts';
import type { Stage } from './stages.ts';

/** What only some targets offer; cases that need it are skipped on others. */
export type Need = 'admin' | 'disabledSku' | 'virtualSku' | 'sandbox' | 'staff' | 'resetLink' | 'search' | 'searchWrites' | 'orders';

/** One case of a call. */
export interface Case extends Exchange {
  readonly name: string;
  /** The set-up; none by default. */
  readonly given?: Stage;
  readonly needs?: Need | readonly Need[];
  /** Requests sent before, whose answers do not matter. */
  readonly after?: readonly Omit<Exchange, 'status'>[];
  /** What must be true afterwards. */
  readonly afterwards?: readonly Exchange[];
}

/** A call of the contract with its cases. `stock` is true for what a Magento has without the shop's modules. */
export interface Call {
  readonly call: string;
  readonly stock: boolean;
  readonly cases: readonly Case[];
}

/** A call that every Magento answers. */
export const stockCall = (call: string, cases: readonly Case[]): Call => ({
  call,
  stock: true,
  cases,
});

/** A call of the shop's own modules. */
export const ownCall = (call: string, cases: readonly Case[]): Call => ({
  call,
  stock: false,
  cases,
});
