import { snakeCase } from '../../shared/letter-case.ts';
import { detailNames } from '../../shared/webapi/data-type.ts';
import { noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Customer, CustomerAddress } from '../customer/types.ts';
import { withRegion } from './address.ts';
import type { CartRepository } from './repository.ts';
import type { AddressData, AddressKind, CustomerSource } from './types.ts';

/** What the steps of a cart read and write; each step runs inside its caller's transaction. */
export interface CartSources {
  readonly carts: CartRepository;
  readonly customers: CustomerSource;
}

/**
 * Returns the id of the customer's active cart and creates one if necessary. As in Magento, a new cart has the default
 * billing address, and a repeated call also fills in an empty shipping address.
 */
export function ensureCart(customerId: number, { carts, customers }: CartSources): number {
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

export const toOwner = ({ id, email }: Pick<Customer, 'id' | 'email'>): AddressData => ({
  customerId: id,
  email,
});

function toCartAddress(saved: CustomerAddress, customer: Customer): AddressData {
  const { firstname, lastname, street, city, countryId, postcode, telephone } = saved;
  const { region, regionCode, company } = saved;
  const details = detailNames.map((name) => [name, saved.details[snakeCase(name)] ?? null]);
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
    ...Object.fromEntries(details),
    regionId: saved.regionId || null,
    ...toOwner(customer),
    customerAddressId: saved.id,
  });
}

/** The customer's saved address with this id as a cart address; undefined if it belongs to another customer. */
export function savedAddress(
  customer: Customer,
  addressId: number | null,
): AddressData | undefined {
  const found = customer.addresses.find(({ id }) => id === addressId);
  return found && toCartAddress(found, customer);
}

/** The initial address of a customer's new cart: the default address, or only the customer's identity. */
export function defaultAddress(customer: Customer, kind: AddressKind): AddressData {
  const id = kind === 'billing' ? customer.defaultBilling : customer.defaultShipping;
  return savedAddress(customer, id) ?? toOwner(customer);
}
