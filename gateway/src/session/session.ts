import { unauthenticated } from '../core/errors.ts';

/** A signed-in customer. */
export interface Customer {
  /** The commerce back end's token, used only in calls about the customer. */
  readonly token: string;
}

/** The caller of a request, with functions to sign in and out. */
export interface Session {
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** True if the request had a session that is no longer valid. */
  readonly hasEnded: boolean;
  /** The latest end of the session in milliseconds since 1970; null for a guest or if unknown. */
  readonly endsAt: number | null;
  /** True if the client stores the token itself and sends it as `Authorization: Bearer`. */
  readonly keepsOwnToken: boolean;
  /** The client's network address; empty if unknown. */
  readonly address: string;
  /**
   * Signs in the owner of `token` for this request and, by cookie, for later ones.
   *
   * @param email The email address used to sign in, if any.
   */
  begin(token: string, email?: string): Promise<void>;
  /** Signs out: deletes the cookie and revokes the session. */
  end(): Promise<void>;
  /** Revokes every other session of the customer. */
  endOthers(): Promise<void>;
  /** Revokes every session of the customer with this email address. */
  endAllWith(email: string): Promise<void>;
  /** Links the customer's email address with this session, regardless of how it was started. */
  belongsTo(email: string): Promise<void>;
}

/** Persists the start and end of sessions; without it, they last as long as the request. */
export interface SessionStore {
  /** Resolves with {@link Session.endsAt}. */
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
 * A class, because V8 creates a hidden class for every object literal with getters; two per request filled the heap
 * faster than the rest of a request's garbage.
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

export function createSession(start: SessionStart = {}): Session {
  return new RequestSession(start);
}

/**
 * The token of the request's customer.
 *
 * @throws {GraphQLError} UNAUTHENTICATED for a guest.
 */
export function requireToken({ customer }: Session): string {
  if (customer === null) throw unauthenticated();
  return customer.token;
}
