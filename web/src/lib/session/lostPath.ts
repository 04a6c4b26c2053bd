const isUnder = (path: string, area: string): boolean =>
  path === `/${area}` || path.startsWith(`/${area}/`);

/**
 * Where a person goes whose session has ended (spec §4, HTTP 401): from account and checkout pages to `/?logout=true`, on
 * sell pages to the same page with `logout=true`, elsewhere to the same page with `loggedout=true`.
 */
export function lostPath({ pathname, search }: { pathname: string; search: string }): string {
  if (isUnder(pathname, 'account') || isUnder(pathname, 'checkout')) return '/?logout=true';
  const params = new URLSearchParams(search);
  params.set(isUnder(pathname, 'sell') ? 'logout' : 'loggedout', 'true');
  return `${pathname}?${params}`;
}

/** True on the pages that only a signed-in customer has any use for. */
export function isAccountPage(pathname: string): boolean {
  return isUnder(pathname, 'account') && !isUnder(pathname, 'account/reset-password');
}
