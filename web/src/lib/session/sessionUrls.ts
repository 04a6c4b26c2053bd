import { tryTo } from '../tryTo.ts';

/** The session parameters of a URL, valid on any route. */
export interface SignInParams {
  /** `logout` or `loggedout` is set: sign out. */
  readonly signsOut: boolean;
  /** `logout` is set: show the notice. */
  readonly showsNotice: boolean;
  /** `logout` is `true`: open the sign-in dialog. */
  readonly opensDialog: boolean;
  /** Path on this site to open after signing in; null for none. */
  readonly redirect: string | null;
  /** Id of the item to add to the favorites after signing in; null for none. */
  readonly wishlist: string | null;
}

const NAMES = ['logout', 'loggedout', 'redirect', 'wishlist'];

/** Parses the parameters of a URL. `origin` is the shop's own. */
export function readSignInParams(search: string, origin: string): SignInParams {
  const params = new URLSearchParams(search);
  const isTrue = params.get('logout') === 'true';
  return {
    signsOut: isTrue || params.has('loggedout'),
    showsNotice: params.has('logout'),
    opensDialog: isTrue,
    redirect: redirectTarget(params.get('redirect'), origin),
    wishlist: params.get('wishlist')?.trim() || null,
  };
}

/** The location without the parameters that are handled after signing in. */
export function withoutSignInParams({ pathname = '', search = '', hash = '' }): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  const rest = params.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}

/** Characters that browsers drop from a URL or read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/**
 * The path on this site named by `redirect`: `/` plus the value, unless it is `true` or `false`. Null for targets with
 * another origin or scheme.
 */
export function redirectTarget(value: string | null, origin: string): string | null {
  if (!value || value === 'true' || value === 'false' || UNSAFE.test(value)) return null;
  const path = `/${value.replace(/^\/(?!\/)/, '')}`;
  if (path.startsWith('//')) return null;
  const target = URL.parse(path, origin);
  if (target?.origin !== origin || target.pathname.startsWith('//')) return null;
  // A redirect to /logout, however it is written, would undo the sign-in.
  const decoded = tryTo(() => decodeURIComponent(target.pathname)) ?? '';
  if (/^[/\\]logout[/\\]*$/i.test(decoded)) return null;
  return withoutSignInParams(target);
}

const isUnder = (path: string, area: string): boolean =>
  path === `/${area}` || path.startsWith(`/${area}/`);

/**
 * The redirect after a lost session: from account and checkout pages to `/?logout=true`, on sell pages to the same page
 * with `logout=true`, elsewhere to the same page with `loggedout=true`.
 */
export function lostPath({ pathname, search }: { pathname: string; search: string }): string {
  if (isAccountPage(pathname) || isUnder(pathname, 'checkout')) return '/?logout=true';
  const params = new URLSearchParams(search);
  params.set(isUnder(pathname, 'sell') ? 'logout' : 'loggedout', 'true');
  return `${pathname}?${params}`;
}

/** True for pages that require a signed-in customer. */
export function isAccountPage(pathname: string): boolean {
  return isUnder(pathname, 'account') && !isUnder(pathname, 'account/reset-password');
}
