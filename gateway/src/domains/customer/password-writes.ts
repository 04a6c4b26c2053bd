import { attempt } from '../../calls/attempt.ts';
import { PASSWORD_CHANGE_RULES, PASSWORD_RESET_RULES } from '../../calls/errors/customer.ts';
import { write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import type {
  CustomerPasswordChangeInput,
  CustomerPasswordPayload,
  CustomerPasswordResetInput,
} from '../../generated/types.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';

/** The shop's website in the back end (spec §9). */
const WEBSITE_ID = 1;
const MISMATCH = 'The password token is mismatched. Reset and try again.';

const payloadOf = ({
  value,
  userErrors,
}: Awaited<ReturnType<typeof attempt<boolean>>>): CustomerPasswordPayload => ({
  isDone: value === true,
  userErrors,
});

const isUnknownMail = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.status === 404 &&
  error.parameter('fieldName') === 'email';

/** Changes the password, which ends the customer's other sessions. Magento: PUT /V1/customers/me/password. */
export const changePassword = async (
  { currentPassword, newPassword }: CustomerPasswordChangeInput,
  context: GatewayContext,
): Promise<CustomerPasswordPayload> => {
  const changed = await write(context, customerEndpoints.passwordChange, {
    body: { currentPassword, newPassword },
    rules: PASSWORD_CHANGE_RULES,
  });
  if (changed.value === true) await context.session.endOthers();
  return payloadOf(changed);
};

/** Asks for the mail. Magento says when it does not know the address; nobody else is to learn that. */
export const requestPasswordReset = async (
  email: string,
  { rest, requestId }: GatewayContext,
): Promise<CustomerPasswordPayload> => {
  const body = { email, template: 'email_reset', websiteId: WEBSITE_ID } as const;
  const ask = async () => {
    try {
      return await rest.call(customerEndpoints.passwordResetRequest, { body, requestId });
    } catch (error) {
      if (isUnknownMail(error)) return true;
      throw error;
    }
  };
  const { userErrors } = await attempt(ask, [{ code: 'BAD_USER_INPUT', field: ['email'] }]);
  return { isDone: userErrors.length === 0, userErrors };
};

/** Sets a new password and ends every session. An unknown address reads as a wrong token. Magento: POST /V1/customers/resetPassword. */
export const resetPassword = async (
  { email, resetToken, newPassword }: CustomerPasswordResetInput,
  { rest, requestId, session }: GatewayContext,
): Promise<CustomerPasswordPayload> => {
  const body = { email, resetToken, newPassword };
  const reset = async () => {
    try {
      return await rest.call(customerEndpoints.passwordReset, { body, requestId });
    } catch (error) {
      if (!isUnknownMail(error)) throw error;
      throw new CommerceError(400, { template: MISMATCH, parameters: [], message: MISMATCH });
    }
  };
  const done = await attempt(reset, PASSWORD_RESET_RULES);
  if (done.value === true) await session.endAllWith(email);
  return payloadOf(done);
};
