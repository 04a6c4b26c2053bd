import { useApolloClient } from '@apollo/client/react';
import { AccountCreate } from '../../../generated/documents.ts';
import { failureText } from './failureText.ts';

/** What the form of a new account holds. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
}

/** Opens an account. Null when it is done; otherwise what to tell: the server's own words. Never rejects. */
export function useCreateAccount(): (account: NewAccount) => Promise<string | null> {
  const client = useApolloClient();
  return async (account) => {
    const input = {
      ...account,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      email: account.email.trim(),
    };
    try {
      const { data } = await client.mutate({ mutation: AccountCreate, variables: { input } });
      return data?.customerCreate.userErrors[0]?.message ?? null;
    } catch (error) {
      return failureText(error);
    }
  };
}
