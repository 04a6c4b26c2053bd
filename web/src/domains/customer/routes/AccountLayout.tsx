import { useApolloClient } from '@apollo/client/react';
import { Button, Link as ChakraLink, Skeleton } from '@chakra-ui/react';
import { Fragment, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { useOpenLinks } from '#lib/browser/useOpenLinks.ts';
import { session, useSession } from '#lib/session/useSession.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { AccountNav } from '../components/AccountNav.tsx';
import { confirmSession } from '../session/sessionCalls.ts';
import '#ui/records.css';
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
        <Skeleton height="80" aria-hidden />
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
            <ChakraLink asChild>
              <Link to={to}>{text}</Link>
            </ChakraLink>
          </Fragment>
        ))}
      </p>
    </>
  );
}
