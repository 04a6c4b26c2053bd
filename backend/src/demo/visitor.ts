import type { FastifyInstance } from 'fastify';

/** A person of the demo; README says how to sign in as one. */
interface DemoPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The password of every demo account. It is in the README, so these accounts are for demos only. */
export const DEMO_PASSWORD = 'Encore-demo-1';

/** Has orders, sell items and favorites. */
export const grace: DemoPerson = {
  email: 'grace@encore.test',
  firstname: 'Grace',
  lastname: 'Hollis',
};

/** Has just signed up. */
const noah: DemoPerson = { email: 'noah@encore.test', firstname: 'Noah', lastname: 'Reyes' };

export const demoPeople: readonly DemoPerson[] = [grace, noah];

const address = {
  firstname: grace.firstname,
  lastname: grace.lastname,
  country_id: 'US',
  region: { region_code: 'CA', region: 'California', region_id: 12 },
};

/** Grace's address book, as the REST interface takes it. */
export const graceAddresses = [
  {
    ...address,
    street: ['418 Palm Court', 'Apt 5'],
    city: 'Los Angeles',
    postcode: '90026',
    telephone: '323-555-0148',
    default_shipping: true,
    default_billing: true,
  },
  {
    ...address,
    street: ['77 Harbor Way'],
    city: 'San Diego',
    postcode: '92101',
    telephone: '619-555-0122',
    default_shipping: false,
    default_billing: false,
  },
] as const;

/** Someone who uses the shop through its own addresses, before it listens. */
export interface Visitor {
  /** A REST call below /rest/V1; its response's body. @throws for any status but 200 */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Submits a form of the admin. @throws when it is rejected */
  form(path: string, fields?: Readonly<Record<string, string>>): Promise<void>;
}

export const createVisitor = (app: FastifyInstance, token?: string): Visitor => ({
  call: async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/rest/V1${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    });
    if (response.statusCode === 200) return response.json();
    throw new Error(
      `The demo's ${method} ${path} was answered ${response.statusCode}: ${response.body}`,
    );
  },
  form: async (path, fields = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/admin${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    if (response.statusCode === 303) return;
    throw new Error(`The demo's form ${path} was answered ${response.statusCode}.`);
  },
});
