import { useApolloClient } from '@apollo/client/react';
import { Fragment, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { useOpenLinks } from '../../../shared/useOpenLinks.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AccountNav } from '../components/AccountNav.tsx';
import { confirmSession } from '../session/sessionCalls.ts';
import '../components/account.css';

/**
 * The frame of every account page. A customer sees the page; a guest is asked to sign in and then sees it. Whoever signs
 * out here is on the way home and is asked nothing. Pages below may take for granted that somebody is signed in; the
 * server never renders them, since its HTML is for everybody.
 */
export default function AccountLayout() {
  const { status } = useSession();
  const [generation] = useState(session.generation);
  if (status === 'customer') return <CustomersAccount />;
  return (
    <div className="e-wrap e-account-gate">
      <PageHead title="My Account" canonical={null} />
      {status === 'unknown' ? (
        <Skeleton height="320px" />
      ) : (
        <GuestsAccount isLeaving={session.generation() !== generation} />
      )}
    </div>
  );
}

function CustomersAccount() {
  return (
    <div className="e-wrap e-account">
      <AccountNav />
      <div className="e-account-page">
        <Outlet />
      </div>
    </div>
  );
}

const GUESTS_LINKS = [
  { to: '/guest/order', text: 'Order status' },
  { to: '/gift-card-balance', text: 'Gift card balance' },
];

function GuestsAccount({ isLeaving }: { isLeaving: boolean }) {
  const client = useApolloClient();
  const links = useOpenLinks(GUESTS_LINKS);
  useEffect(() => {
    if (isLeaving) return;
    let isHere = true;
    void confirmSession(client, session).then(() => {
      const { status, dialog } = session.getState();
      if (isHere && status === 'guest' && dialog === null) session.askToSignIn();
    });
    return () => {
      isHere = false;
    };
  }, [client, isLeaving]);
  return (
    <>
      <h1 className="e-title">My Account</h1>
      <p>Please sign in to see your orders, favorites, quotes and everything else you keep here.</p>
      <div className="e-account-actions">
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <Button variant="outline" onClick={() => session.askToSignIn({ mode: 'create' })}>
          Create an Account
        </Button>
      </div>
      <p>
        Without an account:{' '}
        {links.map(({ to, text }, index) => (
          <Fragment key={to}>
            {index > 0 && ' · '}
            <TextLink to={to}>{text}</TextLink>
          </Fragment>
        ))}
      </p>
    </>
  );
}
