import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { addressFromRow, type Row } from './rows.ts';
import type { AddressDraft, CustomerAddress } from './types.ts';

export interface AddressStore {
  rows(customerId: number): Row[];
  of(customerId: number): CustomerAddress[];
  /** Whether any customer has an address of that id. */
  exists(id: number): boolean;
  /** Writes a new address, or the one whose id the draft has; returns its id. */
  save(customerId: number, draft: AddressDraft): number;
  replace(customerId: number, drafts: readonly AddressDraft[]): void;
  setDefaults(customerId: number, defaults: DefaultAddresses): void;
}

/** Ids of the addresses chosen for a purpose. */
export interface DefaultAddresses {
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

const prepareAll = (db: DatabaseSync) => ({
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

/** The addresses of customers. `replace` belongs into a transaction. */
export function createAddressStore(db: DatabaseSync): AddressStore {
  const sql = prepareAll(db);

  const save = (customerId: number, draft: AddressDraft): number => {
    if (draft.id === undefined) return Number(sql.insert.get(...toValues(draft), customerId)?.id);
    sql.update.run(...toValues(draft), draft.id, customerId);
    return draft.id;
  };

  return {
    rows: (customerId) => sql.of.all(customerId),
    of: (customerId) => sql.of.all(customerId).map(addressFromRow),
    exists: (id) => sql.exists.get(id) !== undefined,
    save,
    replace: (customerId, drafts) => {
      const saved = drafts.map((draft) => ({ draft, id: save(customerId, draft) }));
      const savedIds = new Set(saved.map(({ id }) => id));
      for (const row of sql.of.all(customerId)) {
        if (!savedIds.has(Number(row.id))) sql.remove.run(Number(row.id));
      }
      // The last address with the mark wins; a default that comes without its mark is none any more.
      const last = (isMarked: (draft: AddressDraft) => boolean): number | null =>
        saved.findLast(({ draft }) => isMarked(draft))?.id ?? null;
      sql.setDefaults.run(
        last(({ isDefaultBilling }) => isDefaultBilling),
        last(({ isDefaultShipping }) => isDefaultShipping),
        customerId,
      );
    },
    setDefaults: (customerId, { billing, shipping }) => {
      sql.setDefaults.run(billing, shipping, customerId);
    },
  };
}
