import { isVirtual } from '../cart/rules.ts';
import type { AddressData, CustomerSource, Quote, QuoteAddress } from '../cart/types.ts';
import { detailNames } from '../customer/address-rules.ts';
import type { AddressDraft, Customer } from '../customer/types.ts';

type Marks = Pick<AddressDraft, 'isDefaultBilling' | 'isDefaultShipping'>;

const toDetails = (address: AddressData): AddressDraft['details'] =>
  Object.fromEntries(
    Object.entries(detailNames).flatMap(([field, name]) => {
      const value = address[field as keyof typeof detailNames];
      return value ? [[name, value]] : [];
    }),
  );

const toDraft = (address: AddressData, marks: Marks): AddressDraft => ({
  firstname: address.firstname ?? '',
  lastname: address.lastname ?? '',
  street: address.street ?? [],
  city: address.city ?? '',
  countryId: address.countryId ?? '',
  region: address.region ?? null,
  regionId: address.regionId ?? 0,
  regionCode: address.regionCode ?? null,
  postcode: address.postcode ?? null,
  telephone: address.telephone ?? '',
  company: address.company ?? null,
  details: toDetails(address),
  ...marks,
});

/** The default flags of a saved address: set for each default that the customer does not have yet. */
function getMarks(kind: 'billing' | 'shipping', customer: Customer, billing: AddressData): Marks {
  const lacksBilling = customer.defaultBilling === null;
  const lacksShipping = customer.defaultShipping === null;
  return kind === 'billing'
    ? { isDefaultBilling: lacksBilling, isDefaultShipping: lacksBilling && lacksShipping }
    : {
        isDefaultBilling: lacksShipping && lacksBilling && !billing.saveInAddressBook,
        isDefaultShipping: lacksShipping,
      };
}

/**
 * Saves the addresses of a customer's cart marked `save_in_address_book`, as Magento does when an order is placed.
 * Returns the cart with the ids of the saved addresses.
 */
export function saveToAddressBook(quote: Quote, customers: CustomerSource): Quote {
  const keep = (kind: 'billing' | 'shipping'): QuoteAddress => {
    const address = quote[kind];
    // Reloaded, because the first address may have become a default.
    const customer = quote.customerId === null ? undefined : customers.byId(quote.customerId);
    if (!customer || !address.saveInAddressBook) return address;
    const draft = toDraft(address, getMarks(kind, customer, quote.billing));
    return { ...address, customerAddressId: customers.addAddress(customer, draft) };
  };
  const isShipped = !isVirtual(quote.items) && !quote.shipping.sameAsBilling;
  const shipping = isShipped ? keep('shipping') : quote.shipping;
  return { ...quote, shipping, billing: keep('billing') };
}
