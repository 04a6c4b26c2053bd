import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Call, optional, type Route, route } from '../../shared/webapi/route.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { CustomerRepository } from './repository.ts';
import type { ResetLinks } from './reset-links.ts';

interface PasswordRouteDependencies {
  readonly passwords: PasswordChanges;
  readonly links: ResetLinks;
  readonly customers: CustomerRepository;
}

const text = ({ args }: Call, name: string): string => String(args[name]);

/** @throws 400 and 404 unless the link was sent to the customer and is still valid */
function checkLink(call: Call, { links, customers }: PasswordRouteDependencies): true {
  const id = Number(call.args.customerId);
  if (id <= 0) {
    throw badInput('Invalid value of "%value" provided for the %fieldName field.', {
      value: id,
      fieldName: 'customerId',
    });
  }
  if (customers.byId(id) === undefined) throw noSuchEntity('customerId', id);
  links.check(id, text(call, 'resetPasswordLinkToken'));
  return true;
}

function resetRoutes(deps: PasswordRouteDependencies): Route[] {
  const { passwords } = deps;
  return [
    route.put(
      '/customers/password',
      {
        access: 'anonymous',
        parameters: {
          email: 'string',
          template: 'string',
          websiteId: optional('int'),
        },
      },
      (call) =>
        passwords.request({
          email: text(call, 'email'),
          template: text(call, 'template'),
          websiteId: call.args.websiteId as number | undefined,
        }),
    ),
    route.post(
      '/customers/resetPassword',
      {
        access: 'anonymous',
        parameters: {
          email: 'string',
          resetToken: 'string',
          newPassword: 'string',
        },
      },
      (call) =>
        passwords.reset({
          email: text(call, 'email'),
          token: text(call, 'resetToken'),
          newPassword: text(call, 'newPassword'),
        }),
    ),
    route.get(
      '/customers/:customerId/password/resetLinkToken/:resetPasswordLinkToken',
      {
        access: 'anonymous',
        parameters: {
          customerId: 'int',
          resetPasswordLinkToken: 'string',
        },
      },
      (call) => checkLink(call, deps),
    ),
  ];
}

/** Changing and resetting passwords. Magento: /V1/customers. */
export const passwordRoutes = (deps: PasswordRouteDependencies): Route[] => [
  route.put(
    '/customers/me/password',
    { access: 'self', parameters: { currentPassword: 'string', newPassword: 'string' } },
    (call) =>
      deps.passwords.change(call.caller, text(call, 'currentPassword'), text(call, 'newPassword')),
  ),
  ...resetRoutes(deps),
];
