import { unauthenticated } from '../core/errors.ts';

/** A signed-in customer as a request knows them. */
export interface Customer {
  /** The commerce back end's token. It goes into calls about the customer and nowhere else. */
  readonly token: string;
}

/** Who calls, and how a mutation changes that. One for each request. */
export interface Session {
  /** Null when nobody is signed in. */
  readonly customer: Customer | null;
  /** True when there was a session that cannot be used any more. */
  readonly hasEnded: boolean;
  /** When it ends at the latest, in milliseconds since 1970; null when nobody is signed in or nobody can say. */
  readonly endsAt: number | null;
  /** True when the client stores the token itself and sends it as `Authorization: Bearer`. */
  readonly keepsOwnToken: boolean;
  /** The client's network address; empty when it is not known. */
  readonly address: string;
  /**
   * Makes the holder of `token` the customer of this request, and of the next ones by cookie.
   * @param email The address they signed in with, if they did it that way.
   */
  begin(token: string, email?: string): Promise<void>;
  /** Nobody is signed in any more: the cookie is taken back, and nobody can use it again. */
  end(): Promise<void>;
  /** Ends every other session of the customer. */
  endOthers(): Promise<void>;
  /** Ends every session of the customer with this mail address. */
  endAllWith(email: string): Promise<void>;
  /** Notes the customer's mail address, so that it leads to this session however it has begun. */
  belongsTo(email: string): Promise<void>;
}

/** Where sessions begin and end for good; without one, they last as long as the request. */
export interface SessionStore {
  /** Resolves to the session's end as {@link Session.endsAt} has it. */
  begin(token: string, email: string | null): Promise<number | null>;
  end(token: string | null): Promise<void>;
  endOthers(token: string): Promise<void>;
  endAllWith(email: string): Promise<void>;
  link(email: string, token: string): Promise<void>;
}

export interface SessionStart {
  readonly customer?: Customer | null;
  readonly hasEnded?: boolean;
  readonly endsAt?: number | null;
  readonly keepsOwnToken?: boolean;
  readonly address?: string;
  readonly store?: SessionStore;
}

/**
 * A class, because V8 gives every object that is written down with getters a shape of its own; two of them for each
 * request filled the heap faster than everything else that a request leaves behind.
 */
class RequestSession implements Session {
  customer: Customer | null;
  hasEnded: boolean;
  endsAt: number | null;
  readonly keepsOwnToken: boolean;
  readonly address: string;
  readonly #store: SessionStore | undefined;

  constructor(start: SessionStart) {
    this.customer = start.customer ?? null;
    this.hasEnded = start.hasEnded ?? false;
    this.endsAt = start.endsAt ?? null;
    this.keepsOwnToken = start.keepsOwnToken ?? false;
    this.address = start.address ?? '';
    this.#store = start.store;
  }

  async begin(token: string, email?: string): Promise<void> {
    this.customer = { token };
    this.hasEnded = false;
    this.endsAt = (await this.#store?.begin(token, email ?? null)) ?? null;
  }

  async end(): Promise<void> {
    const token = this.customer?.token ?? null;
    this.customer = null;
    this.hasEnded = false;
    this.endsAt = null;
    await this.#store?.end(token);
  }

  async endOthers(): Promise<void> {
    if (this.customer !== null) await this.#store?.endOthers(this.customer.token);
  }

  async endAllWith(email: string): Promise<void> {
    await this.#store?.endAllWith(email);
  }

  async belongsTo(email: string): Promise<void> {
    if (this.customer !== null) await this.#store?.link(email, this.customer.token);
  }
}

/** A session that starts as the request says. */
export function createSession(start: SessionStart = {}): Session {
  return new RequestSession(start);
}

/**
 * The token of the request's customer.
 * @throws {GraphQLError} UNAUTHENTICATED when nobody is signed in.
 */
export function requireToken({ customer }: Session): string {
  if (customer === null) throw unauthenticated();
  return customer.token;
}
