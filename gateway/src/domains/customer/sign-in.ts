import { attempt } from '../../calls/attempt.ts';
import { MERGE_RULES } from '../../calls/errors/cart.ts';
import { SIGN_IN_RULES } from '../../calls/errors/customer.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartMerge, UserError } from '../../generated/types.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';

/** What comes along with signing in. */
export interface SignInInput {
  readonly guestCartId?: string | null | undefined;
  /** The address they sign in with, if they do so. */
  readonly email?: string;
}

/** What signing in gives; the account and the cart are read only when the answer selects them. */
export interface SignedIn {
  readonly owner: { readonly kind: 'customer' } | null;
  readonly merge: CartMerge | null;
  readonly token: string | null;
  readonly userErrors: readonly UserError[];
}

const refused = (userErrors: readonly UserError[]): SignedIn => ({
  owner: null,
  merge: null,
  token: null,
  userErrors,
});

/** A guest cart that cannot be moved must not keep anybody from signing in. */
const mergeOf = async (guestCartId: string | null, context: GatewayContext) => {
  if (!guestCartId) return { value: null, userErrors: [] };
  return attempt(() => context.loaders.cart.mergeGuestCart(guestCartId), MERGE_RULES).catch(() => ({
    value: null,
    userErrors: [
      {
        code: 'NO_ACTIVE_CART' as const,
        message: 'The shopping bag could not be moved to your account.',
        field: ['guestCartId'],
        status: 502,
      },
    ],
  }));
};

/**
 * Signs in with the token that `getToken` asks the back end for, then merges the guest's cart.
 * A wrong password is a user error, not a lost session.
 */
export const signIn = async (
  getToken: () => Promise<string>,
  { guestCartId = null, email }: SignInInput,
  context: GatewayContext,
): Promise<SignedIn> => {
  const { value: token, userErrors } = await attempt(getToken, SIGN_IN_RULES);
  if (token === null) return refused(userErrors);
  const { session } = context;
  await session.begin(token, email);
  const merge = await mergeOf(guestCartId, context);
  return {
    owner: { kind: 'customer' },
    merge: merge.value,
    token: session.keepsOwnToken ? token : null,
    userErrors: merge.userErrors,
  };
};

/** Signs out. The cookie is taken back even when the back end cannot revoke the token, or does not answer. */
export const signOut = async ({ rest, requestId, session }: GatewayContext) => {
  const token = session.customer?.token;
  await session.end();
  if (token !== undefined) {
    await rest
      .call(customerEndpoints.revoke, { body: {}, token, requestId })
      .catch(() => undefined);
  }
  return { isSignedOut: true, userErrors: [] };
};
