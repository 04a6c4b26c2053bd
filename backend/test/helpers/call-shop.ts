import { ann, type TestShop } from './shop.ts';

export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a REST call as the customer with this mail address, or as a guest for null. */
export async function callShop(
  shop: TestShop,
  [method, path, body]: readonly [method: string, path: string, body?: object | undefined],
  email: string | null = ann.email,
): Promise<Sent> {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(email !== null && { authorization: `Bearer ${shop.getToken(email)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** What a guest is told where a customer is needed. */
export const needsCustomer: Sent = {
  status: 401,
  body: {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'self' },
  },
};

/** The response for something that is not there. */
export const notThere = (fieldName: string, fieldValue: unknown): Sent => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName, fieldValue },
  },
});
