import { GraphQLError } from 'graphql';

/** A signed-in customer as a request knows them. */
export interface Customer {
  /** The commerce back end's token. It goes into calls about the customer and nowhere else. */
  readonly token: string;
}

/** Who asks, and how a mutation changes that. One for each request. */
export interface Session {
  /** Null when nobody is signed in. */
  readonly customer: Customer | null;
  /** True when there was a session that cannot be used any more. */
  readonly hasEnded: boolean;
  /** True when the client keeps the token itself and sends it as `Authorization: Bearer`. */
  readonly keepsOwnToken: boolean;
  /** Makes the holder of `token` the customer of this request, and of the next ones by cookie. */
  begin(token: string): Promise<void>;
  /** Nobody is signed in any more: the cookie is taken back. */
  end(): void;
}

/** What a request brought along. */
export interface SessionStart {
  readonly customer?: Customer | null;
  readonly hasEnded?: boolean;
  readonly keepsOwnToken?: boolean;
  /** Remembers the session in the client; null takes it back. */
  readonly remember?: (token: string | null) => Promise<void> | void;
}

/** A session that starts as the request says. */
export const createSession = (start: SessionStart = {}): Session => {
  const { remember = () => undefined, keepsOwnToken = false } = start;
  let customer = start.customer ?? null;
  let hasEnded = start.hasEnded ?? false;
  return {
    get customer() {
      return customer;
    },
    get hasEnded() {
      return hasEnded;
    },
    keepsOwnToken,
    async begin(token) {
      customer = { token };
      hasEnded = false;
      if (!keepsOwnToken) await remember(token);
    },
    end() {
      customer = null;
      hasEnded = false;
      void remember(null);
    },
  };
};

/** The error of a request that needs a signed-in customer and has none, or one whose session has ended. */
export const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in to do this: nobody is signed in, or the session has ended.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });

/**
 * The token of the request's customer.
 * @throws {GraphQLError} UNAUTHENTICATED when nobody is signed in.
 */
export const tokenOf = ({ customer }: Session): string => {
  if (customer === null) throw unauthenticated();
  return customer.token;
};
