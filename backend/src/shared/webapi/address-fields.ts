import { listType } from './data-type.ts';

/** What Magento's addresses of carts and of customers both have. */
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

/** The lines of a street as Magento keeps them, in one text: empty lines around it fall away. */
export const streetLines = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? lines : trimmed(lines.join('\n')).split('\n');

/** Without the blanks that PHP's trim takes off. */
const trimmed = (text: string): string =>
  text.replace(/^[ \t\n\r\0\v]+/, '').replace(/[ \t\n\r\0\v]+$/, '');
