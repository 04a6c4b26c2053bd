import { MERGE_RULES } from '../../calls/errors/cart.ts';
import { SIGN_IN_RULES } from '../../calls/errors/customer.ts';
import { attempt } from '../../calls/rest-calls.ts';
import type { GatewayContext } from '../../context.ts';
import { unauthenticated } from '../../core/errors.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer.ts';
import { type CustomerSignInModel, toCustomer, toGoogleBody } from './mappers.ts';
import { accountMutations } from './writes.ts';

/** Optional parts of signing in. */
interface SignInInput {
  readonly guestCartId?: string | null | undefined;
  /** The email address used to sign in, if any. */
  readonly email?: string;
}

/** A guest cart that cannot be merged must not prevent signing in. */
async function tryMerge(guestCartId: string | null, context: GatewayContext) {
  if (!guestCartId) return { value: null, userErrors: [] };
  return attempt(() => context.loaders.cart.mergeGuestCart(guestCartId), MERGE_RULES).catch(() => ({
    value: null,
    userErrors: [
      {
        code: 'NO_ACTIVE_CART' as const,
        message: "The shopping bag couldn't be moved to your account.",
        field: ['guestCartId'],
        status: 502,
      },
    ],
  }));
}

/**
 * Signs in with the token of `getToken`, then merges the guest's cart. A wrong password is a user error, not a lost
 * session.
 */
async function signIn(
  getToken: () => Promise<string>,
  { guestCartId = null, email }: SignInInput,
  context: GatewayContext,
): Promise<CustomerSignInModel> {
  const { value: token, userErrors } = await attempt(getToken, SIGN_IN_RULES);
  if (token === null) return { owner: null, merge: null, token, userErrors };
  const { session } = context;
  await session.begin(token, email);
  const merge = await tryMerge(guestCartId, context);
  return {
    owner: { kind: 'customer' },
    merge: merge.value,
    token: session.keepsOwnToken ? token : null,
    userErrors: merge.userErrors,
  };
}

/** Signs out. The cookie is deleted even if the back end cannot revoke the token or is unavailable. */
async function signOut({ rest, requestId, session }: GatewayContext) {
  const token = session.customer?.token;
  await session.end();
  if (token !== undefined) {
    await rest
      .call(customerEndpoints.revoke, { body: {}, token, requestId })
      .catch(() => undefined);
  }
  return { isSignedOut: true, userErrors: [] };
}

const sessionMutations: MutationResolvers = {
  customerSignIn: (_, { input: { email, password, guestCartId } }, context) => {
    const { rest, requestId } = context;
    const body = { username: email, password };
    const getToken = () => rest.call(customerEndpoints.token, { body, requestId });
    return signIn(getToken, { guestCartId, email }, context);
  },
  customerSignInWithFacebook: (_, { input: { accessToken, guestCartId } }, context) => {
    const { rest, requestId } = context;
    const getToken = () =>
      rest.call(customerEndpoints.facebook, { body: { accessToken }, requestId });
    return signIn(getToken, { guestCartId }, context);
  },
  customerSignInWithGoogle: (_, { input }, context) => {
    const { rest, requestId } = context;
    const body = toGoogleBody(input);
    const getToken = () => rest.call(customerEndpoints.google, { body, requestId });
    return signIn(getToken, { guestCartId: input.guestCartId }, context);
  },
  customerSignOut: (_, _args, context) => signOut(context),
};

async function account({ loaders }: GatewayContext) {
  return toCustomer(await loaders.customer.account());
}

export const customerResolvers: Resolvers = {
  Query: {
    customer: (_, _args, context) => {
      if (context.session.hasEnded) throw unauthenticated();
      return context.session.customer === null ? null : account(context);
    },
    signInSettings: (_, _args, { authConfig: { captcha, providers }, capabilities }) => ({
      captcha: captcha.kind,
      captchaSiteKey: captcha.siteKey,
      providers: capabilities.isOn('SOCIAL_SIGN_IN') ? providers : [],
    }),
    captchaChallenge: (_, _args, { authConfig }) => authConfig.captcha.challenge(),
  },
  Mutation: { ...sessionMutations, ...accountMutations },
  Customer: {
    sessionEndsAt: (_, _args, { session }) =>
      session.endsAt === null ? null : new Date(session.endsAt).toISOString(),
  },
  CustomerSignInPayload: {
    customer: ({ owner }, _args, context) => (owner === null ? null : account(context)),
  },
};
