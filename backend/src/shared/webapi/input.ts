import {
  camelCase,
  type DataType,
  isObjectType,
  pascalCase,
  type ScalarType,
  typeName,
} from './data-type.ts';
import { badInput, WebapiError } from './errors.ts';

/** Input after casting: property names are camelCase, values have the declared types. */
export type Cast = Readonly<Record<string, unknown>>;

const typeFault = (shown: string, expected: string): string =>
  `The "${shown}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`;

const shownValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'array' : String(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PHP's rule for weakly typed numbers: digits with an optional sign and fraction, spaces around them allowed. */
const numeric = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

const isBooleanLike = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  value === 0 ||
  value === 1 ||
  ['0', '1', 'true', 'false'].includes(String(value));

const casts: Readonly<Record<ScalarType, (value: unknown) => unknown>> = {
  mixed: (value) => value,
  string: (value) => (typeof value === 'object' ? undefined : String(value)),
  int: (value) => (/^[+-]?\d+$/.test(String(value)) ? Number(value) : undefined),
  float: (value) =>
    typeof value === 'number' || (typeof value === 'string' && numeric.test(value))
      ? Number(value)
      : undefined,
  boolean: (value) =>
    isBooleanLike(value)
      ? value === true || value === 1 || value === '1' || value === 'true'
      : undefined,
};

function castScalar(value: unknown, type: ScalarType): unknown {
  const cast = casts[type](value);
  if (cast !== undefined) return cast;
  throw badInput(typeFault(shownValue(value), type));
}

/** Repeats a fault of a property in the words Magento wraps around it. Unknown properties are told bare. */
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
  if (!isRecord(value)) throw badInput(typeFault(shownValue(value), 'array'));
  const result: Record<string, unknown> = {};
  for (const [key, raw] of Object.entries(value)) {
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
 * @throws {WebapiError} 400 for a wrong type or an unknown property.
 */
export function cast(value: unknown, type: DataType): unknown {
  if (typeof type === 'string') return castScalar(value, type);
  if (isObjectType(type)) return castObject(value, type.fields);
  if (!Array.isArray(value)) throw badInput(typeFault(typeof value, typeName(type)));
  return value.map((item) => cast(item, type.list));
}
