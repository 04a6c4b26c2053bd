import { unauthenticated } from '../core/unauthenticated.ts';
import type { UserError } from '../generated/types.ts';
import { type ErrorRule, toUserErrors } from './user-errors.ts';

/** What a write gave: its value, or why it was refused. */
export type Attempt<Value> =
  | { readonly value: Value; readonly userErrors: readonly [] }
  | { readonly value: null; readonly userErrors: readonly UserError[] };

/**
 * Runs a write and tells a refusal that a person can act on from the rest.
 * @throws {GraphQLError} UNAUTHENTICATED when the session has ended.
 * @throws the error itself when nobody can act on it.
 */
export const attempt = async <Value>(
  job: () => Promise<Value>,
  rules: readonly ErrorRule[] = [],
): Promise<Attempt<Value>> => {
  try {
    return { value: await job(), userErrors: [] };
  } catch (error) {
    const userErrors = toUserErrors(error, rules);
    if (userErrors.some(({ code }) => code === 'UNAUTHENTICATED')) throw unauthenticated();
    return { value: null, userErrors };
  }
};
