import { listType } from './data-type.ts';

export const addressFields = {
  id: 'int',
  customerId: 'int',
  regionId: 'int',
  countryId: 'string',
  street: listType('string'),
  company: 'string',
  telephone: 'string',
  fax: 'string',
  postcode: 'string',
  city: 'string',
  firstname: 'string',
  lastname: 'string',
  middlename: 'string',
  prefix: 'string',
  suffix: 'string',
  vatId: 'string',
} as const;

/** Joins street lines as Magento does: leading and trailing empty lines are removed. */
export const streetLines = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? lines : trimmed(lines.join('\n')).split('\n');

/** Removes the whitespace that PHP's trim removes. */
const trimmed = (text: string): string =>
  text.replace(/^[ \t\n\r\0\v]+/, '').replace(/[ \t\n\r\0\v]+$/, '');
