import { listOf } from './data-type.ts';

/** What Magento's addresses of carts and of customers both have. */
export const addressFields = {
  id: 'int',
  customerId: 'int',
  regionId: 'int',
  countryId: 'string',
  street: listOf('string'),
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
