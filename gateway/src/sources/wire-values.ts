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

/** Converts `url_key` to `urlKey`. */
export function toCamelCase(name: string): string {
  return name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type CamelCased<Fields> = { [Name in keyof Fields as CamelCase<Name>]: Fields[Name] };

/** An object whose snake_case names become camelCase, as in the schema. Other fields are omitted. */
export function camelObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).transform((fields) => {
    const entries = Object.entries(fields).map(([name, value]) => [toCamelCase(name), value]);
    return Object.fromEntries(entries) as CamelCased<typeof fields>;
  });
}
