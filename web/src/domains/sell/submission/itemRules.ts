import { sameName } from '#lib/format/plainText.ts';
import { type Check, checkRequired } from '#lib/forms/checks.ts';

/** Required, and one that the shop takes. */
export function checkDesigner(value: string, designers: readonly { name: string }[]) {
  if (value.trim() === '') return 'Please name the designer.';
  if (designers.some(({ name }) => sameName(name, value))) return true;
  return `We do not take items by “${value.trim()}” at the moment. Please choose from the list.`;
}

/** Required. */
export const checkModel = checkRequired('Please name the model, as well as you know it.');

/** Left out, or dollars and cents. */
export const checkPrice: Check = (value) =>
  value.trim() === '' ||
  /^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) ||
  'Please write the price in dollars, such as 1250.';

/** Left out, or something that can be dialled. */
export const checkPhone: Check = (value) =>
  value.trim() === '' ||
  /^[+\d][\d\s().-]{5,24}$/.test(value.trim()) ||
  'Please check the telephone number.';
