import type { ErrorCode } from '../../generated/types.ts';
import type { ErrorRule } from '../user-errors.ts';

/** Input fields at fault as dotted paths, such as `sender.city`; null where none is. */
type Fields = Readonly<Record<string, string | null>>;

interface RuleOptions {
  /** BAD_USER_INPUT by default. */
  readonly code?: ErrorCode;
  /** Any 4xx by default. */
  readonly status?: number;
}

function toRules(key: 'template' | 'fieldName', fields: Fields, options: RuleOptions): ErrorRule[] {
  return Object.entries(fields).map(([value, path]) => ({
    ...options,
    [key]: value,
    code: options.code ?? 'BAD_USER_INPUT',
    field: path === null ? null : path.split('.'),
  }));
}

/** Rules for message templates. */
export function byTemplate(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('template', fields, options);
}

/** Rules for values of the parameter `fieldName`. */
export function byFieldName(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('fieldName', fields, options);
}
