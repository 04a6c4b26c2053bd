import {
  badInput,
  type InputError,
  noSuchEntity,
  WebapiError,
} from '../../shared/webapi/errors.ts';
import { addressFaults, mergedAddress } from './address-rules.ts';
import type { AddressInput, CustomerInput } from './input.ts';
import type { CustomerRepository } from './repository.ts';
import type { AddressDraft, Customer } from './types.ts';

function inputError(faults: readonly InputError[]): WebapiError | undefined {
  const [first, ...others] = faults;
  if (first === undefined) return undefined;
  if (others.length === 0) return badInput(first.message, first.parameters);
  const message = 'One or more input exceptions have occurred.';
  return new WebapiError(400, { message, errors: faults });
}

const defaults = [
  ['default_billing', 'defaultBilling'],
  ['default_shipping', 'defaultShipping'],
] as const;

/** The rules of a customer's address list. Callers provide the transaction. */
export function createAddressBook(customers: CustomerRepository) {
  const toDraft = (customer: Customer, given: AddressInput): AddressDraft => {
    const earlier = customer.addresses.find(({ id }) => id === given.id);
    if (given.id != null && earlier === undefined) {
      if (!customers.addressExists(given.id)) throw noSuchEntity('addressId', given.id);
      throw badInput(
        'Provided customer ID "%customer_id" isn\'t related to current customer address.',
        { customer_id: customer.id },
      );
    }
    const draft = mergedAddress(earlier, given);
    const error = inputError(addressFaults(draft));
    if (error !== undefined) throw error;
    return draft;
  };

  return {
    /** @throws 400 for a default address that is not among the customer's addresses */
    checkDefaults: (customer: Customer, input: CustomerInput): void => {
      const ids = (input.addresses ?? customer.addresses).map(({ id }) => String(id ?? ''));
      for (const [fieldName, name] of defaults) {
        if (!input[name] || ids.includes(input[name])) continue;
        throw badInput('The %fieldName value is invalid. Set the correct value and try again.', {
          fieldName,
        });
      }
    },
    setDefaults: (customer: Customer, input: CustomerInput): void => {
      const chosen = (name: 'defaultBilling' | 'defaultShipping'): number | null =>
        input[name] ? Number(input[name]) : customer[name];
      customers.setDefaults(customer.id, {
        billing: chosen('defaultBilling'),
        shipping: chosen('defaultShipping'),
      });
    },
    /**
     * Replaces the customer's addresses: those missing from the list are deleted.
     * @throws 400, 404
     */
    replace: (customer: Customer, addresses: readonly AddressInput[]): void => {
      customers.replaceAddresses(
        customer.id,
        addresses.map((address) => toDraft(customer, address)),
      );
    },
  };
}
