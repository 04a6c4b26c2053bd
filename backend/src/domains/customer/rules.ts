import { isEmail } from '../../shared/email.ts';
import type { CustomerInput } from './input.ts';

const legalRun = /[\p{L}\p{M},\-_.'’`&\s\d]{1,255}/u;

const isEmpty = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/** The first run of allowed characters must be the whole name; a name without any is accepted, as in Magento. */
const isLegal = (name: string): boolean => (legalRun.exec(name)?.[0] ?? name) === name;

/** The errors of a customer's names and email address, in Magento's words; Magento joins them with line breaks. */
export function profileFaults(input: CustomerInput): string[] {
  const { firstname, lastname, middlename, email } = input;
  const names = [
    ['First Name', firstname],
    ['Last Name', lastname],
  ] as const;
  const missing = names.filter(([, value]) => isEmpty(value));
  const mailFaults = isEmail(email ?? '') ? [] : ['"Email" is not a valid email address.'];
  if (missing.length > 0) {
    return [...missing.map(([label]) => `"${label}" is a required value.`), ...mailFaults];
  }
  const illegal = [...names, ['Middle Name', middlename] as const].filter(
    ([, value]) => !isLegal(value ?? ''),
  );
  if (illegal.length > 0) return illegal.map(([label]) => `${label} is not valid!`);
  return mailFaults;
}

const detailNames = ['dob', 'middlename', 'prefix', 'suffix', 'taxvat', 'gender'] as const;

/** Merges the rarely used fields of a customer: given values replace earlier ones. */
export const mergedDetails = (
  earlier: Readonly<Record<string, string | number>>,
  changes: CustomerInput,
): Record<string, string | number> => ({
  ...earlier,
  ...Object.fromEntries(
    detailNames.flatMap((name) => (changes[name] == null ? [] : [[name, changes[name]]])),
  ),
});
