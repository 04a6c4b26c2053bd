import type { ErrorCode } from '../../generated/types.ts';
import type { ErrorRule } from '../user-errors.ts';

/** Maps to the invalid input field as a dotted path, such as `sender.city`, or to null without one. */
type Fields = Readonly<Record<string, string | null>>;

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
    field: path === null ? null : path.split('.'),
  }));
}

export function byTemplate(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('template', fields, options);
}

/** Creates rules by the value of the parameter `fieldName`. */
export function byFieldName(fields: Fields, options: RuleOptions = {}): ErrorRule[] {
  return toRules('fieldName', fields, options);
}
