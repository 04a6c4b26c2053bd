import type { FastifyInstance } from 'fastify';

/** A demo customer, described in README.md. */
interface DemoPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The password of every demo account. It is public in README.md. */
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

/** Grace's address book in the REST format. */
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

/** A client that calls the server's routes without a network, before it listens. */
export interface Visitor {
  /** Sends a REST request below /rest/V1 and returns the body. @throws for any status but 200 */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Submits a form of the admin. @throws if it is rejected */
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
