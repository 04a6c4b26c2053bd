import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows } from '../../db/rows.ts';
import { userTypes } from '../../shared/tokens/jwt.ts';
import type { Tokens } from '../../shared/tokens/tokens.ts';
import { badInput, noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import {
  type Call,
  getCustomerId,
  optional,
  type Route,
  route,
} from '../../shared/webapi/route.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';
import type { Accounts } from './accounts.ts';
import { type CustomerInput, customerType } from './input.ts';
import type { SignIn } from './sign-in.ts';
import type { Customer } from './types.ts';
import { addressView, customerView } from './views.ts';

const columns: ReadonlyMap<string, Column> = new Map([
  ['entity_id', { kind: 'number', sql: 'id' }],
  ['email', { kind: 'text', sql: 'email' }],
]);

function unknownColumn({ field }: { readonly field: string }) {
  return badInput(`Customers have no field "${field}" to search by.`);
}

/** Administrators' search and deletion. Magento: /V1/customers/search, DELETE /V1/customers/{id}. */
export function adminCustomerRoutes(db: DatabaseSync, accounts: Accounts): Route[] {
  return [
    searchRoute({
      path: '/customers/search',
      access: 'Magento_Customer::customer',
      reader: createReader<{ readonly id: number }>(db, 'customer', { columns: 'id' }),
      columns,
      id: 'id',
      rejection: unknownColumn,
      toViews: (found) => found.map(({ id }) => customerView(accounts.get(id))),
    }),
    route.delete(
      '/customers/:customerId',
      { access: 'Magento_Customer::delete', parameters: { customerId: 'int' } },
      ({ args }) => {
        const { customerId } = args;
        if (deleteRows(db, 'customer', { id: customerId }) === 0) {
          throw noSuchEntity('customerId', customerId);
        }
        return true;
      },
    ),
  ];
}

const credentials = { username: { type: 'string' }, password: { type: 'string' } } as const;

const given = ({ args }: Call): [string, string] => [String(args.username), String(args.password)];

/** Sign-in and sign-out. Magento: /V1/integration. */
export function tokenRoutes({ signIn, tokens }: { signIn: SignIn; tokens: Tokens }): Route[] {
  return [
    route.post(
      '/integration/customer/token',
      { access: 'anonymous', parameters: credentials },
      (call) => signIn.customer(...given(call)),
    ),
    route.post(
      '/integration/admin/token',
      { access: 'anonymous', parameters: credentials },
      (call) => signIn.admin(...given(call)),
    ),
    route.post('/integration/customer/revoke-customer-token', { access: 'self' }, ({ caller }) => {
      tokens.revoke({ type: userTypes.customer, id: Number(caller.customerId) });
      return true;
    }),
  ];
}

const getInput = ({ args }: Call): CustomerInput => args.customer as CustomerInput;
const toText = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value);

/** The customer's default address for a purpose; null is rendered as an empty list. */
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
