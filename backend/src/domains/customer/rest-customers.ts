import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows } from '../../db/rows.ts';
import { type Tokens, userTypes } from '../../shared/tokens.ts';
import { badInput, noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import {
  adminRoute,
  customerRoute,
  optional,
  publicRoute,
  type Route,
} from '../../shared/webapi/route.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';
import type { Accounts } from './accounts.ts';
import { customerType } from './input.ts';
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
    adminRoute('Magento_Customer::delete').delete(
      '/customers/:customerId',
      { customerId: 'int' },
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

const credentials = { username: 'string', password: 'string' } as const;

/** Sign-in and sign-out. Magento: /V1/integration. */
export function tokenRoutes({ signIn, tokens }: { signIn: SignIn; tokens: Tokens }): Route[] {
  return [
    publicRoute.post('/integration/customer/token', credentials, ({ args }) =>
      signIn.customer(args.username, args.password),
    ),
    publicRoute.post('/integration/admin/token', credentials, ({ args }) =>
      signIn.admin(args.username, args.password),
    ),
    customerRoute.post('/integration/customer/revoke-customer-token', {}, ({ customerId: id }) => {
      tokens.revoke({ type: userTypes.customer, id });
      return true;
    }),
  ];
}

/** The customer's default address for a purpose; null is rendered as an empty list. */
const defaultView = (customer: Customer, purpose: 'defaultBilling' | 'defaultShipping') => {
  const address = customer.addresses.find(({ id }) => id === customer[purpose]);
  return address === undefined ? null : addressView(address, customer);
};

const signUpRoutes = (accounts: Accounts): Route[] => [
  publicRoute.post(
    '/customers',
    { customer: customerType, password: optional('string'), redirectUrl: optional('string') },
    async ({ args: { customer, password }, caller }) =>
      customerView(await accounts.create({ customer, password: password ?? undefined }, caller)),
  ),
  customerRoute.put('/customers/me/activate', { confirmationKey: 'string' }, () => {
    throw rejection(400, 'The account is already active.');
  }),
  publicRoute.post(
    '/customers/isEmailAvailable',
    { customerEmail: 'string', websiteId: optional('int') },
    () => true,
  ),
];

const profileRoutes = (accounts: Accounts): Route[] => [
  customerRoute.get('/customers/me', {}, ({ customerId }) =>
    customerView(accounts.get(customerId)),
  ),
  customerRoute.get('/customers/me/billingAddress', {}, ({ customerId }) =>
    defaultView(accounts.get(customerId), 'defaultBilling'),
  ),
  customerRoute.get('/customers/me/shippingAddress', {}, ({ customerId }) =>
    defaultView(accounts.get(customerId), 'defaultShipping'),
  ),
  customerRoute.put(
    '/customers/me',
    { customer: { type: customerType, forced: true } },
    ({ args, customerId }) => customerView(accounts.update(customerId, args.customer)),
  ),
  adminRoute('Magento_Customer::customer').get(
    '/customers/:customerId',
    { customerId: 'int' },
    ({ args }) => customerView(accounts.get(args.customerId)),
  ),
];

/** Sign-up and profile. Magento: /V1/customers. */
export const customerAccountRoutes = (accounts: Accounts): Route[] => [
  ...signUpRoutes(accounts),
  ...profileRoutes(accounts),
];
