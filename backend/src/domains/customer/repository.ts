import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import { type AddressStore, createAddressStore } from './address-store.ts';
import { customerFromRow, type Row } from './rows.ts';
import type { AddressDraft, Customer, NewCustomer } from './types.ts';

/** What a profile change may change. */
export type ProfileChange = Pick<Customer, 'email' | 'firstname' | 'lastname' | 'details'>;

export interface CustomerRepository {
  byId(id: number): Customer | undefined;
  /** Case does not matter. */
  byEmail(email: string): Customer | undefined;
  /** Saved addresses in the order they were made. */
  addresses: AddressStore['of'];
  /** Writes a customer without addresses and returns its id; a taken mail address is an error. */
  create(customer: NewCustomer): number;
  updateProfile(id: number, change: ProfileChange): void;
  /** Subscribes the address of an account to the newsletter, or ends that. No account: nothing happens. */
  setSubscribed(email: string, isSubscribed: boolean): void;
  /** Makes these the customer's addresses: those that are not among them are deleted. */
  replaceAddresses: AddressStore['replace'];
  addressExists: AddressStore['exists'];
  /** Adds an address to the customer's book and returns its id; its marks make it the default. */
  addAddress(customer: Customer, draft: AddressDraft): number;
  setDefaults: AddressStore['setDefaults'];
  /** Runs `work` in one write transaction. */
  atomically<Result>(work: () => Result): Result;
}

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare('SELECT * FROM customer WHERE id = ?'),
  byEmail: db.prepare('SELECT * FROM customer WHERE email = ?'),
  create: db.prepare(
    `INSERT INTO customer
       (email, password_hash, firstname, lastname, is_subscribed, details, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  ),
  updateProfile: db.prepare(
    `UPDATE customer SET email = ?, firstname = ?, lastname = ?, details = ?, updated_at = ?
     WHERE id = ?`,
  ),
  // A link that went to the earlier address must not work, nor does its proof count for the new one.
  forgetProof: db.prepare(
    `UPDATE customer SET email_proven = 0, reset_token_hash = NULL, reset_sent_ms = NULL
     WHERE id = ? AND email <> ?`,
  ),
  setSubscribed: db.prepare('UPDATE customer SET is_subscribed = ? WHERE email = ?'),
});

/** Customers in the commerce database. `now` tells the time in milliseconds. */
export function createCustomerRepository(
  db: DatabaseSync,
  now: () => number = Date.now,
): CustomerRepository {
  const sql = prepareAll(db);
  const addresses = createAddressStore(db);
  const withAddresses = (row: Row | undefined): Customer | undefined =>
    row && customerFromRow(row, addresses.rows(Number(row.id)));

  return {
    byId: (id) => withAddresses(sql.byId.get(id)),
    byEmail: (email) => withAddresses(sql.byEmail.get(email)),
    addresses: addresses.of,
    replaceAddresses: addresses.replace,
    addressExists: addresses.exists,
    addAddress: ({ id, defaultBilling, defaultShipping }, draft) => {
      const addressId = addresses.save(id, draft);
      addresses.setDefaults(id, {
        billing: draft.isDefaultBilling ? addressId : defaultBilling,
        shipping: draft.isDefaultShipping ? addressId : defaultShipping,
      });
      return addressId;
    },
    setDefaults: addresses.setDefaults,
    atomically: (work) => inTransaction(db, work),
    create: (customer) => {
      const { email, passwordHash, firstname, lastname } = customer;
      const details = JSON.stringify(customer.details ?? {});
      const subscribed = customer.isSubscribed ? 1 : 0;
      const at = moment(now());
      const values = [email, passwordHash, firstname, lastname, subscribed, details, at, at];
      return Number(sql.create.get(...values)?.id);
    },
    updateProfile: (id, { email, firstname, lastname, details }) => {
      const at = moment(now());
      sql.forgetProof.run(id, email);
      sql.updateProfile.run(email, firstname, lastname, JSON.stringify(details), at, id);
    },
    setSubscribed: (email, isSubscribed) => {
      sql.setSubscribed.run(isSubscribed ? 1 : 0, email);
    },
  };
}
