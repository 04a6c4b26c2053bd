import type { ApolloClient } from '@apollo/client';
import { type Problem, problemOf } from '#lib/forms/refusal.ts';
import { type CustomerUpdateInput, ProfileUpdate } from './Profile.generated.ts';

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
