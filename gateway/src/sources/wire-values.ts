import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';
import { toDateTime, toMoney } from '../core/values.ts';

/** An object; PHP renders an empty one as a list. A list or a missing value becomes {}. */
export function phpObject<Fields extends object>(
  response: Fields | unknown[] | null | undefined,
): Partial<Fields> {
  return response === null || response === undefined || Array.isArray(response) ? {} : response;
}

type Flag = boolean | number | string | null | undefined;

/** True for each encoding of true in the back end. A missing value is neither on nor off. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

/** True for each encoding of false in the back end. */
export function isOff(flag: Flag): boolean {
  return flag === false || flag === 0 || flag === '0' || flag === 'false';
}

/** The response to a successful change. Rejections have an error status, so false is invalid. */
export const success = z.literal(true);

/**
 * The response of the shop's own modules to a successful change: true, a text or an object, or `[]` if they return
 * nothing.
 */
export const moduleSuccess = z.unknown().refine((response) => response !== false);

/** A number. Modules that return database rows encode it as text, such as `"1250.0000"`. */
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/)
    .transform(Number),
]);

/** An amount in dollars. */
export const money = number.transform(toMoney);

/** An amount in dollars; 0 if it is missing. */
export const moneyOrZero = number.nullish().transform((dollars) => toMoney(dollars ?? 0));

/** A boolean in any of PHP's encodings: `true`, `1`, `"1"`. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .refine((value) => isOn(value) || isOff(value))
  .transform(isOn);

/** An id, which may be a number or text. */
export const idText = z.union([z.string(), z.number()]).transform(String);

export const text = z.string().nullish();

/** A name or title, in which editors write characters such as "™" as HTML entities; null if empty. */
export const decodedText = text.transform((value) => (value ? decodeHTMLStrict(value) : null));

/** Optional text; null if it is missing or empty. */
export const textOrNull = text.transform((value) => value || null);

/** A timestamp in ISO format; null if it is missing or invalid. */
export const dateTime = text.transform(toDateTime);

/** Null if missing: Magento omits null values. */
export function orNull<Output>(value: z.ZodType<Output>) {
  return value.nullish().transform((given) => given ?? null);
}

/** An optional object; PHP renders an empty one as a list. */
export function objectOrNull<Output>(object: z.ZodType<Output>) {
  return orNull(z.union([object, z.array(z.unknown()).transform(() => null)]));
}

/** An object; empty if it is missing or PHP's empty list. */
export function objectOrEmpty<Output>(object: z.ZodType<Output>) {
  return z.preprocess((given) => phpObject(given as object | unknown[] | null), object);
}

/** A list without its null items; empty if it is missing. */
export function list<Output>(item: z.ZodType<Output>) {
  return z
    .array(item.nullable())
    .nullish()
    .transform((items) => (items ?? []).filter((each) => each !== null));
}

/** Converts `url_key` to `urlKey`. */
export function toCamelCase(name: string): string {
  return name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

interface RenamedField<Name extends string, Type extends z.ZodType> {
  readonly newName: Name;
  readonly type: Type;
}

/** A field of `camelObject` that the schema calls `newName`. */
export function as<const Name extends string, Type extends z.ZodType>(
  newName: Name,
  type: Type,
): RenamedField<Name, Type> {
  return { newName, type };
}

type Fields = Readonly<Record<string, z.ZodType | RenamedField<string, z.ZodType>>>;
type NewName<Name, Field> =
  Field extends RenamedField<infer New, z.ZodType> ? New : CamelCase<Name>;
type Output<Field> =
  Field extends RenamedField<string, infer Type> ? z.output<Type> : z.output<Field>;
type CamelCased<Shape> = {
  [Name in keyof Shape as NewName<Name, Shape[Name]>]: Output<Shape[Name]>;
};

/**
 * An object whose snake_case names become camelCase, or those given by `as`, as in the schema. Other fields are omitted.
 */
export function camelObject<Shape extends Fields>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) =>
    'newName' in field ? { ...field, name } : { name, newName: toCamelCase(name), type: field },
  );
  return z
    .object(Object.fromEntries(fields.map(({ name, type }) => [name, type])))
    .transform((given) => {
      const renamed: Record<string, unknown> = {};
      for (const { name, newName } of fields) renamed[newName] = given[name];
      // Each field has the output of its own type.
      return renamed as CamelCased<Shape>;
    });
}
