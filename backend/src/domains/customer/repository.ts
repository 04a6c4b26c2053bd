import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { createRowMapper, type Row } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import type { AddressDraft, Customer, CustomerAddress, NewCustomer } from './types.ts';

interface DefaultAddresses {
  readonly billing: number | null;
  readonly shipping: number | null;
}

const columns = [
  'firstname',
  'lastname',
  'street',
  'city',
  'country_id',
  'region',
  'region_id',
  'region_code',
  'postcode',
  'telephone',
  'company',
  'details',
];

const toValues = (draft: AddressDraft): SQLInputValue[] => [
  draft.firstname,
  draft.lastname,
  JSON.stringify(draft.street),
  draft.city,
  draft.countryId,
  draft.region,
  draft.regionId,
  draft.regionCode,
  draft.postcode,
  draft.telephone,
  draft.company,
  JSON.stringify(draft.details),
];

const prepareAddresses = (db: DatabaseSync) => ({
  exists: db.prepare('SELECT 1 FROM customer_address WHERE id = ?'),
  of: db.prepare('SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id'),
  insert: db.prepare(
    `INSERT INTO customer_address (${columns.join(', ')}, customer_id)
     VALUES (${columns.map(() => '?').join(', ')}, ?) RETURNING id`,
  ),
  update: db.prepare(
    `UPDATE customer_address SET ${columns.map((column) => `${column} = ?`).join(', ')}
     WHERE id = ? AND customer_id = ?`,
  ),
  remove: db.prepare('DELETE FROM customer_address WHERE id = ?'),
  setDefaults: db.prepare(
    'UPDATE customer SET default_billing = ?, default_shipping = ? WHERE id = ?',
  ),
});

/** Customers' addresses. Callers provide the transaction for `replace`. */
function createAddressStore(db: DatabaseSync) {
  const sql = prepareAddresses(db);

  const save = (customerId: number, draft: AddressDraft): number => {
    if (draft.id === undefined) return Number(sql.insert.get(...toValues(draft), customerId)?.id);
    sql.update.run(...toValues(draft), draft.id, customerId);
    return draft.id;
  };

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
      sql.setDefaults.run(
        last(({ isDefaultBilling }) => isDefaultBilling),
        last(({ isDefaultShipping }) => isDefaultShipping),
        customerId,
      );
    },
    setDefaults: (customerId: number, { billing, shipping }: DefaultAddresses): void => {
      sql.setDefaults.run(billing, shipping, customerId);
    },
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
  create: db.prepare(
    `INSERT INTO customer
       (email, password_hash, firstname, lastname, is_subscribed, details, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  ),
  updateProfile: db.prepare(
    `UPDATE customer SET email = ?, firstname = ?, lastname = ?, details = ?, updated_at = ?
     WHERE id = ?`,
  ),
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
      const { email, passwordHash, firstname, lastname } = customer;
      const details = JSON.stringify(customer.details ?? {});
      const subscribed = customer.isSubscribed ? 1 : 0;
      const at = moment(now());
      const values = [email, passwordHash, firstname, lastname, subscribed, details, at, at];
      return Number(sql.create.get(...values)?.id);
    },
    updateProfile: (id: number, { email, firstname, lastname, details }: ProfileChange): void => {
      const at = moment(now());
      sql.resetVerification.run(id, email);
      sql.updateProfile.run(email, firstname, lastname, JSON.stringify(details), at, id);
    },
    /** Subscribes an account's address to the newsletter or unsubscribes it; no effect without an account. */
    setSubscribed: (email: string, isSubscribed: boolean): void =>
      void sql.setSubscribed.run(isSubscribed ? 1 : 0, email),
  };
}
