import type { ApolloClient } from '@apollo/client';
import { PasswordChange, PasswordReset } from '../../../generated/documents.ts';
import { failureText } from '../../../shared/failureText.ts';

/** Why a password was refused: for which field of the form, or for the whole of it. */
export interface PasswordProblem {
  readonly field: 'currentPassword' | 'newPassword' | null;
  readonly message: string;
}

interface Refusal {
  readonly message: string;
  readonly field?: readonly string[] | null;
}

const FIELDS = ['currentPassword', 'newPassword'] as const;

function problemOf(
  isDone: boolean | undefined,
  refusal: Refusal | undefined,
): PasswordProblem | null {
  if (isDone) return null;
  const message = refusal?.message ?? 'Your password could not be changed. Please try again.';
  return { field: FIELDS.find((name) => refusal?.field?.includes(name)) ?? null, message };
}

const unanswered = (error: unknown): PasswordProblem => ({
  field: null,
  message: failureText(error),
});

/** Sets a password with the token of the mail. Null when it is done. Never rejects. */
export async function resetPassword(
  client: ApolloClient,
  input: { email: string; resetToken: string; newPassword: string },
): Promise<PasswordProblem | null> {
  try {
    const { data } = await client.mutate({ mutation: PasswordReset, variables: { input } });
    const payload = data?.customerPasswordReset;
    return problemOf(payload?.isDone, payload?.userErrors[0]);
  } catch (error) {
    return unanswered(error);
  }
}

/** Changes the signed-in customer's password; a wrong current one is no lost session. Null when it is done. Never rejects. */
export async function changePassword(
  client: ApolloClient,
  input: { currentPassword: string; newPassword: string },
): Promise<PasswordProblem | null> {
  try {
    const { data } = await client.mutate({ mutation: PasswordChange, variables: { input } });
    const payload = data?.customerPasswordChange;
    return problemOf(payload?.isDone, payload?.userErrors[0]);
  } catch (error) {
    return unanswered(error);
  }
}
