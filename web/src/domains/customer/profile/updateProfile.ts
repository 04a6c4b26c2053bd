import type { ApolloClient } from '@apollo/client';
import { type CustomerUpdateInput, ProfileUpdate } from '../../../generated/documents.ts';
import { type Problem, problemOf } from '../../../shared/forms/refusal.ts';

/** Changes what is given of the account; the rest stays. Null when it is done. Never rejects. */
export function updateProfile(
  client: ApolloClient,
  input: CustomerUpdateInput,
): Promise<Problem | null> {
  return problemOf(async () => {
    const { data } = await client.mutate({ mutation: ProfileUpdate, variables: { input } });
    return data?.customerUpdate.userErrors;
  });
}
