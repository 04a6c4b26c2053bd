import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { defaultAddress, toOwner } from './customer-address.ts';
import type { CartService } from './service.ts';

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
