import { addressFields } from '../../shared/webapi/address-fields.ts';
import { listType, objectType } from '../../shared/webapi/data-type.ts';

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

type Given<Value> = Value | null | undefined;

/** A cast address argument; each field may be missing or null. */
export interface AddressInput {
  readonly id?: Given<number>;
  readonly region?: Given<{
    readonly regionCode?: Given<string>;
    readonly region?: Given<string>;
    readonly regionId?: Given<number>;
  }>;
  readonly regionId?: Given<number>;
  readonly countryId?: Given<string>;
  readonly street?: Given<readonly string[]>;
  readonly company?: Given<string>;
  readonly telephone?: Given<string>;
  readonly fax?: Given<string>;
  readonly postcode?: Given<string>;
  readonly city?: Given<string>;
  readonly firstname?: Given<string>;
  readonly lastname?: Given<string>;
  readonly middlename?: Given<string>;
  readonly prefix?: Given<string>;
  readonly suffix?: Given<string>;
  readonly vatId?: Given<string>;
  readonly defaultBilling?: Given<boolean>;
  readonly defaultShipping?: Given<boolean>;
}

export interface CustomerInput {
  readonly id?: Given<number>;
  readonly storeId?: Given<number>;
  readonly websiteId?: Given<number>;
  readonly groupId?: Given<number>;
  readonly defaultBilling?: Given<string>;
  readonly defaultShipping?: Given<string>;
  readonly email?: Given<string>;
  readonly firstname?: Given<string>;
  readonly lastname?: Given<string>;
  readonly dob?: Given<string>;
  readonly middlename?: Given<string>;
  readonly prefix?: Given<string>;
  readonly suffix?: Given<string>;
  readonly taxvat?: Given<string>;
  readonly gender?: Given<number>;
  readonly addresses?: Given<readonly AddressInput[]>;
  readonly extensionAttributes?: Given<{ readonly isSubscribed?: Given<boolean> }>;
}
