import { GraphQLError } from 'graphql';

/** The error of an argument that cannot be used; `message` is shown to who asked. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * `value` when it lies between `min` and `max`.
 * @throws {GraphQLError} BAD_USER_INPUT otherwise.
 */
export function within(name: string, value: number, [min, max]: readonly [number, number]): number {
  if (value >= min && value <= max) return value;
  throw badInput(`${name} must be between ${min} and ${max}.`);
}

/** True for an id that can name something: ids are numbers on the wire. */
export function isNumericId(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

/** The error of a request that needs a signed-in customer and has none, or one whose session has ended. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in to do this: nobody is signed in, or the session has ended.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
}

/** The error of what the configured back end does not offer. */
export function notSupported(): GraphQLError {
  return new GraphQLError('The configured commerce back end does not support this.', {
    extensions: { code: 'NOT_SUPPORTED' },
  });
}

/** What was thrown, as an Error: anything can be thrown. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('Something else was thrown', { cause: thrown });
}
