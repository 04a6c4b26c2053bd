import { noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Customer, CustomerAddress } from '../customer/types.ts';
import { withRegion } from './address.ts';
import type { CartService } from './service.ts';
import type { AddressData, AddressKind } from './types.ts';

/**
 * The id of the customer's active cart, which is made when there is none. As in Magento a new cart
 * has the default billing address; asking for it again fills an empty shipping address as well.
 */
export function ensureCart(customerId: number, { carts, customers }: CartService): number {
  const customer = customers.byId(customerId);
  if (customer === undefined) throw noSuchEntity('customerId', customerId);
  const cart = carts.findActive(customerId);
  if (cart === undefined) {
    const billing = defaultAddress(customer, 'billing');
    const customerAddressId = customer.defaultShipping;
    const shipping = { ...toOwner(customer), customerAddressId, sameAsBilling: 1 };
    return carts.create({ customerId, billing, shipping }).id;
  }
  if (!cart.billing.countryId) {
    carts.saveAddress(cart.id, 'billing', defaultAddress(customer, 'billing'));
  }
  if (!cart.shipping.countryId) {
    const shipping = { ...defaultAddress(customer, 'shipping'), sameAsBilling: 1 };
    carts.saveAddress(cart.id, 'shipping', shipping);
  }
  return cart.id;
}

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
    firstname,
    lastname,
    street,
    city,
    countryId,
    postcode,
    telephone,
    region,
    regionCode,
    company,
    fax,
    middlename,
    prefix,
    suffix,
    vatId: vat_id,
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
