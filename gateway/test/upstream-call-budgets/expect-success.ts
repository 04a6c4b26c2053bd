import type { FaultyGateway } from '../helpers/faulty-gateway.ts';

/** Asks the gateway for what must succeed. */
export type Ask = (query: string, variables?: object) => ReturnType<FaultyGateway['ask']>;

/** True when an answer holds a rejection that a person could act on. */
export function hasUserErrors(data: unknown): boolean {
  return JSON.stringify(data ?? {}).includes('"userErrors":[{');
}

/** Runs operations that must succeed, with `headers`. */
export function expectSuccess(gateway: FaultyGateway, headers: Record<string, string> = {}): Ask {
  return async (query, variables = {}) => {
    const response = await gateway.ask(query, variables, headers);
    if (response.errors.length > 0 || hasUserErrors(response.data)) {
      throw new Error(`${query}: ${response.text}`);
    }
    return response;
  };
}

/** How newCustomer signs in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Opens an account and gives its token. */
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
