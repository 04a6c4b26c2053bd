import type { FastifyInstance } from 'fastify';

/** Somebody who uses the shop through its own addresses, before it listens. */
export interface Visitor {
  /** A REST call below /rest/V1; its answer's body. @throws for any status but 200 */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Submits a form of the admin. @throws when it is rejected */
  form(path: string, fields?: Readonly<Record<string, string>>): Promise<void>;
}

/** A visitor with a customer's token, or without one. */
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
