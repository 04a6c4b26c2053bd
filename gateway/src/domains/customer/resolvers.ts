import { MERGE_RULES } from '../../calls/errors/cart.ts';
import { SIGN_IN_RULES } from '../../calls/errors/customer.ts';
import { attempt } from '../../calls/rest-calls.ts';
import { userError } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { unauthenticated } from '../../core/errors.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import type { Endpoint } from '../../sources/commerce-rest/client.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer.ts';
import { type CustomerSignInModel, toCustomer, toGoogleBody } from './mappers.ts';
import { accountMutations } from './writes.ts';

/** A guest cart that cannot be merged must not prevent signing in. */
async function tryMerge(guestCartId: string | null | undefined, context: GatewayContext) {
  if (!guestCartId) return { value: null, userErrors: [] };
  const failed = userError(
    'NO_ACTIVE_CART',
    "The shopping bag couldn't be moved to your account.",
    'guestCartId',
    502,
  );
  const { value, userErrors } = await attempt(
    () => context.loaders.cart.mergeGuestCart(guestCartId),
    MERGE_RULES,
  ).catch(() => ({ value: null, userErrors: [failed] }));
  return { value, userErrors: userErrors.map((each) => ({ ...each, field: ['guestCartId'] })) };
}

/**
 * Signs in with the token of `endpoint`, then merges the guest's cart. A wrong password is a user error, not a lost
 * session.
 *
 * @param email The email address used to sign in, if any.
 */
async function signIn<Body>(
  endpoint: Endpoint<string, string, Body>,
  { body, guestCartId, email }: { body: Body; guestCartId?: string | null; email?: string },
  context: GatewayContext,
): Promise<CustomerSignInModel> {
  const { rest, requestId } = context;
  const { value: token, userErrors } = await attempt(
    () => rest.call(endpoint, { body, requestId }),
    SIGN_IN_RULES,
  );
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
  customerSignIn: (_, { input: { password, guestCartId = null, ...input } }, context) => {
    const email = input.email.trim();
    const body = { username: email, password };
    return signIn(customerEndpoints.token, { body, guestCartId, email }, context);
  },
  customerSignInWithFacebook: (_, { input: { accessToken, guestCartId = null } }, context) =>
    signIn(customerEndpoints.facebook, { body: { accessToken }, guestCartId }, context),
  customerSignInWithGoogle: (_, { input }, context) => {
    const { guestCartId = null } = input;
    return signIn(customerEndpoints.google, { body: toGoogleBody(input), guestCartId }, context);
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
