import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why a change was rejected: for one field of the form, or for the whole of it. */
export interface Rejection {
  /** The last name of the field's path; null when no single field is at fault. */
  readonly field: string | null;
  readonly message: string;
}

/** A user error of the gateway, as far as forms read it. */
export interface UserError {
  readonly message: string;
  readonly field?: readonly string[] | null;
}

/** Shown when there is no response. */
export const UNREACHABLE =
  'We couldn’t reach the shop. Please check your connection and try again.';

/** The shop has rejected a change; the message is its own and fit to show. */
export class RejectedError extends Error {
  constructor(message = 'That didn’t go through. Please try again.') {
    super(message);
  }
}

/** The message of a failure: the shop's or the gateway's own, or that the shop cannot be reached. */
export function toErrorMessage(error: unknown): string {
  if (error instanceof RejectedError || CombinedGraphQLErrors.is(error)) return error.message;
  return UNREACHABLE;
}

/**
 * Sends a change; null when it is done. Never rejects.
 *
 * @param send gives the user errors of the response; undefined when there was no payload
 */
export async function getRejection(
  send: () => Promise<readonly UserError[] | undefined>,
): Promise<Rejection | null> {
  try {
    const errors = await send();
    if (!errors) return { field: null, message: 'Something went wrong. Please try again.' };
    const [first] = errors;
    return first ? { field: first.field?.at(-1) ?? null, message: first.message } : null;
  } catch (error) {
    return { field: null, message: toErrorMessage(error) };
  }
}
