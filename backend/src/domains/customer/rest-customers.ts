import { rejection } from '../../shared/webapi/errors.ts';
import { type Call, optional, type Route, route } from '../../shared/webapi/route.ts';
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

const mine = (path: string, handle: Route['handle']): Route =>
  route.get(`/customers/me${path}`, { access: 'self' }, handle);

function signUpRoutes(accounts: Accounts): Route[] {
  return [
    route.post(
      '/customers',
      {
        access: 'anonymous',
        parameters: {
          customer: customerType,
          password: optional('string'),
          redirectUrl: optional('string'),
        },
      },
      async (call) =>
        customerView(
          await accounts.create(
            { customer: getInput(call), password: toText(call.args.password) },
            call.caller,
          ),
        ),
    ),
    route.put(
      '/customers/me/activate',
      { access: 'self', parameters: { confirmationKey: 'string' } },
      () => {
        throw rejection(400, 'The account is already active.');
      },
    ),
    route.post(
      '/customers/isEmailAvailable',
      {
        access: 'anonymous',
        parameters: {
          customerEmail: 'string',
          websiteId: optional('int'),
        },
      },
      () => true,
    ),
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
  route.put(
    '/customers/me',
    { access: 'self', parameters: { customer: { type: customerType, forced: true } } },
    (call) => customerView(accounts.update(getCustomerId(call), getInput(call))),
  ),
  route.get(
    '/customers/:customerId',
    { access: 'Magento_Customer::customer', parameters: { customerId: 'int' } },
    ({ args }) => customerView(accounts.get(Number(args.customerId))),
  ),
];

/** Sign-up and profile. Magento: /V1/customers. */
export const customerAccountRoutes = (accounts: Accounts): Route[] => [
  ...signUpRoutes(accounts),
  ...profileRoutes(accounts),
];
