/** Days that a browser keeps the cookie: the longest that a session can last. */
const DAYS = 7;

/** Name of the session's cookie. With `Secure` it carries the prefix that binds it to one host. */
export const cookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-encore-session' : 'encore-session';

/** The `Set-Cookie` header for the sealed session; null takes the cookie back. */
export const setCookie = (sealed: string | null, isSecure: boolean): string =>
  [
    `${cookieName(isSecure)}=${sealed ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${sealed === null ? 0 : DAYS * 86_400}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The cookie `name` of a `Cookie` header; null when it is not there. */
export const readCookie = (header: string | undefined, name: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
};
