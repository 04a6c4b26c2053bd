import { FORBIDDEN_TEXT, notSupported, unauthenticated } from '../core/errors.ts';
import type { ErrorCode, UserError } from '../generated/types.ts';
import {
  CommerceError,
  OrderCheckError,
  toPublicMessage,
} from '../sources/commerce-rest/errors.ts';

/** Precede a call's own rules, in which a 404 means that a code, product or line is missing. */
export const FIRST_RULES: readonly ErrorRule[] = [
  { status: 404, template: 'Request does not match any route.', code: 'NOT_SUPPORTED' },
  {
    status: 404,
    template: 'Current customer does not have an active cart.',
    code: 'NO_ACTIVE_CART',
  },
  { status: 404, fieldName: 'customerId', code: 'NO_ACTIVE_CART' },
];

/** Rules for every call, applied after its own. */
export const GENERAL_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART' },
  { status: 401, resources: 'self', code: 'UNAUTHENTICATED' },
  // Stock Magento restricts the calls for orders to administrators.
  { status: 401, resources: 'Magento_Sales::actions_view', code: 'NOT_SUPPORTED' },
  { status: 401, resources: null, code: 'UNAUTHENTICATED' },
  { status: 401, code: 'FORBIDDEN' },
  { status: 403, code: 'FORBIDDEN' },
  { status: 404, code: 'NOT_FOUND' },
  { status: 429, code: 'RATE_LIMITED' },
  { code: 'BAD_USER_INPUT' },
];

/** Matches a rejection by status and message template; the first matching rule applies. */
export interface ErrorRule {
  readonly status?: number;
  /** In English. Magento translates it, except in the list of several input errors. */
  readonly template?: string;
  /** The value of the parameter `fieldName`. */
  readonly fieldName?: string;
  /** The value of the parameter `resources`; null for a rejection that names none, such as one of a module. */
  readonly resources?: string | null;
  /** True for the checks of a whole order. */
  readonly isOrderCheck?: true;
  readonly code: ErrorCode;
  readonly field?: readonly string[] | null;
}

/** The invalid input field as a dotted path, such as `sender.city`; null without one. */
type FieldPath = string | null;

type Fields = Readonly<Record<string, FieldPath>>;

interface RuleOptions {
  /** Defaults to BAD_USER_INPUT. */
  readonly code?: ErrorCode;
  /** Defaults to any 4xx. */
  readonly status?: number;
}

function toRules(key: 'template' | 'fieldName', fields: Fields, options: RuleOptions): ErrorRule[] {
  return Object.entries(fields).map(([value, path]) => ({
    ...options,
    [key]: value,
    code: options.code ?? 'BAD_USER_INPUT',
    field: path?.split('.') ?? null,
  }));
}

export function byTemplate(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('template', fields, options);
}

/** Creates rules by the value of the parameter `fieldName`. */
export function byFieldName(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('fieldName', fields, options);
}

function matches(rule: ErrorRule, error: CommerceError): boolean {
  return (
    (rule.status === undefined || rule.status === error.status) &&
    (rule.template === undefined || rule.template === error.template) &&
    (rule.fieldName === undefined || rule.fieldName === error.parameter('fieldName')) &&
    (rule.isOrderCheck === undefined || error instanceof OrderCheckError) &&
    (rule.resources === undefined || rule.resources === (error.parameter('resources') ?? null))
  );
}

/** The rejection's message, unless it names a resource of the back end or exposes its internals. */
function toMessage(code: ErrorCode, error: CommerceError): string {
  if (code === 'NOT_SUPPORTED') return notSupported().message;
  if (code === 'UNAUTHENTICATED') return unauthenticated().message;
  return error.parameter('resources') === undefined
    ? toPublicMessage(error.message)
    : FORBIDDEN_TEXT;
}

function toUserError(error: CommerceError, rules: readonly ErrorRule[]): UserError {
  const rule = [...FIRST_RULES, ...rules, ...GENERAL_RULES].find((each) => matches(each, error));
  const code = rule?.code ?? 'BAD_USER_INPUT';
  return {
    code,
    message: toMessage(code, error),
    field: rule?.field ?? null,
    status: error.status,
  };
}

/** A rejection by the general rules; null if the user cannot act on it. */
export function toRejection(error: unknown): UserError | null {
  return error instanceof CommerceError && error.status < 500 ? toUserError(error, []) : null;
}

/** The code of a rejection by the general rules; null if the user cannot act on it. */
export function userErrorCode(error: unknown): ErrorCode | null {
  return toRejection(error)?.code ?? null;
}

/** Magento joins several messages with line breaks. If a rule has one of them, they are separated and it comes first. */
function toLines(error: CommerceError, rules: readonly ErrorRule[]): readonly CommerceError[] {
  const lines = error.template.split('\n');
  const hasRule = (line: string) => rules.some(({ template }) => template === line);
  if (lines.length === 1 || !lines.some(hasRule)) return [error];
  return lines
    .toSorted((a, b) => Number(hasRule(b)) - Number(hasRule(a)))
    .map((line) => new CommerceError(error.status, line));
}

/**
 * Converts a rejection of the back end to user errors: one, or one for each input error.
 *
 * @param rules The call's own rules, which precede the general ones.
 * @throws the error itself unless it is a 4xx rejection that the user can act on.
 */
export function toUserErrors(error: unknown, rules: readonly ErrorRule[] = []): UserError[] {
  if (!(error instanceof CommerceError) || error.status >= 500) throw error;
  const details = error.details.length > 0 ? error.details : toLines(error, rules);
  return details.map((detail) => toUserError(detail, rules));
}

export function userError(
  code: UserError['code'],
  message: string,
  field: FieldPath,
  status: number,
): UserError {
  return { code, message, field: field?.split('.') ?? null, status };
}

/** The user error for a malformed id, without a call. */
export function notFound(field: string, message: string): UserError {
  return userError('NOT_FOUND', message, field, 404);
}

/** The user error for an invalid value of the input field, without a call. */
export function invalid(field: string, message: string): UserError {
  return userError('BAD_USER_INPUT', message, field, 400);
}
