import type { ApolloClient } from '@apollo/client';
import { type Problem, problemOf, type UserError } from '#lib/forms/refusal.ts';
import { PasswordChange, PasswordReset } from './Password.generated.ts';

interface Payload {
  readonly isDone: boolean;
  readonly userErrors: readonly UserError[];
}

/** Neither done nor refused is no answer. */
const errorsOf = (payload: Payload | undefined): readonly UserError[] | undefined =>
  payload?.isDone || payload?.userErrors.length ? payload.userErrors : undefined;

/** Sets a password with the token of the mail. Null when it is done. Never rejects. */
export function resetPassword(
  client: ApolloClient,
  input: { email: string; resetToken: string; newPassword: string },
): Promise<Problem | null> {
  return problemOf(async () => {
    const { data } = await client.mutate({ mutation: PasswordReset, variables: { input } });
    return errorsOf(data?.customerPasswordReset);
  });
}

/** Changes the signed-in customer's password; a wrong current one is no lost session. Null when it is done. Never rejects. */
export function changePassword(
  client: ApolloClient,
  input: { currentPassword: string; newPassword: string },
): Promise<Problem | null> {
  return problemOf(async () => {
    const { data } = await client.mutate({ mutation: PasswordChange, variables: { input } });
    return errorsOf(data?.customerPasswordChange);
  });
}
