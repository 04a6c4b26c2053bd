import type { GatewayContext } from '../../context.ts';
import { unauthenticated } from '../../core/unauthenticated.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';
import {
  createAddress,
  createCustomer,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
  updateCustomer,
} from './account-writes.ts';
import { toCustomer, toGoogleBody } from './mappers.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-writes.ts';
import { signIn, signOut } from './sign-in.ts';

const sessionMutations: MutationResolvers = {
  customerSignIn: (_, { input: { email, password, guestCartId } }, context) => {
    const { rest, requestId } = context;
    const body = { username: email, password };
    const ask = () => rest.call(customerEndpoints.token, { body, requestId });
    return signIn(ask, { guestCartId, email }, context);
  },
  customerSignInWithFacebook: (_, { input: { accessToken, guestCartId } }, context) => {
    const { rest, requestId } = context;
    const ask = () => rest.call(customerEndpoints.facebook, { body: { accessToken }, requestId });
    return signIn(ask, { guestCartId }, context);
  },
  customerSignInWithGoogle: (_, { input }, context) => {
    const { rest, requestId } = context;
    const body = toGoogleBody(input);
    const ask = () => rest.call(customerEndpoints.google, { body, requestId });
    return signIn(ask, { guestCartId: input.guestCartId }, context);
  },
  customerSignOut: (_, _args, context) => signOut(context),
};

const accountMutations: MutationResolvers = {
  customerCreate: (_, { input }, context) => createCustomer(input, context),
  customerUpdate: (_, { input }, context) => updateCustomer(input, context),
  customerAddressCreate: (_, { input }, context) => createAddress(input, context),
  customerAddressUpdate: (_, { input }, context) => updateAddress(input, context),
  customerAddressDelete: (_, { input }, context) => deleteAddress(input.addressId, context),
  customerDefaultAddressSet: (_, { input }, context) => setDefaultAddress(input, context),
  customerPasswordChange: (_, { input }, context) => changePassword(input, context),
  customerPasswordResetRequest: (_, { input }, context) =>
    requestPasswordReset(input.email, context),
  customerPasswordReset: (_, { input }, context) => resetPassword(input, context),
};

const account = async ({ loaders }: GatewayContext) => toCustomer(await loaders.customer.account());

/** Signing in and out, and the account. */
export const customerResolvers: Resolvers = {
  Query: {
    customer: (_, _args, context) => {
      if (context.session.hasEnded) throw unauthenticated();
      return context.session.customer === null ? null : account(context);
    },
    signInSettings: (_, _args, { entrance: { captcha, providers } }) => ({
      captcha: captcha.kind,
      captchaSiteKey: captcha.siteKey,
      providers,
    }),
    captchaChallenge: (_, _args, { entrance }) => entrance.captcha.challenge(),
  },
  Mutation: { ...sessionMutations, ...accountMutations },
  CustomerSignInPayload: {
    customer: ({ owner }, _args, context) => (owner === null ? null : account(context)),
  },
};
