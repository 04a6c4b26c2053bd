import { addressFields, listType, objectType, streetLines } from '../../shared/webapi/data-type.ts';
import { countryById, needsPostcode, regionFault, regionMeant } from './countries.ts';
import type { AddressData } from './types.ts';

/** A cart address as declared by Magento's quote module; unknown fields are rejected. */
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

/** A cast address argument without the fields that a shopper must not set. */
export function givenAddress(value: unknown): AddressData {
  const entries = Object.entries(value ?? {}).filter(([name]) => known.has(name));
  const address: AddressData = Object.fromEntries(entries);
  return address.street ? { ...address, street: streetLines(address.street) } : address;
}

/** Derives region id, code and name from each other; a region id of another country is unchanged. */
export function withRegion(address: AddressData): AddressData {
  const { countryId, regionId = null, regionCode = null, region = null } = address;
  const meant = regionMeant(countryId ?? '', { id: regionId, code: regionCode, name: region });
  return { ...address, regionId: meant.id, regionCode: meant.code, region: meant.name };
}

/** Merges addresses as Magento does: omitted fields keep their values, except the saved address's id and flags. */
export const mergeAddress = (earlier: AddressData, given: AddressData): AddressData =>
  withRegion({
    ...earlier,
    ...given,
    customerAddressId: given.customerAddressId || null,
    sameAsBilling: given.sameAsBilling ? 1 : 0,
    saveInAddressBook: given.saveInAddressBook ? 1 : 0,
  });

/** An address can only be saved with a country of the directory or without a country. */
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

/** Magento's errors, in its order, for fields that are missing when an order is placed. */
export function addressFaults(address: AddressData): string[] {
  const { firstname, lastname, street, city, telephone, postcode, countryId } = address;
  const requiredFields = {
    firstname,
    lastname,
    street,
    city,
    telephone,
    ...(needsPostcode(countryId ?? '') && { postcode }),
    countryId,
  };
  const missing = Object.entries(requiredFields).filter(([, value]) => isEmpty(value));
  return [
    ...missing.map(([name]) => `"${name}" is required. Enter and try again.`),
    ...regionFaults(address),
  ];
}
