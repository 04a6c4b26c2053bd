import type { GatewayContext } from '../../context.ts';
import type { CustomerUpdateInput, UserError } from '../../generated/types.ts';
import { attempt } from '../../shared/attempt.ts';
import { OWNER_RULES } from '../../shared/errors/customer.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';

const missing: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'Enter your current password to change your email.',
  field: ['currentPassword'],
  status: 400,
};

/**
 * Makes sure that whoever gives the account another mail address knows its password: the address is what resets it.
 * Gives what is wrong; empty when all is well, or the address stays. Magento: POST /V1/integration/customer/token.
 */
export const confirmOwner = async (
  { email, currentPassword }: CustomerUpdateInput,
  { rest, requestId, loaders }: GatewayContext,
): Promise<readonly UserError[]> => {
  if (typeof email !== 'string') return [];
  const account = await loaders.customer.account();
  if (email.toLowerCase() === account.email.toLowerCase()) return [];
  if (!currentPassword) return [missing];
  const body = { username: account.email, password: currentPassword };
  const { userErrors } = await attempt(
    () => rest.call(customerEndpoints.token, { body, requestId }),
    OWNER_RULES,
  );
  return userErrors;
};
