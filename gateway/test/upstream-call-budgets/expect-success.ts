import type { FaultyGateway } from '../helpers/faulty-gateway.ts';

/** Runs an operation that must succeed. */
export type Ask = (query: string, variables?: object) => ReturnType<FaultyGateway['ask']>;

/** True when a response contains user errors. */
export function hasUserErrors(data: unknown): boolean {
  return JSON.stringify(data ?? {}).includes('"userErrors":[{');
}

/** Creates a function that runs operations with `headers` and throws unless they succeed. */
export function expectSuccess(gateway: FaultyGateway, headers: Record<string, string> = {}): Ask {
  return async (query, variables = {}) => {
    const response = await gateway.ask(query, variables, headers);
    if (response.errors.length > 0 || hasUserErrors(response.data)) {
      throw new Error(`${query}: ${response.text}`);
    }
    return response;
  };
}

/** The credentials of newCustomer. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Creates an account; returns its token. */
export async function signUp(gateway: FaultyGateway, account: Account): Promise<string> {
  const ask = expectSuccess(gateway, { 'x-session': 'bearer' });
  const input = { ...account, firstName: 'Ann', lastName: 'Lee', isSubscribed: false };
  await ask(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { userErrors { code message } } }',
    { input },
  );
  const signIn =
    'mutation ($input: CustomerSignInInput!) { customerSignIn(input: $input) { token userErrors { code } } }';
  return (await ask(signIn, { input: account })).data.customerSignIn.token;
}
