import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** True for an answer of the gateway that gives this code (docs/errors.md) as a reason. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);
