import { Link } from 'react-router';
import { session, useSession } from '#apollo/session/session.ts';
import { useOpenLinks } from '#lib/site/useSite.ts';
import { useSignOut } from '../session/useSignOut.ts';

export const CUSTOMER_LINKS = [
  { to: '/account', label: 'My Account' },
  { to: '/account/orders', label: 'My Orders' },
  { to: '/sell/items', label: 'My Quotes' },
] as const;

/** The user menu's links as entries of the mobile menu. `onLeave` closes it. */
export function MobileUserLinks({ onLeave }: { onLeave: () => void }) {
  const { status, firstName } = useSession();
  const signOut = useSignOut();
  const links = useOpenLinks(CUSTOMER_LINKS);
  const button = (text: string, action: () => unknown) => (
    <li>
      <button
        type="button"
        onClick={() => {
          onLeave();
          action();
        }}
      >
        {text}
      </button>
    </li>
  );
  if (status !== 'customer') return button('Sign In', session.askToSignIn);
  return (
    <>
      {firstName && (
        <li>
          <span>Hi, {firstName}</span>
        </li>
      )}
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {button('Sign Out', signOut)}
    </>
  );
}
