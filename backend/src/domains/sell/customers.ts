import type { DatabaseSync } from 'node:sqlite';
import { createCustomerRepository } from '../customer/repository.ts';
import type { Customer } from '../customer/types.ts';
import type { Customers, Sender } from './types.ts';

/** The default shipping address, otherwise the first address. */
function toSender({ addresses, defaultShipping }: Customer): Sender | null {
  const address = addresses.find(({ id }) => id === defaultShipping) ?? addresses[0];
  if (address === undefined) return null;
  return {
    name: `${address.firstname} ${address.lastname}`,
    street: address.street,
    city: address.city,
    region: address.regionCode ?? address.region ?? '',
    postcode: address.postcode ?? '',
    countryId: address.countryId,
    telephone: address.telephone,
  };
}

export function createCustomers(db: DatabaseSync): Customers {
  const customers = createCustomerRepository(db);
  return {
    byId: (id) => {
      const customer = customers.byId(id);
      if (customer === undefined) return undefined;
      const { email, firstname, lastname } = customer;
      return { id, email, firstname, lastname, address: toSender(customer) };
    },
  };
}
