import {
  addressFields,
  type InputOf,
  listType,
  objectType,
} from '../../shared/webapi/data-type.ts';

const region = objectType({
  regionCode: 'string',
  region: 'string',
  regionId: 'int',
  extensionAttributes: objectType({}),
});

/** A saved address as declared by Magento's customer module. */
const addressType = objectType({
  ...addressFields,
  region,
  defaultShipping: 'boolean',
  defaultBilling: 'boolean',
  extensionAttributes: objectType({}),
  customAttributes: 'attributes',
});

/** A customer as declared by Magento's customer module. */
export const customerType = objectType({
  id: 'int',
  groupId: 'int',
  defaultBilling: 'string',
  defaultShipping: 'string',
  confirmation: 'string',
  createdAt: 'string',
  updatedAt: 'string',
  createdIn: 'string',
  dob: 'string',
  email: 'string',
  firstname: 'string',
  lastname: 'string',
  middlename: 'string',
  prefix: 'string',
  suffix: 'string',
  gender: 'int',
  storeId: 'int',
  taxvat: 'string',
  websiteId: 'int',
  addresses: listType(addressType),
  disableAutoGroupChange: 'int',
  extensionAttributes: objectType({ isSubscribed: 'boolean', assistanceAllowed: 'int' }),
  customAttributes: 'attributes',
});

export type AddressInput = InputOf<typeof addressType>;

export type CustomerInput = InputOf<typeof customerType>;
