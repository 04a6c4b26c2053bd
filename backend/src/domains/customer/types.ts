/** A saved address. `regionId` is 0 if the country has no region list. */
export interface CustomerAddress {
  readonly id: number;
  readonly customerId: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly countryId: string;
  readonly region: string | null;
  readonly regionId: number;
  readonly regionCode: string | null;
  readonly postcode: string | null;
  readonly telephone: string;
  readonly company: string | null;
  /** Rarely used fields in snake_case: fax, prefix, middlename, suffix, vat_id. */
  readonly details: Readonly<Record<string, string>>;
}

/** A customer. Timestamps are 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly groupId: number;
  readonly storeId: number;
  readonly websiteId: number;
  readonly isSubscribed: boolean;
  /** Rarely used fields in snake_case: prefix, middlename, suffix, dob, taxvat, gender. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Id of the default address; null without one. */
  readonly defaultBilling: number | null;
  readonly defaultShipping: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly addresses: readonly CustomerAddress[];
}

/** A new customer; `passwordHash` is null for an account that cannot sign in with a password yet. */
export type NewCustomer = Pick<Customer, 'email' | 'firstname' | 'lastname'> &
  Partial<Pick<Customer, 'isSubscribed' | 'details'>> & { readonly passwordHash: string | null };

/** An address to store; a new one if it has no id. */
export type AddressDraft = Omit<CustomerAddress, 'id' | 'customerId'> & {
  readonly id?: number;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};
