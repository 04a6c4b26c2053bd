import type { RequestHandler } from 'express';

const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * Redirects a path that is written in a roundabout way to the plain one: letters that need no percent sign, several
 * slashes in a row, one at the end. What depends on the path (who may cache a page, which area is open, what robots
 * leave alone) thus sees one way of writing it.
 */
export const redirectToCanonicalPath: RequestHandler = (request, response, next) => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
  const canonical = canonicalPath(path);
  if (canonical === path) return next();
  response.redirect(301, canonical + query);
};

/** Begins with exactly one slash, so that it never names another site. */
function canonicalPath(path: string): string {
  const plain = path.replace(/%[0-7][0-9a-f]/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code;
  });
  return plain.replace(/[\\/]{2,}|\\/g, '/').replace(/(?<=.)\/$/, '');
}
