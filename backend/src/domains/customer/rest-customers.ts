import { rejection } from '../../shared/webapi/errors.ts';
import type { Call, Route } from '../../shared/webapi/route.ts';
import type { Accounts } from './accounts.ts';
import { type CustomerInput, customerType } from './input.ts';
import type { Customer } from './types.ts';
import { addressView, customerView } from './views.ts';

const getCustomerId = ({ caller }: Call): number => Number(caller.customerId);
const getInput = ({ args }: Call): CustomerInput => args.customer as CustomerInput;
const toText = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value);

/** The address that the customer chose for a purpose; null is shown as an empty list. */
const defaultView = (customer: Customer, purpose: 'defaultBilling' | 'defaultShipping') => {
  const address = customer.addresses.find(({ id }) => id === customer[purpose]);
  return address === undefined ? null : addressView(address, customer);
};

const mine = (path: string, handle: Route['handle']): Route => ({
  method: 'GET',
  path: `/customers/me${path}`,
  access: 'self',
  parameters: {},
  handle,
});

function signUpRoutes(accounts: Accounts): Route[] {
  return [
    {
      method: 'POST',
      path: '/customers',
      access: 'anonymous',
      parameters: {
        customer: { type: customerType },
        password: { type: 'string', optional: true },
        redirectUrl: { type: 'string', optional: true },
      },
      handle: async (call) =>
        customerView(
          await accounts.create(
            { customer: getInput(call), password: toText(call.args.password) },
            call.caller,
          ),
        ),
    },
    {
      method: 'PUT',
      path: '/customers/me/activate',
      access: 'self',
      parameters: { confirmationKey: { type: 'string' } },
      // Accounts need no confirmation here, so each is active from its beginning.
      handle: () => {
        throw rejection(400, 'The account is already active.');
      },
    },
    {
      method: 'POST',
      path: '/customers/isEmailAvailable',
      access: 'anonymous',
      parameters: {
        customerEmail: { type: 'string' },
        websiteId: { type: 'int', optional: true },
      },
      // Since 2.4.6 a Magento does not tell who has an account.
      handle: () => true,
    },
  ];
}

const profileRoutes = (accounts: Accounts): Route[] => [
  mine('', (call) => customerView(accounts.get(getCustomerId(call)))),
  mine('/billingAddress', (call) =>
    defaultView(accounts.get(getCustomerId(call)), 'defaultBilling'),
  ),
  mine('/shippingAddress', (call) =>
    defaultView(accounts.get(getCustomerId(call)), 'defaultShipping'),
  ),
  {
    method: 'PUT',
    path: '/customers/me',
    access: 'self',
    parameters: { customer: { type: customerType, forced: true } },
    handle: (call) => customerView(accounts.update(getCustomerId(call), getInput(call))),
  },
  {
    method: 'GET',
    path: '/customers/:customerId',
    access: 'Magento_Customer::customer',
    parameters: { customerId: { type: 'int' } },
    handle: ({ args }) => customerView(accounts.get(Number(args.customerId))),
  },
];

/** Sign-up and profile. Magento: /V1/customers. */
export const customerAccountRoutes = (accounts: Accounts): Route[] => [
  ...signUpRoutes(accounts),
  ...profileRoutes(accounts),
];
