import {
  ACCOUNT_RULES,
  ADDRESS_RULES,
  OWNER_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  RESET_REQUEST_RULES,
} from '../../calls/errors/customer.ts';
import { type Attempt, attempt, write } from '../../calls/rest-calls.ts';
import type { ErrorRule } from '../../calls/user-errors.ts';
import { invalid, notFound } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type {
  CustomerCreateInput,
  CustomerPasswordPayload,
  CustomerPayload,
  CustomerUpdateInput,
  UserError,
} from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import {
  type CustomerAddressWire,
  type CustomerBody,
  type CustomerResponse,
  customerEndpoints,
} from '../../sources/commerce-rest/customer.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import {
  toAddressChange,
  toAddressesBody,
  toChangedAddress,
  toCustomer,
  toNewCustomerBody,
  toProfileBody,
  withDefaults,
} from './mappers.ts';

const missingPassword = invalid(
  'currentPassword',
  'Enter your current password to change your email.',
);

/**
 * Verifies the password of a caller who changes the email address, because the address allows resetting the password.
 * Returns user errors; none if the password is right or the address is unchanged.
 */
async function confirmOwner(
  { email, currentPassword }: CustomerUpdateInput,
  context: GatewayContext,
): Promise<readonly UserError[]> {
  if (typeof email !== 'string') return [];
  const account = await context.loaders.customer.account();
  if (email.toLowerCase() === account.email.toLowerCase()) return [];
  if (!currentPassword) return [missingPassword];
  const { userErrors } = await write(context, customerEndpoints.token, {
    body: { username: account.email, password: currentPassword },
    as: 'guest',
    rules: OWNER_RULES,
  });
  return userErrors;
}

const noSuchAddress = notFound('addressId', 'Address not found.');

function toCustomerPayload(
  value: CustomerResponse | null,
  userErrors: readonly UserError[],
): CustomerPayload {
  return { customer: value && toCustomer(value), userErrors };
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The specified texts. */
const noEmail = invalid('email', 'Email was incorrect. Please try again.');
const captchaFailed = invalid('captcha', 'Please tick recaptcha.');

/** The website of the default store view. */
const WEBSITE_ID = 1;

const KNOWN_EMAIL =
  'A customer with the same email address already exists in an associated website.';

async function emailResetLink(
  email: string,
  { rest, requestId, readStoreView }: GatewayContext,
): Promise<unknown> {
  const { websiteId = WEBSITE_ID } = (await readStoreView()) ?? {};
  const body = { email, template: 'email_reset', websiteId } as const;
  return rest.call(customerEndpoints.passwordResetRequest, { body, requestId });
}

/**
 * Creates an account. With `hidesKnownEmails`, the response does not reveal whether the address is already registered:
 * its owner gets a reset link instead.
 */
async function createAccount(
  input: CustomerCreateInput,
  context: GatewayContext,
): Promise<CustomerPayload> {
  const { rest, requestId, authConfig } = context;
  const { hidesKnownEmails } = authConfig;
  const call = { body: toNewCustomerBody(input, await context.readStoreView()), requestId };
  const create = () =>
    rest.call(customerEndpoints.create, call).catch(async (error: unknown) => {
      const isKnown = error instanceof CommerceError && error.template === KNOWN_EMAIL;
      if (!isKnown || !hidesKnownEmails) throw error;
      await emailResetLink(input.email, context).catch(() => undefined);
      return null;
    });
  const { value, userErrors } = await attempt(create, ACCOUNT_RULES);
  return toCustomerPayload(hidesKnownEmails ? null : value, userErrors);
}

/** Sends the account as changed by `toBody`, null for an unknown address. */
async function change(
  { rest, requestId, session, loaders }: GatewayContext,
  toBody: (account: CustomerResponse) => CustomerBody | null,
  rules: readonly ErrorRule[] = [...ADDRESS_RULES, ...ACCOUNT_RULES],
): Promise<CustomerPayload> {
  const token = requireToken(session);
  const { value, userErrors } = await attempt(
    () =>
      loaders.customer.change((account) => {
        const body = toBody(account);
        return body && rest.call(customerEndpoints.update, { body, token, requestId });
      }),
    rules,
  );
  const isUnknown = value === null && userErrors.length === 0;
  return toCustomerPayload(value, isUnknown ? [noSuchAddress] : userErrors);
}

/** Changes the address `addressId`; a user error if it does not exist. */
function changeAddress(
  addressId: string,
  context: GatewayContext,
  edit: (all: readonly CustomerAddressWire[], it: CustomerAddressWire) => CustomerAddressWire[],
): Promise<CustomerPayload> {
  return change(context, (account) => {
    const all = account.addresses ?? [];
    const found = all.find(({ id }) => String(id) === addressId);
    return found === undefined ? null : toAddressesBody(account, edit(all, found));
  });
}

const MISMATCH = 'The password token is mismatched. Reset and try again.';

function toPasswordPayload({ value, userErrors }: Attempt<boolean>): CustomerPasswordPayload {
  return { isDone: value === true, userErrors };
}

function isUnknownMail(error: unknown): boolean {
  return (
    error instanceof CommerceError &&
    error.status === 404 &&
    error.parameter('fieldName') === 'email'
  );
}

export const accountMutations: MutationResolvers = {
  customerCreate: async (_, { input }, context) =>
    (await context.authConfig.captcha.verify(input.captcha))
      ? createAccount({ ...input, email: input.email.trim() }, context)
      : toCustomerPayload(null, [captchaFailed]),
  /** Updates names, email address and newsletter subscription. Addresses are omitted, so they stay. */
  customerUpdate: async (_, args, context) => {
    const email = args.input.email?.trim();
    const input = { ...args.input, ...(email !== undefined && { email }) };
    const rejections = await confirmOwner(input, context);
    if (rejections.length > 0) return toCustomerPayload(null, rejections);
    return change(context, (account) => toProfileBody(account, input), ACCOUNT_RULES);
  },
  customerAddressCreate: async (
    _,
    { input: { address, isDefaultBilling, isDefaultShipping } },
    context,
  ) => {
    const added: CustomerAddressWire = toAddressChange(
      await context.loaders.cart.withRegionId(address),
    );
    return change(context, (account) => {
      const all = [...(account.addresses ?? []), added];
      const flags = { billing: isDefaultBilling, shipping: isDefaultShipping };
      return toAddressesBody(account, withDefaults(all, added, flags));
    });
  },
  customerAddressUpdate: async (_, { input: { addressId, address } }, context) => {
    const changed = await context.loaders.cart.withRegionId(address);
    return changeAddress(addressId, context, (all, found) =>
      all.map((it) => (it === found ? toChangedAddress(it, changed) : it)),
    );
  },
  customerAddressDelete: (_, { input: { addressId } }, context) =>
    changeAddress(addressId, context, (all, found) => all.filter((it) => it !== found)),
  customerDefaultAddressSet: (_, { input: { addressId, forBilling, forShipping } }, context) =>
    changeAddress(addressId, context, (all, found) =>
      withDefaults(all, found, { billing: forBilling, shipping: forShipping }),
    ),
  /** Changes the password, which ends the customer's other sessions. */
  customerPasswordChange: async (_, { input: { currentPassword, newPassword } }, context) => {
    const changed = await write(context, customerEndpoints.passwordChange, {
      body: { currentPassword, newPassword },
      rules: PASSWORD_CHANGE_RULES,
    });
    if (changed.value === true) await context.session.endOthers();
    return toPasswordPayload(changed);
  },
  /** Requests the reset email. Magento reports unknown addresses, which clients must not learn. */
  customerPasswordResetRequest: async (_, { input }, context) => {
    const email = input.email.trim();
    if (!EMAIL.test(email)) return { isDone: false, userErrors: [noEmail] };
    const request = () =>
      emailResetLink(email, context).catch((error: unknown) => {
        if (!isUnknownMail(error)) throw error;
      });
    const { userErrors } = await attempt(request, RESET_REQUEST_RULES);
    return { isDone: userErrors.length === 0, userErrors };
  },
  /** Sets a new password and ends every session. An unknown address is reported like a wrong token. */
  customerPasswordReset: async (
    _,
    { input: { resetToken, newPassword, ...input } },
    { rest, requestId, session },
  ) => {
    const email = input.email.trim();
    const body = { email, resetToken, newPassword };
    const reset = () =>
      rest.call(customerEndpoints.passwordReset, { body, requestId }).catch((error: unknown) => {
        throw isUnknownMail(error) ? new CommerceError(400, MISMATCH) : error;
      });
    const done = await attempt(reset, PASSWORD_RESET_RULES);
    if (done.value === true) await session.endAllForEmail(email);
    return toPasswordPayload(done);
  },
};
