import { GraphQLError } from 'graphql';

/** The error of an argument that cannot be used; `message` is shown to who asked. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/**
 * `value` when it lies between `min` and `max`.
 * @throws {GraphQLError} BAD_USER_INPUT otherwise.
 */
export const within = (
  name: string,
  value: number,
  [min, max]: readonly [number, number],
): number => {
  if (value >= min && value <= max) return value;
  throw badInput(`${name} must be between ${min} and ${max}.`);
};

/** True for an id that can name something: ids are numbers on the wire. */
export const isNumericId = (id: string): boolean => /^\d{1,15}$/.test(id);
