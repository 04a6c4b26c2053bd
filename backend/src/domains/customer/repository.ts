import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row, updateRow } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import type { AddressDraft, Customer, CustomerAddress, NewCustomer } from './types.ts';

interface DefaultAddresses {
  readonly billing: number | null;
  readonly shipping: number | null;
}

const prepareAddresses = (db: DatabaseSync) => ({
  exists: db.prepare('SELECT 1 FROM customer_address WHERE id = ?'),
  of: db.prepare('SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id'),
  remove: db.prepare('DELETE FROM customer_address WHERE id = ?'),
});

/** Customers' addresses. Callers provide the transaction for `replace`. */
function createAddressStore(db: DatabaseSync) {
  const sql = prepareAddresses(db);

  const save = (customerId: number, draft: AddressDraft): number => {
    const { id, isDefaultBilling: _, isDefaultShipping: __, ...address } = draft;
    if (id === undefined) return insertRow(db, 'customer_address', { ...address, customerId });
    updateRow(db, 'customer_address', id, address);
    return id;
  };

  const setDefaults = (customerId: number, { billing, shipping }: DefaultAddresses): void =>
    updateRow(db, 'customer', customerId, { defaultBilling: billing, defaultShipping: shipping });

  return {
    of: (customerId: number): CustomerAddress[] => sql.of.all(customerId).map(toAddress),
    /** Whether any customer has an address with this id. */
    exists: (id: number): boolean => sql.exists.get(id) !== undefined,
    /** Inserts an address, or updates the one with the draft's id; returns the id. */
    save,
    replace: (customerId: number, drafts: readonly AddressDraft[]): void => {
      const saved = drafts.map((draft) => ({ draft, id: save(customerId, draft) }));
      const savedIds = new Set(saved.map(({ id }) => id));
      for (const row of sql.of.all(customerId)) {
        if (!savedIds.has(Number(row.id))) sql.remove.run(Number(row.id));
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

const toAddress = createRowMapper<CustomerAddress>({ json: ['street', 'details'] });
const toCustomer = createRowMapper<Omit<Customer, 'addresses'>>({
  json: ['details'],
  flags: ['isSubscribed'],
});

export type ProfileChange = Pick<Customer, 'email' | 'firstname' | 'lastname' | 'details'>;

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;

/** The columns without credentials. */
const CUSTOMER = `SELECT id, email, firstname, lastname, group_id, store_id, website_id, is_subscribed,
  details, default_billing, default_shipping, created_at, updated_at FROM customer`;

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare(`${CUSTOMER} WHERE id = ?`),
  byEmail: db.prepare(`${CUSTOMER} WHERE email = ?`),
  // After a change of the email address, earlier reset links and the verification are no longer valid.
  resetVerification: db.prepare(
    `UPDATE customer SET email_proven = 0, reset_token_hash = NULL, reset_sent_ms = NULL
     WHERE id = ? AND email <> ?`,
  ),
  setSubscribed: db.prepare('UPDATE customer SET is_subscribed = ? WHERE email = ?'),
});

/** Creates the repository of customers. `now` returns the time in milliseconds. */
export function createCustomerRepository(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  const addresses = createAddressStore(db);
  const withAddresses = (row: Row | undefined): Customer | undefined =>
    row && { ...toCustomer(row), addresses: addresses.of(Number(row.id)) };

  return {
    byId: (id: number) => withAddresses(sql.byId.get(id)),
    /** Case-insensitive. */
    byEmail: (email: string) => withAddresses(sql.byEmail.get(email)),
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
      sql.resetVerification.run(id, email);
      const profile = { email, firstname, lastname, details, updatedAt: moment(now()) };
      updateRow(db, 'customer', id, profile);
    },
    /** Subscribes an account's address to the newsletter or unsubscribes it; no effect without an account. */
    setSubscribed: (email: string, isSubscribed: boolean): void =>
      void sql.setSubscribed.run(isSubscribed ? 1 : 0, email),
  };
}
