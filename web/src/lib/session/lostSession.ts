import { hasErrorCode } from '../forms/rejection.ts';

/** The specified notice after a lost session. */
export const LOGGED_OUT_NOTICE = "You've been logged out. Please login again.";

/** True for the gateway's error that the session has ended. */
export const isSessionLost = (error: unknown): boolean => hasErrorCode(error, 'UNAUTHENTICATED');

const isUnder = (path: string, area: string): boolean =>
  path === `/${area}` || path.startsWith(`/${area}/`);

/**
 * The redirect after a lost session: from account and checkout pages to `/?logout=true`, on sell pages to the same page
 * with `logout=true`, elsewhere to the same page with `loggedout=true`.
 */
export function lostPath({ pathname, search }: { pathname: string; search: string }): string {
  if (isUnder(pathname, 'account') || isUnder(pathname, 'checkout')) return '/?logout=true';
  const params = new URLSearchParams(search);
  params.set(isUnder(pathname, 'sell') ? 'logout' : 'loggedout', 'true');
  return `${pathname}?${params}`;
}

/** True for pages that require a signed-in customer. */
export function isAccountPage(pathname: string): boolean {
  return isUnder(pathname, 'account') && !isUnder(pathname, 'account/reset-password');
}
