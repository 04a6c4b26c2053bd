import type { Shape } from './shape.ts';
import type { Stage } from './stages.ts';

/** What only some targets offer; cases that need it are skipped on others. */
export type Need = 'admin' | 'disabledSku' | 'virtualSku' | 'sandbox' | 'staff' | 'resetLink' | 'search' | 'searchWrites' | 'orders';

/** Who sends a request: a guest, the case's customer, another customer, staff, or a bad token. */
export type Who = 'guest' | 'customer' | 'other' | 'admin' | 'nonsense';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';

/**
 * Method, path and body. A path that begins with `/V1` is REST, `/graphql` is GraphQL, `/1/` is the search
 * service; anything else begins after the REST prefix. `{name}` is filled in.
 */
export type Send = readonly [method: Method, path: string, body?: unknown];

/** A request and what its answer must be. */
export interface Exchange {
  readonly as?: Who;
  readonly send: Send;
  /** Headers besides the usual ones; an empty text leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it goes over the wire, instead of JSON. */
  readonly raw?: string;
  readonly status: number;
  /** The JSON of the response. */
  readonly body?: Shape;
  /** The response as text, where it is not JSON. */
  readonly text?: RegExp;
  /** What Magento before 2.4.7 returns instead. */
  readonly older?: Pick<Exchange, 'status' | 'body' | 'text'>;
  /** What differs in Magento 2.4.8. */
  readonly newer?: Partial<Pick<Exchange, 'status' | 'body'>>;
}

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
