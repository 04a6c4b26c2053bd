import type { z } from 'zod';
import { camelCase } from '../letter-case.ts';
import {
  type DataType,
  isObjectType,
  type ListType,
  pascalCase,
  type ScalarType,
  typeName,
} from './data-type.ts';
import { badInput, MagentoError, WebapiError } from './errors.ts';

/** Creates the reader of `mixed` arguments by a schema; `toRejection` makes the error for a value that does not fit. */
export const createParser =
  (toRejection: (error: z.ZodError) => WebapiError) =>
  <Output>(schema: z.ZodType<Output>, value: unknown): Output => {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    throw toRejection(error);
  };

/** Cast input: property names in camelCase, values of the declared types. */
export type Cast = Readonly<Record<string, unknown>>;

const typeFault = (shown: string, expected: string): string =>
  `The "${shown}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`;

const shownValue = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return 'array';
  return typeof value === 'boolean' ? (value ? '1' : '') : String(value);
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** PHP's is_numeric: digits with optional sign, fraction, exponent and surrounding whitespace. */
const numeric = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?\s*$/;

const toNumber = (value: unknown): number | undefined => {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && numeric.test(value));
  return isNumeric ? Number(value) : undefined;
};

/** PHP truncates the fraction and limits the value to its largest integer. */
const toInteger = (value: unknown): number | undefined => {
  const number = toNumber(value);
  if (number === undefined) return undefined;
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(limit, Math.max(-limit, Math.trunc(number))) || 0;
};

const toText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '';
  return String(value);
};

/** PHP's FILTER_VALIDATE_BOOLEAN: any value not listed here is false. */
const trueWords = new Set(['1', 'true', 'on', 'yes']);

const casts: Readonly<Record<ScalarType, (value: unknown) => unknown>> = {
  mixed: (value) => value,
  string: (value) => (isNested(value) ? undefined : toText(value)),
  int: toInteger,
  float: toNumber,
  boolean: (value) =>
    isNested(value) ? undefined : trueWords.has(String(value).trim().toLowerCase()),
};

function castScalar(value: unknown, type: ScalarType): unknown {
  const cast = casts[type](value);
  if (cast !== undefined) return cast;
  throw badInput(typeFault(shownValue(value), type));
}

/** Wraps a property's error in Magento's message. Unknown properties are reported without it. */
function within<T>(property: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isTypeFault = error instanceof WebapiError && error.body.parameters === undefined;
    if (!isTypeFault) throw error;
    throw badInput(`Error occurred during "${property}" processing. ${error.message}`);
  }
}

function castObject(value: unknown, fields: Readonly<Record<string, DataType>>): Cast {
  const result: Record<string, unknown> = {};
  // Text or a number instead of an object counts as an object without properties.
  for (const [key, raw] of Object.entries(isNested(value) ? value : {})) {
    const name = camelCase(key);
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (type === undefined) {
      throw badInput('"%fieldName" is not supported. Correct the field name and try again.', {
        fieldName: pascalCase(key),
      });
    }
    result[name] = raw === null ? null : within(key, () => cast(raw, type));
  }
  return result;
}

/**
 * Casts a value to the declared type, as Magento's service input processor does.
 * @throws {WebapiError} 400 for a wrong type or an unknown property
 */
export function cast(value: unknown, type: DataType): unknown {
  if (type === 'attributes') return checkAttributes(value);
  if (typeof type === 'string') return castScalar(value, type);
  if (isObjectType(type)) return castObject(value, type.fields);
  return castList(value, type);
}

/** For a list of objects, any other value is ignored; for a list of scalars, it is rejected. */
function castList(value: unknown, { list, keyed }: ListType): unknown {
  if (!isNested(value)) {
    if (isObjectType(list)) return null;
    throw badInput(typeFault(getPhpType(value), typeName({ list })));
  }
  const entries = Object.entries(value).map(([key, item]) => [key, castElement(item, list)]);
  if (keyed && !Array.isArray(value)) return Object.fromEntries(entries);
  return entries.map(([, item]) => item);
}

/** Magento's error for an invalid custom attribute. PHP treats the text '0' as a missing code. */
function attributeFault(key: string, given: unknown): string | undefined {
  const { attribute_code, attributeCode, ...rest } = (
    isNested(given) ? given : { attribute_code: key, value: given }
  ) as Record<string, unknown>;
  const code = attribute_code ?? attributeCode;
  if (!code || code === '0') {
    return rest.value == null
      ? 'An empty custom attribute is specified. Enter the attribute and try again.'
      : 'A custom attribute is specified with a missing attribute code. Verify the code and try again.';
  }
  if ('value' in rest) return undefined;
  return `The "${code}" attribute code doesn't have a value set. Enter the value and try again.`;
}

function checkAttributes(value: unknown): null {
  if (!isNested(value)) throw new MagentoError('Custom attributes are a list.');
  for (const [key, given] of Object.entries(value)) {
    const fault = attributeFault(key, given);
    if (fault !== undefined) throw badInput(fault);
  }
  return null;
}

/** Elements are converted without validation: a non-numeric value becomes 0. */
function castElement(value: unknown, type: DataType): unknown {
  if (typeof type !== 'string' || type === 'mixed' || type === 'attributes') {
    return cast(value, type);
  }
  const empty = type === 'string' ? '' : type === 'boolean' ? false : 0;
  return value === null ? empty : (casts[type](value) ?? empty);
}

/** PHP's type name of a JSON scalar. */
function getPhpType(value: unknown): string {
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'double';
}
