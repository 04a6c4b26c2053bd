import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { scrollToCurrent } from '#lib/browser/showCurrent.ts';
import { useOpenLinks } from '#lib/browser/useOpenLinks.ts';
import { useSignOut } from '../session/useSignOut.ts';

const PAGES = [
  { to: '/account', label: 'Overview' },
  { to: '/account/orders', label: 'My Orders' },
  { to: '/sell/items', label: 'My Quotes' },
  { to: '/favorites', label: 'Favorites' },
  { to: '/account/price-alerts', label: 'Price Alerts' },
  { to: '/account/saved-search', label: 'Saved Searches' },
  { to: '/account/gift-cards', label: 'Gift Cards' },
  { to: '/account/addresses', label: 'Addresses' },
  { to: '/account/profile', label: 'Profile' },
] as const;

/** The pages of the account, and the way out. */
export function AccountNav() {
  const signOut = useSignOut();
  const pages = useOpenLinks(PAGES);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current when the path changes.
  useEffect(() => scrollToCurrent(nav.current), [pathname]);
  return (
    <nav className="e-account-nav" aria-label="My Account" ref={nav}>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/account'}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={signOut}>
            Sign Out
          </button>
        </li>
      </ul>
    </nav>
  );
}
