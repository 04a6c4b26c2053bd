import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertRow, updateRows } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import type { AddressDraft, Customer, CustomerAddress, NewCustomer } from './types.ts';

interface DefaultAddresses {
  readonly billing: number | null;
  readonly shipping: number | null;
}

/** Customers' addresses. Callers provide the transaction for `replace`. */
function createAddressStore(db: DatabaseSync) {
  const addresses = createReader<CustomerAddress>(db, 'customer_address', {
    json: ['street', 'details'],
  });
  const of = (customerId: number) => addresses.list({ customerId }, 'id');
  const save = (customerId: number, draft: AddressDraft): number => {
    const { id, isDefaultBilling: _, isDefaultShipping: __, ...address } = draft;
    if (id === undefined) return insertRow(db, 'customer_address', { ...address, customerId });
    updateRows(db, 'customer_address', { id }, address);
    return id;
  };

  const setDefaults = (id: number, { billing, shipping }: DefaultAddresses) =>
    updateRows(db, 'customer', { id }, { defaultBilling: billing, defaultShipping: shipping });

  return {
    of,
    /** Whether any customer has an address with this id. */
    exists: (id: number): boolean => addresses.find({ id }) !== undefined,
    /** Inserts an address, or updates the one with the draft's id; returns the id. */
    save,
    replace: (customerId: number, drafts: readonly AddressDraft[]): void => {
      const saved = drafts.map((draft) => ({ draft, id: save(customerId, draft) }));
      const savedIds = new Set(saved.map(({ id }) => id));
      for (const { id } of of(customerId)) {
        if (!savedIds.has(id)) deleteRows(db, 'customer_address', { id });
      }
      // The last flagged address becomes the default; a default sent without its flag loses it.
      const last = (isMarked: (draft: AddressDraft) => boolean): number | null =>
        saved.findLast(({ draft }) => isMarked(draft))?.id ?? null;
      setDefaults(customerId, {
        billing: last(({ isDefaultBilling }) => isDefaultBilling),
        shipping: last(({ isDefaultShipping }) => isDefaultShipping),
      });
    },
    setDefaults,
  };
}

export type ProfileChange = Pick<Customer, 'email' | 'firstname' | 'lastname' | 'details'>;

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;

/** The columns without credentials. */
const COLUMNS = `id, email, firstname, lastname, group_id, store_id, website_id, is_subscribed,
  details, default_billing, default_shipping, created_at, updated_at`;

/** Creates the repository of customers. `now` returns the time in milliseconds. */
export function createCustomerRepository(db: DatabaseSync, now: () => number = Date.now) {
  const addresses = createAddressStore(db);
  const customers = createReader(db, 'customer', {
    columns: COLUMNS,
    json: ['details'],
    flags: ['isSubscribed'],
    complete: (customer: Omit<Customer, 'addresses'>): Customer => ({
      ...customer,
      addresses: addresses.of(customer.id),
    }),
  });

  return {
    byId: (id: number) => customers.find({ id }),
    /** Case-insensitive. */
    byEmail: (email: string) => customers.find({ email }),
    addresses: addresses.of,
    /** Replaces the customer's addresses: those not in the list are deleted. */
    replaceAddresses: addresses.replace,
    addressExists: addresses.exists,
    /** Adds an address to the customer's address book and returns its id; its flags make it the default. */
    addAddress: (
      { id, defaultBilling, defaultShipping }: Customer,
      draft: AddressDraft,
    ): number => {
      const addressId = addresses.save(id, draft);
      addresses.setDefaults(id, {
        billing: draft.isDefaultBilling ? addressId : defaultBilling,
        shipping: draft.isDefaultShipping ? addressId : defaultShipping,
      });
      return addressId;
    },
    setDefaults: addresses.setDefaults,
    atomically: <Result>(work: () => Result): Result => inTransaction(db, work),
    /** Inserts a customer without addresses and returns the id; fails if the email address is taken. */
    create: (customer: NewCustomer): number => {
      const { email, passwordHash, firstname, lastname, isSubscribed = false } = customer;
      const at = moment(now());
      return insertRow(db, 'customer', {
        email,
        passwordHash,
        firstname,
        lastname,
        isSubscribed,
        details: customer.details ?? {},
        createdAt: at,
        updatedAt: at,
      });
    },
    updateProfile: (id: number, { email, firstname, lastname, details }: ProfileChange): void => {
      // After a change of the email address, earlier reset links and the verification are no longer valid.
      const unverified = { emailProven: false, resetTokenHash: null, resetSentMs: null };
      if (!customers.find({ id, email })) updateRows(db, 'customer', { id }, unverified);
      const profile = { email, firstname, lastname, details, updatedAt: moment(now()) };
      updateRows(db, 'customer', { id }, profile);
    },
    /** Subscribes an account's address to the newsletter or unsubscribes it; no effect without an account. */
    setSubscribed: (email: string, isSubscribed: boolean) =>
      updateRows(db, 'customer', { email }, { isSubscribed }),
  };
}
