import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import type { AddressDraft, Customer, CustomerAddress, NewCustomer } from './types.ts';

type AddressStore = ReturnType<typeof createAddressStore>;

/** Ids of the default addresses. */
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
    rows: (customerId: number): Row[] => sql.of.all(customerId),
    of: (customerId: number): CustomerAddress[] => sql.of.all(customerId).map(addressFromRow),
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

export type Row = Record<string, unknown>;

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** Converts a row of a customer's address. */
export const addressFromRow = (row: Row): CustomerAddress => ({
  id: Number(row.id),
  customerId: Number(row.customer_id),
  firstname: String(row.firstname),
  lastname: String(row.lastname),
  street: JSON.parse(String(row.street)) as string[],
  city: String(row.city),
  countryId: String(row.country_id),
  region: textOrNull(row.region),
  regionId: Number(row.region_id),
  regionCode: textOrNull(row.region_code),
  postcode: textOrNull(row.postcode),
  telephone: String(row.telephone),
  company: textOrNull(row.company),
  details: JSON.parse(String(row.details)) as CustomerAddress['details'],
});

/** Converts a customer's row and the address rows. */
const customerFromRow = (row: Row, addresses: readonly Row[]): Customer => ({
  id: Number(row.id),
  email: String(row.email),
  firstname: String(row.firstname),
  lastname: String(row.lastname),
  groupId: Number(row.group_id),
  storeId: Number(row.store_id),
  websiteId: Number(row.website_id),
  isSubscribed: row.is_subscribed === 1,
  details: JSON.parse(String(row.details)) as Customer['details'],
  defaultBilling: numberOrNull(row.default_billing),
  defaultShipping: numberOrNull(row.default_shipping),
  createdAt: String(row.created_at),
  updatedAt: String(row.updated_at),
  addresses: addresses.map(addressFromRow),
});

/** The fields that a profile update may change. */
export type ProfileChange = Pick<Customer, 'email' | 'firstname' | 'lastname' | 'details'>;

export interface CustomerRepository {
  byId(id: number): Customer | undefined;
  /** Case-insensitive. */
  byEmail(email: string): Customer | undefined;
  /** Saved addresses in the order of their creation. */
  addresses: AddressStore['of'];
  /** Inserts a customer without addresses and returns the id; fails if the email address is taken. */
  create(customer: NewCustomer): number;
  updateProfile(id: number, change: ProfileChange): void;
  /** Subscribes an account's address to the newsletter or unsubscribes it; no effect without an account. */
  setSubscribed(email: string, isSubscribed: boolean): void;
  /** Replaces the customer's addresses: those not in the list are deleted. */
  replaceAddresses: AddressStore['replace'];
  addressExists: AddressStore['exists'];
  /** Adds an address to the customer's address book and returns its id; its flags make it the default. */
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
  // After a change of the email address, earlier reset links and the verification are no longer valid.
  forgetProof: db.prepare(
    `UPDATE customer SET email_proven = 0, reset_token_hash = NULL, reset_sent_ms = NULL
     WHERE id = ? AND email <> ?`,
  ),
  setSubscribed: db.prepare('UPDATE customer SET is_subscribed = ? WHERE email = ?'),
});

/** Creates the repository of customers. `now` returns the time in milliseconds. */
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
