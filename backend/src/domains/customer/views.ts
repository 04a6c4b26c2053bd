import type { Customer, CustomerAddress } from './types.ts';

const optional = (
  details: Readonly<Record<string, string | number>>,
  names: readonly string[],
): Record<string, string | number> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = details[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );

/** A saved address with Magento's keys in Magento's order; empty fields are omitted. */
export const addressView = (address: CustomerAddress, customer: Customer) => ({
  id: address.id,
  customer_id: address.customerId,
  region: {
    region_code: address.regionCode,
    region: address.region,
    region_id: address.regionId,
  },
  ...(address.regionId !== 0 && { region_id: address.regionId }),
  country_id: address.countryId,
  street: address.street,
  ...(address.company && { company: address.company }),
  telephone: address.telephone,
  ...optional(address.details, ['fax']),
  ...(address.postcode && { postcode: address.postcode }),
  city: address.city,
  firstname: address.firstname,
  lastname: address.lastname,
  ...optional(address.details, ['middlename', 'prefix', 'suffix', 'vat_id']),
  ...(customer.defaultShipping === address.id && { default_shipping: true }),
  ...(customer.defaultBilling === address.id && { default_billing: true }),
});

/** A customer with the keys of Magento's GET /V1/customers/me, in its order. */
export const customerView = (customer: Customer) => ({
  id: customer.id,
  group_id: customer.groupId,
  ...(customer.defaultBilling !== null && { default_billing: String(customer.defaultBilling) }),
  ...(customer.defaultShipping !== null && { default_shipping: String(customer.defaultShipping) }),
  created_at: customer.createdAt,
  updated_at: customer.updatedAt,
  created_in: 'Default Store View',
  ...optional(customer.details, ['dob']),
  email: customer.email,
  firstname: customer.firstname,
  lastname: customer.lastname,
  ...optional(customer.details, ['middlename', 'prefix', 'suffix', 'gender']),
  store_id: customer.storeId,
  ...optional(customer.details, ['taxvat']),
  website_id: customer.websiteId,
  addresses: customer.addresses.map((address) => addressView(address, customer)),
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: customer.isSubscribed },
});
