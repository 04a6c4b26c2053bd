import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { session, useSession } from '#lib/session/useSession.ts';
import { preloadSignIn } from '../sign-in/loadSignIn.ts';
import './userMenu.css';

const CustomerMenu = lazy(() =>
  import('./CustomerMenu.tsx').then((m) => ({ default: m.CustomerMenu })),
);

/** 'Sign In', or 'Hi, {name}' with the customer's own links (spec §2). Wide screens only. */
export function UserMenu() {
  const { status, firstName } = useSession();
  if (status === 'customer') {
    return (
      <Suspense fallback={<Greeting firstName={firstName} />}>
        <CustomerMenu firstName={firstName} />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      className="e-utility-user"
      aria-haspopup="dialog"
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={() => session.askToSignIn()}
    >
      <UserRound size={20} strokeWidth={1.3} aria-hidden="true" />
      <span>Sign In</span>
    </button>
  );
}

function Greeting({ firstName }: { firstName: string }) {
  return (
    <span className="e-utility-user">
      <UserRound size={20} strokeWidth={1.3} aria-hidden="true" />
      <span className="e-user-menu-name">{firstName ? `Hi, ${firstName}` : 'Hi'}</span>
    </span>
  );
}
