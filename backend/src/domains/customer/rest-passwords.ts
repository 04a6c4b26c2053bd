import { invalidValue, noSuchEntity } from '../../shared/webapi/errors.ts';
import { customerRoute, optional, publicRoute, type Route } from '../../shared/webapi/route.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { CustomerRepository } from './repository.ts';
import type { ResetLinks } from './reset-links.ts';

interface PasswordRouteDependencies {
  readonly passwords: PasswordChanges;
  readonly links: ResetLinks;
  readonly customers: CustomerRepository;
}

/** @throws 400 and 404 unless the link was sent to the customer and is still valid */
function checkLink(id: number, token: string, { links, customers }: PasswordRouteDependencies) {
  if (id <= 0) throw invalidValue('customerId', id);
  if (customers.byId(id) === undefined) throw noSuchEntity('customerId', id);
  links.check(id, token);
  return true;
}

function resetRoutes(deps: PasswordRouteDependencies): Route[] {
  const { passwords } = deps;
  return [
    publicRoute.put(
      '/customers/password',
      { email: 'string', template: 'string', websiteId: optional('int') },
      ({ args }) => passwords.request(args),
    ),
    publicRoute.post(
      '/customers/resetPassword',
      { email: 'string', resetToken: 'string', newPassword: 'string' },
      ({ args: { resetToken: token, ...reset } }) => passwords.reset({ ...reset, token }),
    ),
    publicRoute.get(
      '/customers/:customerId/password/resetLinkToken/:resetPasswordLinkToken',
      { customerId: 'int', resetPasswordLinkToken: 'string' },
      ({ args }) => checkLink(args.customerId, args.resetPasswordLinkToken, deps),
    ),
  ];
}

/** Changing and resetting passwords. Magento: /V1/customers. */
export const passwordRoutes = (deps: PasswordRouteDependencies): Route[] => [
  customerRoute.put(
    '/customers/me/password',
    { currentPassword: 'string', newPassword: 'string' },
    ({ args, caller }) => deps.passwords.change(caller, args.currentPassword, args.newPassword),
  ),
  ...resetRoutes(deps),
];
