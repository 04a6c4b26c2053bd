import type { Shape } from './shape.ts';

/** Who sends a request: a guest, the case's customer, another customer, staff, or a bad token. */
export type Who = 'guest' | 'customer' | 'other' | 'admin' | 'nonsense';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';

/**
 * Method, path and body. A path that begins with `/V1` is REST, `/graphql` is GraphQL, `/1/` is the search
 * service; anything else begins after the REST prefix. `{name}` is filled in.
 */
export type Send = readonly [method: Method, path: string, body?: unknown];

/** A request and what its response must be. */
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
