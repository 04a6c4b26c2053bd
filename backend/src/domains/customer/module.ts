import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Mailer } from '../../mail/mailer.ts';
import { type Tokens, userTypes } from '../../shared/tokens.ts';
import { invalidValue, noSuchEntity, WebapiError } from '../../shared/webapi/errors.ts';
import { customerRoute, optional, publicRoute, type Route } from '../../shared/webapi/route.ts';
import { countries } from '../cart/countries.ts';
import { badInput, GraphqlFault } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/request.ts';
import { createAccounts } from './accounts.ts';
import { createCredentialStore } from './credentials.ts';
import { welcomeEmail } from './emails.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { type CustomerRepository, createCustomerRepository } from './repository.ts';
import { createResetLinks, type ResetLinks } from './reset-links.ts';
import { adminCustomerRoutes, customerAccountRoutes, tokenRoutes } from './rest-customers.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createIdentities, createSocialSignIn, socialRoutes } from './social/social-sign-in.ts';
import { createVerifier, type IdentityProviders } from './social/verify.ts';
import type { Customer } from './types.ts';
import { addressView } from './views.ts';

const SDL = `${readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8')}
enum CountryCodeEnum { ${countries.map(({ id }) => id).join(' ')} }`;

const toAddresses = (customer: Customer): object[] =>
  customer.addresses.map((address) => ({
    default_shipping: false,
    default_billing: false,
    ...addressView(address, customer),
    country_code: address.countryId,
  }));

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CustomerGraphqlSources {
  readonly customers: Pick<CustomerRepository, 'byId'>;
  readonly signIn: Pick<SignIn, 'customer'>;
  readonly tokens: Pick<Tokens, 'revoke'>;
}

/** Customers' tokens and saved addresses in Magento's GraphQL. */
function customerGraphql(sources: CustomerGraphqlSources): GraphqlModule {
  const { customers, signIn, tokens } = sources;
  const generate = async (_root: unknown, { email, password }: Credentials) => {
    if (email === '') throw badInput('Specify the "email" value.');
    if (password === '') throw badInput('Specify the "password" value.');
    try {
      return { token: await signIn.customer(email, password) };
    } catch (error) {
      if (!(error instanceof WebapiError)) throw error;
      throw new GraphqlFault('graphql-authentication', error.message);
    }
  };
  const revoke = (_root: unknown, _args: unknown, { caller }: QueryContext) => {
    if (caller.customerId === null) {
      throw new GraphqlFault('graphql-authorization', "The current customer isn't authorized.");
    }
    tokens.revoke({ type: userTypes.customer, id: caller.customerId });
    return { result: true };
  };
  return {
    typeDefs: SDL,
    resolvers: {
      Mutation: { generateCustomerToken: generate, revokeCustomerToken: revoke },
      Customer: {
        addresses: ({ id }: { readonly id: number }) => {
          const customer = customers.byId(id);
          return customer === undefined ? [] : toAddresses(customer);
        },
      },
    },
  };
}

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
const passwordRoutes = (deps: PasswordRouteDependencies): Route[] => [
  customerRoute.put(
    '/customers/me/password',
    { currentPassword: 'string', newPassword: 'string' },
    ({ args, caller }) => deps.passwords.change(caller, args.currentPassword, args.newPassword),
  ),
  ...resetRoutes(deps),
];

export interface CustomerDependencies {
  readonly db: DatabaseSync;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly identityProviders: IdentityProviders;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

export function createCustomerModule(deps: CustomerDependencies) {
  const { db, tokens, mailer, now } = deps;
  const store = createCredentialStore(db);
  const customers = createCustomerRepository(db, now);
  const links = createResetLinks(db, now);
  const signIn = createSignIn({ store, tokens, now });
  const passwords = createPasswordChanges({ customers, store, links, mailer, tokens, now });
  const accounts = createAccounts({
    customers,
    onCreated: (customer, hasPassword) => {
      const resetToken = hasPassword ? {} : { resetToken: links.issue(customer.id) };
      const content = welcomeEmail(customer, { shopUrl: mailer.shopUrl, ...resetToken });
      mailer.send(customer.email, content);
    },
  });
  const identities = createIdentities(db, now);
  const socialSignIn = createSocialSignIn({
    customers,
    store,
    links,
    identities,
    tokens,
    mailer,
  });
  return {
    sendResetLinks: passwords.sendResetLinks,
    /** Customers' tokens and addresses in Magento's GraphQL. */
    graphql: customerGraphql({ customers, signIn, tokens }),
    routes: [
      ...tokenRoutes({ signIn, tokens }),
      ...customerAccountRoutes(accounts),
      ...adminCustomerRoutes(db, accounts),
      ...passwordRoutes({ passwords, links, customers }),
      ...socialRoutes(createVerifier(deps.identityProviders, now), socialSignIn),
    ],
  };
}
