import { z } from 'zod';
import { isOff, isOn } from '../core/php.ts';

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
export const orNull = <Output>(value: z.ZodType<Output>) =>
  value.nullish().transform((given) => given ?? null);

/** An object that may be missing; PHP writes an empty one as a list. */
export const objectOrNull = <Output>(object: z.ZodType<Output>) =>
  orNull(z.union([object, z.array(z.unknown()).transform(() => null)]));
