import { noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Call, Route } from '../../shared/webapi/route.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { CustomerRepository } from './repository.ts';
import type { ResetLinks } from './reset-links.ts';

interface PasswordRouteDependencies {
  readonly passwords: PasswordChanges;
  readonly links: ResetLinks;
  readonly customers: CustomerRepository;
}

const text = ({ args }: Call, name: string): string => String(args[name]);

/** Changing and resetting passwords. Magento: /V1/customers. */
export function passwordRoutes({
  passwords,
  links,
  customers,
}: PasswordRouteDependencies): Route[] {
  const checkLink = (call: Call): true => {
    const token = text(call, 'resetPasswordLinkToken');
    const id = Number(call.args.customerId) || links.ownerOf(token);
    if (id === undefined) throw noSuchEntity('rp_token', token);
    if (customers.byId(id) === undefined) throw noSuchEntity('customerId', id);
    links.check(id, token);
    return true;
  };

  return [
    {
      method: 'PUT',
      path: '/customers/me/password',
      access: 'self',
      parameters: { currentPassword: { type: 'string' }, newPassword: { type: 'string' } },
      handle: (call) =>
        passwords.change(
          Number(call.caller.customerId),
          text(call, 'currentPassword'),
          text(call, 'newPassword'),
        ),
    },
    {
      method: 'PUT',
      path: '/customers/password',
      access: 'anonymous',
      parameters: {
        email: { type: 'string' },
        template: { type: 'string' },
        websiteId: { type: 'int', optional: true },
      },
      handle: (call) =>
        passwords.request({
          email: text(call, 'email'),
          template: text(call, 'template'),
          websiteId: call.args.websiteId as number | undefined,
        }),
    },
    {
      method: 'POST',
      path: '/customers/resetPassword',
      access: 'anonymous',
      parameters: {
        email: { type: 'string' },
        resetToken: { type: 'string' },
        newPassword: { type: 'string' },
      },
      handle: (call) =>
        passwords.reset({
          email: text(call, 'email'),
          token: text(call, 'resetToken'),
          newPassword: text(call, 'newPassword'),
        }),
    },
    {
      method: 'GET',
      path: '/customers/:customerId/password/resetLinkToken/:resetPasswordLinkToken',
      access: 'anonymous',
      parameters: {
        customerId: { type: 'int' },
        resetPasswordLinkToken: { type: 'string' },
      },
      handle: checkLink,
    },
  ];
}
