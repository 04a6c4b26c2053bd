import { snakeCase } from '../../shared/letter-case.ts';
import { detailNames, streetLines } from '../../shared/webapi/data-type.ts';
import { type InputError, requiredFault } from '../../shared/webapi/errors.ts';
import { countryById, needsPostcode, regionFault, regionMeant } from '../cart/countries.ts';
import type { AddressInput } from './input.ts';
import type { AddressDraft, CustomerAddress } from './types.ts';

const blank: AddressDraft = {
  firstname: '',
  lastname: '',
  street: [],
  city: '',
  countryId: '',
  region: null,
  regionId: 0,
  regionCode: null,
  postcode: null,
  telephone: '',
  company: null,
  details: {},
  isDefaultBilling: false,
  isDefaultShipping: false,
};

/** Resolves the region of an address; if omitted entirely, the earlier one is unchanged. */
function toRegion(earlier: AddressDraft, given: AddressInput, countryId: string) {
  const { region, regionId, regionCode } = earlier;
  if (given.region == null && given.regionId == null) return { region, regionId, regionCode };
  const meant = regionMeant(countryId, {
    id: given.regionId ?? given.region?.regionId ?? null,
    code: given.region?.regionCode ?? null,
    name: given.region?.region ?? null,
  });
  // Without a region list, an id is meaningless; with one, an invalid id is rejected later.
  const hasList = countryById(countryId)?.available_regions !== undefined;
  return {
    region: meant.name,
    regionId: hasList ? (meant.id ?? 0) : 0,
    regionCode: meant.code,
  };
}

/** Merges an address: omitted fields keep the earlier values, except the default flags. */
export function mergedAddress(
  earlier: CustomerAddress | undefined,
  changes: AddressInput,
): AddressDraft {
  const base: AddressDraft = { ...blank, ...earlier };
  const countryId = changes.countryId ?? base.countryId;
  return {
    ...(earlier && { id: earlier.id }),
    firstname: changes.firstname ?? base.firstname,
    lastname: changes.lastname ?? base.lastname,
    street: changes.street ? streetLines(changes.street) : base.street,
    city: changes.city ?? base.city,
    countryId,
    ...toRegion(base, changes, countryId),
    postcode: changes.postcode ?? base.postcode,
    telephone: changes.telephone ?? base.telephone,
    company: changes.company ?? base.company,
    details: {
      ...base.details,
      ...Object.fromEntries(
        detailNames.flatMap((name) =>
          changes[name] == null ? [] : [[snakeCase(name), changes[name]]],
        ),
      ),
    },
    isDefaultBilling: changes.defaultBilling === true,
    isDefaultShipping: changes.defaultShipping === true,
  };
}

const invalid = (fieldName: string, value: string): InputError => ({
  message: 'Invalid value of "%value" provided for the %fieldName field.',
  parameters: { fieldName, value },
});

function placeFaults({ countryId, regionId }: AddressDraft): InputError[] {
  if (countryId === '') return [requiredFault('countryId')];
  if (countryById(countryId) === undefined) return [invalid('countryId', countryId)];
  // A saved address without a region has the id 0, which Magento accepts.
  return regionFault(countryId, regionId) === undefined
    ? []
    : [invalid('regionId', String(regionId))];
}

/** The errors of an address in Magento's words and order: missing fields first, then country and region. */
export function addressFaults(address: AddressDraft): InputError[] {
  const { firstname, lastname, street, city, telephone, postcode, countryId } = address;
  const requiredFields = {
    firstname,
    lastname,
    street: street.join(''),
    city,
    telephone,
    ...(needsPostcode(countryId) && { postcode: postcode ?? '' }),
  };
  const missing = Object.entries(requiredFields).filter(([, value]) => value.trim() === '');
  return missing.length > 0 ? missing.map(([name]) => requiredFault(name)) : placeFaults(address);
}
