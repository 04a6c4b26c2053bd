import { addressFields, streetLines } from '../../shared/webapi/address-fields.ts';
import { listType, objectType } from '../../shared/webapi/data-type.ts';
import { countryById, needsPostcode, regionFault, regionMeant } from './countries.ts';
import type { AddressData } from './types.ts';

/** A cart address as Magento's quote module declares it; anything else in one is rejected. */
export const addressType = objectType({
  ...addressFields,
  region: 'string',
  regionCode: 'string',
  email: 'string',
  sameAsBilling: 'int',
  customerAddressId: 'int',
  saveInAddressBook: 'int',
  extensionAttributes: objectType({ discounts: listType('mixed'), pickupLocationCode: 'string' }),
  customAttributes: 'attributes',
});

const known = new Set(Object.keys(addressType.fields));
for (const name of ['id', 'customerId', 'extensionAttributes', 'customAttributes'])
  known.delete(name);

/** An address argument after casting, without what the shopper may not set. */
export function givenAddress(value: unknown): AddressData {
  const entries = Object.entries(value ?? {}).filter(([name]) => known.has(name));
  const address: AddressData = Object.fromEntries(entries);
  return address.street ? { ...address, street: streetLines(address.street) } : address;
}

/** Fills region number, code and name from each other; a number of another country stays alone. */
export function withRegion(address: AddressData): AddressData {
  const { countryId, regionId = null, regionCode = null, region = null } = address;
  const meant = regionMeant(countryId ?? '', { id: regionId, code: regionCode, name: region });
  return { ...address, regionId: meant.id, regionCode: meant.code, region: meant.name };
}

/** Magento merges addresses: a field that is left out keeps its value, but for the saved address's id and marks. */
export const mergeAddress = (earlier: AddressData, given: AddressData): AddressData =>
  withRegion({
    ...earlier,
    ...given,
    customerAddressId: given.customerAddressId || null,
    sameAsBilling: given.sameAsBilling ? 1 : 0,
    saveInAddressBook: given.saveInAddressBook ? 1 : 0,
  });

/** Only a country of the directory can be saved; none at all can. */
export const canBeSaved = ({ countryId }: AddressData): boolean =>
  !countryId || countryById(countryId) !== undefined;

const isEmpty = (value: unknown): boolean =>
  value == null || (Array.isArray(value) ? value.join('') : String(value)).trim() === '';

const regionFaults = ({ countryId, regionId }: AddressData): string[] => {
  const fault = regionFault(countryId ?? '', regionId);
  if (fault === undefined) return [];
  return fault === 'missing'
    ? ['"regionId" is required. Enter and try again.']
    : [`Invalid value of "${regionId}" provided for the regionId field.`];
};

/** What an address lacks before an order can be placed, in Magento's words and order. */
export function addressFaults(address: AddressData): string[] {
  const { firstname, lastname, street, city, telephone, postcode, countryId } = address;
  const wanted = {
    firstname,
    lastname,
    street,
    city,
    telephone,
    ...(needsPostcode(countryId ?? '') && { postcode }),
    countryId,
  };
  const missing = Object.entries(wanted).filter(([, value]) => isEmpty(value));
  return [
    ...missing.map(([name]) => `"${name}" is required. Enter and try again.`),
    ...regionFaults(address),
  ];
}
