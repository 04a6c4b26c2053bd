import { CombinedGraphQLErrors } from '@apollo/client/errors';

const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

/** True for errors that will not be resolved within seconds; a page that lacks such data counts as complete. */
export function isLasting(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => LASTING.has(extensions?.code));
}
