import type { Customer, CustomerAddress } from '../customer/types.ts';
import { withRegion } from './address.ts';
import type { AddressData, AddressKind } from './types.ts';

/** The parts of a cart address that name its customer. */
export const toOwner = ({ id, email }: Pick<Customer, 'id' | 'email'>): AddressData => ({
  customerId: id,
  email,
});

function toCartAddress(saved: CustomerAddress, customer: Customer): AddressData {
  const { firstname, lastname, street, city, countryId, postcode, telephone } = saved;
  const { region, regionCode, company } = saved;
  const {
    fax = null,
    middlename = null,
    prefix = null,
    suffix = null,
    vat_id = null,
  } = saved.details;
  return withRegion({
    ...{ firstname, lastname, street, city, countryId, postcode, telephone },
    ...{ region, regionCode, company, fax, middlename, prefix, suffix, vatId: vat_id },
    regionId: saved.regionId || null,
    ...toOwner(customer),
    customerAddressId: saved.id,
  });
}

/** The customer's saved address of that id as a cart address; undefined when it is not theirs. */
export function savedAddress(
  customer: Customer,
  addressId: number | null,
): AddressData | undefined {
  const found = customer.addresses.find(({ id }) => id === addressId);
  return found && toCartAddress(found, customer);
}

/** What a customer's new cart holds as `kind`: the default address, or only whose cart it is. */
export function defaultAddress(customer: Customer, kind: AddressKind): AddressData {
  const id = kind === 'billing' ? customer.defaultBilling : customer.defaultShipping;
  return savedAddress(customer, id) ?? toOwner(customer);
}
