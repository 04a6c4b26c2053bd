import { z } from 'zod';

/** What the back end answers where an object belongs: PHP renders an empty one as a list. A list and nothing read as {}. */
export function phpObject<Fields extends object>(
  response: Fields | unknown[] | null | undefined,
): Partial<Fields> {
  return response === null || response === undefined || Array.isArray(response) ? {} : response;
}

type Flag = boolean | number | string | null | undefined;

/** True for each way in which the back end says yes. What is neither yes nor no is no response. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

/** True for each way in which the back end says no. */
export function isOff(flag: Flag): boolean {
  return flag === false || flag === 0 || flag === '0' || flag === 'false';
}

/** A number. Modules that answer rows as the database gives them write it as text, such as `"1250.0000"`. */
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/)
    .transform(Number),
]);

/** Yes or no, in each way that PHP writes them: `true`, `1`, `"1"`. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .refine((value) => isOn(value) || isOff(value))
  .transform(isOn);

/** An id, which is a number in one answer and text in the next. */
export const idText = z.union([z.string(), z.number()]).transform(String);

/** Text that may be missing. */
export const text = z.string().nullish();

/** Null where the back end says nothing: Magento leaves out what is null. */
export function orNull<Output>(value: z.ZodType<Output>) {
  return value.nullish().transform((given) => given ?? null);
}

/** An object that may be missing; PHP writes an empty one as a list. */
export function objectOrNull<Output>(object: z.ZodType<Output>) {
  return orNull(z.union([object, z.array(z.unknown()).transform(() => null)]));
}
