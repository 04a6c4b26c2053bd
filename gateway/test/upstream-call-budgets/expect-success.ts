import type { FaultyGateway } from '../helpers/faulty-gateway.ts';

/** Asks the gateway for what must succeed. */
export type Ask = (query: string, variables?: object) => ReturnType<FaultyGateway['ask']>;

/** True when an answer holds a refusal that a person could act on. */
export const isRefused = (data: unknown): boolean =>
  JSON.stringify(data ?? {}).includes('"userErrors":[{');

/** Runs operations that must succeed, with `headers`. */
export const expectSuccess =
  (gateway: FaultyGateway, headers: Record<string, string> = {}): Ask =>
  async (query, variables = {}) => {
    const answer = await gateway.ask(query, variables, headers);
    if (answer.errors.length > 0 || isRefused(answer.data)) {
      throw new Error(`${query}: ${answer.text}`);
    }
    return answer;
  };

/** How somebody signs in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Opens an account and gives its token. */
export const signUp = async (gateway: FaultyGateway, account: Account): Promise<string> => {
  const ask = expectSuccess(gateway, { 'x-session': 'bearer' });
  const input = { ...account, firstName: 'Ann', lastName: 'Lee', isSubscribed: false };
  await ask(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { userErrors { code message } } }',
    { input },
  );
  const signIn =
    'mutation ($input: CustomerSignInInput!) { customerSignIn(input: $input) { token userErrors { code } } }';
  return (await ask(signIn, { input: account })).data.customerSignIn.token;
};
