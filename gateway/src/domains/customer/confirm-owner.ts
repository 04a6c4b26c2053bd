import { OWNER_RULES } from '../../calls/errors/customer.ts';
import { write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import type { CustomerUpdateInput, UserError } from '../../generated/types.ts';
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
  context: GatewayContext,
): Promise<readonly UserError[]> => {
  if (typeof email !== 'string') return [];
  const account = await context.loaders.customer.account();
  if (email.toLowerCase() === account.email.toLowerCase()) return [];
  if (!currentPassword) return [missing];
  const { userErrors } = await write(context, customerEndpoints.token, {
    body: { username: account.email, password: currentPassword },
    as: 'nobody',
    rules: OWNER_RULES,
  });
  return userErrors;
};
