import type { RequestHandler } from 'express';

const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * Redirects to the canonical form of the path: unreserved characters are decoded, repeated slashes collapsed, and a
 * trailing slash removed. Everything that depends on the path (caching, closed areas, robots.txt) sees one form only.
 */
export const redirectToCanonicalPath: RequestHandler = (request, response, next) => {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url) ?? [];
  const canonical = canonicalPath(path);
  if (canonical === path) return next();
  response.redirect(301, canonical + query);
};

/** The result starts with exactly one slash, so that a redirect to it stays on this site. */
function canonicalPath(path: string): string {
  const decoded = path.replace(/%[0-7][0-9a-f]/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code;
  });
  return decoded.replace(/[\\/]{2,}|\\/g, '/').replace(/(?<=.)\/$/, '');
}
