/** A person of the demo; README says how to sign in as one. */
export interface DemoPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The password of every demo account. It is in the README, so these accounts are for demos only. */
export const DEMO_PASSWORD = 'Encore-demo-1';

/** Has bought, sold and kept things. */
export const grace: DemoPerson = {
  email: 'grace@encore.test',
  firstname: 'Grace',
  lastname: 'Hollis',
};

/** Has just signed up. */
export const noah: DemoPerson = { email: 'noah@encore.test', firstname: 'Noah', lastname: 'Reyes' };

export const demoPeople: readonly DemoPerson[] = [grace, noah];

const address = {
  ...{ firstname: grace.firstname, lastname: grace.lastname, country_id: 'US' },
  region: { region_code: 'CA', region: 'California', region_id: 12 },
};

/** Grace's address book, as the REST interface takes it. */
export const graceAddresses = [
  {
    ...address,
    ...{ street: ['418 Palm Court', 'Apt 5'], city: 'Los Angeles', postcode: '90026' },
    ...{ telephone: '323-555-0148', default_shipping: true, default_billing: true },
  },
  {
    ...address,
    ...{ street: ['77 Harbor Way'], city: 'San Diego', postcode: '92101' },
    ...{ telephone: '619-555-0122', default_shipping: false, default_billing: false },
  },
] as const;
