import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userTypes } from '../../shared/tokens/jwt.ts';
import type { Tokens } from '../../shared/tokens/tokens.ts';
import { WebapiError } from '../../shared/webapi/errors.ts';
import { countries } from '../cart/countries.ts';
import { badInput, GraphqlFault } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/request.ts';
import type { CustomerRepository } from './repository.ts';
import type { SignIn } from './sign-in.ts';
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

export interface CustomerGraphqlSources {
  readonly customers: Pick<CustomerRepository, 'byId'>;
  readonly signIn: Pick<SignIn, 'customer'>;
  readonly tokens: Pick<Tokens, 'revoke'>;
}

/** Customers' tokens and saved addresses in Magento's GraphQL. */
export function customerGraphql(sources: CustomerGraphqlSources): GraphqlModule {
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
