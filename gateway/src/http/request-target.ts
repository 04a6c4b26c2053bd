const ENCODED_DOT = /%2e/gi;
/** Slashes and the end of a string for those who decode a path once more. */
const ENCODED_DELIMITER = /%2f|%5c|%00/i;
const SLASH = /[/\\]/;

/**
 * True for a target in origin-form, such as `/graphql?query=x`, whose path has neither encoded slashes nor dot
 * segments. Absolute-form (`GET http://host/path`) and authority-form (`GET host:80`) are for proxies.
 */
export const isPlainTarget = (target: string): boolean => {
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (ENCODED_DELIMITER.test(path)) return false;
  const segments = path.replace(ENCODED_DOT, '.').split(SLASH);
  return !segments.some((segment) => segment === '.' || segment === '..');
};
