import type { ErrorCode, UserError } from '../generated/types.ts';
import { CommerceError, type CommerceErrorDetail } from '../sources/commerce-rest/errors.ts';

/** A refusal by its status and message template; the first rule that fits decides. */
export interface ErrorRule {
  readonly status?: number;
  readonly template?: string;
  /** The value of the parameter `fieldName`. */
  readonly fieldName?: string;
  readonly code: ErrorCode;
  /** Path of the input field at fault. */
  readonly field?: readonly string[] | null;
}

const NO_ROUTE = 'Request does not match any route.';

/** Rules that hold for every call. Templates are the back end's identifiers of its messages. */
const GENERAL_RULES: readonly ErrorRule[] = [
  { status: 404, template: NO_ROUTE, code: 'NOT_SUPPORTED' },
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART' },
  { status: 404, fieldName: 'customerId', code: 'NO_ACTIVE_CART' },
  {
    status: 404,
    template: 'Current customer does not have an active cart.',
    code: 'NO_ACTIVE_CART',
  },
  { status: 404, code: 'NOT_FOUND' },
  { status: 403, code: 'FORBIDDEN' },
  { status: 429, code: 'RATE_LIMITED' },
];

const parameterOf = (detail: CommerceErrorDetail, name: string): unknown =>
  Array.isArray(detail.parameters)
    ? undefined
    : (detail.parameters as Readonly<Record<string, unknown>>)[name];

const fits = (rule: ErrorRule, status: number, detail: CommerceErrorDetail): boolean =>
  (rule.status === undefined || rule.status === status) &&
  (rule.template === undefined || rule.template === detail.template) &&
  (rule.fieldName === undefined || rule.fieldName === parameterOf(detail, 'fieldName'));

const unauthorized = (detail: CommerceErrorDetail): ErrorCode =>
  parameterOf(detail, 'resources') === 'self' ? 'UNAUTHENTICATED' : 'FORBIDDEN';

const toUserError = (
  status: number,
  detail: CommerceErrorDetail,
  rules: readonly ErrorRule[],
): UserError => {
  const rule = [...rules, ...GENERAL_RULES].find((candidate) => fits(candidate, status, detail));
  const otherwise = status === 401 ? unauthorized(detail) : 'BAD_USER_INPUT';
  return {
    code: rule?.code ?? otherwise,
    message: detail.message,
    field: rule?.field ?? null,
    status,
  };
};

/** What a refusal means where no call's own rules say more; null when nobody can act on it. */
export const codeOfRefusal = (error: CommerceError): ErrorCode | null =>
  error.status >= 500 ? null : toUserError(error.status, error, []).code;

/**
 * A refusal of the back end as user errors: one, or one for each input error it collected.
 * @param rules What the call at hand adds to the general rules; they come first.
 * @throws the error itself when a person cannot act on it: anything but a 4xx refusal.
 */
export const toUserErrors = (error: unknown, rules: readonly ErrorRule[] = []): UserError[] => {
  if (!(error instanceof CommerceError) || error.status >= 500) throw error;
  const details = error.details.length > 0 ? error.details : [error];
  return details.map((detail) => toUserError(error.status, detail, rules));
};
