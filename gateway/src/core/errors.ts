import { GraphQLError } from 'graphql';

export function createError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The error for an invalid argument; `message` is sent to the client. */
export function badInput(message: string): GraphQLError {
  return createError('BAD_USER_INPUT', message);
}

/**
 * Returns `value` if it is between `min` and `max`.
 *
 * @throws {GraphQLError} BAD_USER_INPUT otherwise.
 */
export function within(name: string, value: number, [min, max]: readonly [number, number]): number {
  if (value >= min && value <= max) return value;
  throw badInput(`${name} must be between ${min} and ${max}.`);
}

export function unauthenticated(): GraphQLError {
  return createError(
    'UNAUTHENTICATED',
    "Please sign in. You aren't signed in, or your session has ended.",
  );
}

export const FORBIDDEN_TEXT = "Your account isn't allowed to do this.";

export function notSupported(): GraphQLError {
  return createError('NOT_SUPPORTED', 'The configured commerce back end does not support this.');
}

/** The error that stitching has wrapped in others; `error` itself otherwise. */
export function getRootError(error: unknown): unknown {
  let root = error;
  while (root instanceof GraphQLError && root.originalError) root = root.originalError;
  return root;
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('Something else was thrown', { cause: thrown });
}
