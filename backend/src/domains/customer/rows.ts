import type { Customer, CustomerAddress } from './types.ts';

export type Row = Record<string, unknown>;

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** A row of a customer's address. */
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

/** A row of a customer, with those of the address book. */
export const customerFromRow = (row: Row, addresses: readonly Row[]): Customer => ({
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
