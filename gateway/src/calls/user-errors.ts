import type { ErrorCode, UserError } from '../generated/types.ts';
import { CommerceError, type CommerceErrorDetail } from '../sources/commerce-rest/errors.ts';
import { GENERAL_RULES } from './errors/general.ts';

/** A refusal by its status and message template; the first rule that fits decides. */
export interface ErrorRule {
  readonly status?: number;
  readonly template?: string;
  /** The value of the parameter `fieldName`. */
  readonly fieldName?: string;
  /** The value of the parameter `resources`. */
  readonly resources?: string;
  readonly code: ErrorCode;
  /** Path of the input field at fault. */
  readonly field?: readonly string[] | null;
}

const parameterOf = (detail: CommerceErrorDetail, name: string): unknown =>
  Array.isArray(detail.parameters)
    ? undefined
    : (detail.parameters as Readonly<Record<string, unknown>>)[name];

const fits = (rule: ErrorRule, status: number, detail: CommerceErrorDetail): boolean =>
  (rule.status === undefined || rule.status === status) &&
  (rule.template === undefined || rule.template === detail.template) &&
  (rule.fieldName === undefined || rule.fieldName === parameterOf(detail, 'fieldName')) &&
  (rule.resources === undefined || rule.resources === parameterOf(detail, 'resources'));

const toUserError = (
  status: number,
  detail: CommerceErrorDetail,
  rules: readonly ErrorRule[],
): UserError => {
  const rule = [...rules, ...GENERAL_RULES].find((candidate) => fits(candidate, status, detail));
  return {
    code: rule?.code ?? 'BAD_USER_INPUT',
    message: detail.message,
    field: rule?.field ?? null,
    status,
  };
};

/** What a refusal means where no call's own rules say more; null for anything that nobody can act on. */
export const userErrorCode = (error: unknown): ErrorCode | null =>
  error instanceof CommerceError && error.status < 500
    ? toUserError(error.status, error, []).code
    : null;

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
