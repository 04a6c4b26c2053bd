import { Link } from 'react-router';
import { useOpenLinks } from '#lib/browser/useOpenLinks.ts';
import { session, useSession } from '#lib/session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { CUSTOMER_LINKS } from './customerLinks.ts';

/** What the user menu holds, as entries of the menu of narrow screens. `onLeave` closes that menu. */
export function MobileUserLinks({ onLeave }: { onLeave: () => void }) {
  const { status, firstName } = useSession();
  const signOut = useSignOut();
  const links = useOpenLinks(CUSTOMER_LINKS);
  if (status !== 'customer') {
    const ask = () => {
      onLeave();
      session.askToSignIn();
    };
    return (
      <li>
        <button type="button" onClick={ask}>
          Sign In
        </button>
      </li>
    );
  }
  const leave = () => {
    onLeave();
    void signOut();
  };
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
      <li>
        <button type="button" onClick={leave}>
          Sign Out
        </button>
      </li>
    </>
  );
}
