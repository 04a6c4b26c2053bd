import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-request-id';
const ACCEPTABLE = /^[\w-]{8,64}$/;

/** The id that a proxy gave the request, when it is a plain one; otherwise a new one. */
export const requestIdOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
};
