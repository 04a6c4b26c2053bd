import { unauthenticated } from '../core/errors.ts';
import type { UserError } from '../generated/types.ts';
import { requireToken, type Session } from '../session/session.ts';
import type { CallInput, CommerceRest } from '../sources/commerce-rest/client.ts';
import type { Endpoint } from '../sources/commerce-rest/endpoint.ts';
import type { RestReads } from './rest-reads.ts';
import { type ErrorRule, toUserErrors } from './user-errors.ts';

/** What a write gave: its value, or why it was refused. */
export type Attempt<Value> =
  | { readonly value: Value; readonly userErrors: readonly [] }
  | { readonly value: null; readonly userErrors: readonly UserError[] };

/**
 * Runs a write and tells rejections that a person can act on from the rest.
 * @throws {GraphQLError} UNAUTHENTICATED when the session has ended.
 * @throws the error itself when nobody can act on it.
 */
export async function attempt<Value>(
  job: () => Promise<Value>,
  rules: readonly ErrorRule[] = [],
): Promise<Attempt<Value>> {
  try {
    return { value: await job(), userErrors: [] };
  } catch (error) {
    const userErrors = toUserErrors(error, rules);
    if (userErrors.some(({ code }) => code === 'UNAUTHENTICATED')) throw unauthenticated();
    return { value: null, userErrors };
  }
}

/** The parts of a request's context that a write needs. */
interface WriteContext {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
  readonly reads: RestReads;
}

type WriteOptions<Path extends string, Body> = Omit<
  CallInput<Path, Body>,
  'requestId' | 'token'
> & {
  /** What the back end's errors mean to a person. */
  readonly rules: readonly ErrorRule[];
  /** Whose token goes along: the signed-in customer's (default), nobody's, or the viewer's if there is one. */
  readonly as?: 'customer' | 'nobody' | 'viewer';
};

/**
 * Makes a call that changes something. Later reads of the request see the change.
 * @throws {GraphQLError} UNAUTHENTICATED when a customer's token is needed and there is none.
 */
export async function write<Path extends string, Response, Body>(
  { rest, requestId, session, reads }: WriteContext,
  endpoint: Endpoint<Path, Response, Body>,
  { rules, as = 'customer', ...input }: WriteOptions<Path, Body>,
): Promise<Attempt<Response>> {
  const token = as === 'customer' ? requireToken(session) : session.customer?.token;
  const isAnonymous = as === 'nobody' || token === undefined;
  const call = { ...input, requestId, ...(isAnonymous ? {} : { token }) };
  const result = await attempt(() => rest.call(endpoint, call), rules);
  reads.clear();
  return result;
}

/** The user error of an id that names nothing, so that no call is made. */
export function notFound(field: string, message: string): UserError {
  return { code: 'NOT_FOUND', message, field: [field], status: 404 };
}
