import {
  badInput,
  faultyInput,
  MagentoError,
  noSuchEntity,
  notAuthorized,
  rejection,
  type WebapiError,
} from '../../shared/webapi/errors.ts';
import type { Caller } from '../../shared/webapi/route.ts';
import { countryById } from '../cart/countries.ts';
import { addressFaults, mergedAddress } from './address-rules.ts';
import type { AddressInput, CustomerInput } from './input.ts';
import { hashPassword, sameAsEmail, weakness } from './passwords.ts';
import type { CustomerRepository } from './repository.ts';
import { mergedDetails, profileFaults } from './rules.ts';
import { checkStore, noSuchAccount } from './store-rules.ts';
import type { AddressDraft, Customer } from './types.ts';

const defaults = [
  ['default_billing', 'defaultBilling'],
  ['default_shipping', 'defaultShipping'],
] as const;

/** The rules of a customer's address list. Callers provide the transaction. */
function createAddressBook(customers: CustomerRepository) {
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
    const faults = addressFaults(draft);
    if (faults.length > 0) throw faultyInput(faults);
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

export interface AccountDependencies {
  readonly customers: CustomerRepository;
  /** Called for every new account, in the transaction that stores it. */
  readonly onCreated: (customer: Customer, hasPassword: boolean) => void;
}

export interface NewAccount {
  readonly customer: CustomerInput;
  readonly password: string | undefined;
}

export type Accounts = ReturnType<typeof createAccounts>;

const taken = (): WebapiError =>
  badInput('A customer with the same email address already exists in an associated website.');

const throwIf = (error: WebapiError | undefined): void => {
  if (error !== undefined) throw error;
};

function checkProfile(input: CustomerInput): {
  firstname: string;
  lastname: string;
  email: string;
} {
  const faults = profileFaults(input);
  if (faults.length > 0) throw badInput(faults.join('\n'));
  const { firstname, lastname, email } = input;
  return { firstname: firstname ?? '', lastname: lastname ?? '', email: email ?? '' };
}

function checkPassword(password: string, email: string | null | undefined): void {
  throwIf(weakness(password));
  if (email == null)
    throw new MagentoError('A password cannot be compared with a missing mail address.');
  throwIf(sameAsEmail(password, email));
}

/** Only the shop assigns ids: for an input with an id, Magento looks for an existing account. */
const numbered = ({ email }: CustomerInput, customers: CustomerRepository): WebapiError =>
  customers.byEmail(email ?? '') === undefined
    ? noSuchAccount(email ?? null, '1')
    : badInput('This customer already exists in this store.');

/** The addresses of a new account. Magento omits those in unknown countries. */
const newAddresses = ({ addresses }: CustomerInput): AddressInput[] =>
  (addresses ?? [])
    .filter(({ countryId }) => countryById(countryId ?? '') !== undefined)
    .map((address) => ({ ...address, id: null }));

/** Sign-up and profile. Magento: /V1/customers and /V1/customers/me. */
export function createAccounts({ customers, onCreated }: AccountDependencies) {
  const addressBook = createAddressBook(customers);

  const get = (id: number): Customer => {
    const customer = customers.byId(id);
    if (customer === undefined) throw noSuchEntity('customerId', id);
    return customer;
  };

  const store = (input: CustomerInput, passwordHash: string | null): Customer =>
    customers.atomically(() => {
      const profile = checkProfile(input);
      if (customers.byEmail(profile.email) !== undefined) throw taken();
      const isSubscribed = input.extensionAttributes?.isSubscribed === true;
      const details = mergedDetails({}, input);
      const id = customers.create({ ...profile, passwordHash, isSubscribed, details });
      addressBook.replace(get(id), newAddresses(input));
      const customer = get(id);
      onCreated(customer, passwordHash !== null);
      return customer;
    });

  return {
    /** The customer with this id. @throws 404 */
    get,
    create: async (
      { customer: input, password }: NewAccount,
      caller: Caller,
    ): Promise<Customer> => {
      if (input.groupId != null && !caller.isAdmin) throw notAuthorized('Magento_Customer::manage');
      if (password !== undefined) checkPassword(password, input.email);
      if (input.id) throw numbered(input, customers);
      checkStore(input);
      if (input.email == null) throw new MagentoError('A customer without a mail address.');
      return store(input, password === undefined ? null : await hashPassword(password));
    },
    update: (id: number, input: CustomerInput): Customer =>
      customers.atomically(() => {
        const before = get(id);
        if (!input.email)
          throw rejection(400, 'The customer email is missing. Enter and try again.');
        addressBook.checkDefaults(before, input);
        const profile = checkProfile(input);
        const owner = customers.byEmail(profile.email);
        if (owner !== undefined && owner.id !== id) throw taken();
        customers.updateProfile(id, { ...profile, details: mergedDetails(before.details, input) });
        const isSubscribed = input.extensionAttributes?.isSubscribed;
        if (isSubscribed != null) customers.setSubscribed(profile.email, isSubscribed);
        addressBook.setDefaults(before, input);
        if (input.addresses != null) addressBook.replace(get(id), input.addresses);
        return get(id);
      }),
  };
}
