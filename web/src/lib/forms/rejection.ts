import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why a change was rejected: for one field or for the whole form. */
export interface Rejection {
  /** The last segment of the field's path; null if no single field is at fault. */
  readonly field: string | null;
  readonly message: string;
}

/** The fields of the gateway's user errors that forms use. */
export interface UserError {
  readonly message: string;
  readonly field?: readonly string[] | null;
}

/** Shown if there is no response. */
export const UNREACHABLE =
  'We couldn’t reach the shop. Please check your connection and try again.';

/** The gateway has rejected a change; the message can be shown to the shopper. */
export class RejectedError extends Error {
  constructor(message = 'That didn’t go through. Please try again.') {
    super(message);
  }
}

/** The message of an error: the gateway's own, or that the shop cannot be reached. */
export function toErrorMessage(error: unknown): string {
  if (error instanceof RejectedError || CombinedGraphQLErrors.is(error)) return error.message;
  return UNREACHABLE;
}

/**
 * Sends a change; resolves with null on success and never rejects. `send` returns the response's user errors, undefined
 * without a payload.
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

/** Codes of errors without a response of the back end; the request can be retried. */
const WITHOUT_RESPONSE: ReadonlySet<unknown> = new Set([
  'INTERNAL_SERVER_ERROR',
  'OVERLOADED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
]);

/** True if the back end itself returned an error; false if it could not be reached. */
export const hasResponse = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.every(({ extensions }) => !WITHOUT_RESPONSE.has(extensions?.code));

/** True if the gateway returned an error with this code (docs/errors.md). */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);

/** True for the gateway's error that the session has ended. */
export const isSessionLost = (error: unknown): boolean => hasErrorCode(error, 'UNAUTHENTICATED');
