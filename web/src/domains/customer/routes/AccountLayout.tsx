import { Box, Container, chakra, Skeleton, Text } from '@chakra-ui/react';
import { Fragment, useEffect, useState } from 'react';
import { NavLink, Outlet } from 'react-router';
import { session, useSession } from '#apollo/session/session.ts';
import { keepCurrentInView } from '#lib/browser/keepCurrentInView.ts';
import { useFeatures, useOpenLinks } from '#lib/site/useSite.ts';
import { account as styles } from '#theme/recipes/account.ts';
import { TextLink } from '#ui/Links.tsx';
import { AccountGate } from '../components/AccountGate.tsx';
import { SignInButtons } from '../components/SignInButtons.tsx';
import { useConfirmSession, useSignOut } from '../session/useSignOut.ts';

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

const GUEST_PAGES = [
  { to: '/guest/order', label: 'Order status' },
  { to: '/gift-card-balance', label: 'Gift card balance' },
] as const;

/**
 * The frame of every account page. A guest is asked to sign in first, except while signing out here. Child routes can
 * rely on a signed-in customer; the server never renders them because its HTML is the same for all visitors.
 */
export default function AccountLayout() {
  const { status } = useSession();
  const [generation] = useState(session.generation);
  if (status !== 'customer') {
    return (
      <AccountGate title="My Account">
        {status === 'unknown' ? (
          <Skeleton height="80" aria-hidden />
        ) : (
          <GuestAccount isLeaving={session.generation() !== generation} />
        )}
      </AccountGate>
    );
  }
  return (
    <Container css={styles.root}>
      <AccountNav />
      <Box minWidth="0">
        <Outlet />
      </Box>
    </Container>
  );
}

function AccountNav() {
  const signOut = useSignOut();
  const pages = useOpenLinks(PAGES);
  return (
    <chakra.nav css={styles.nav} aria-label="My Account" ref={keepCurrentInView}>
      <chakra.ul css={styles.list}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <chakra.span css={styles.link} asChild>
              <NavLink to={to} end={to === '/account'}>
                {label}
              </NavLink>
            </chakra.span>
          </li>
        ))}
        <li>
          <chakra.button type="button" css={styles.link} onClick={signOut}>
            Sign Out
          </chakra.button>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}

function GuestAccount({ isLeaving }: { isLeaving: boolean }) {
  const confirmSession = useConfirmSession();
  const links = useOpenLinks(GUEST_PAGES);
  const features = useFeatures();
  useEffect(() => {
    if (isLeaving) return;
    let isHere = true;
    void confirmSession().then(() => {
      const { status, dialog } = session.getState();
      if (isHere && status === 'guest' && dialog === null) session.askToSignIn();
    });
    return () => {
      isHere = false;
    };
  }, [confirmSession, isLeaving]);
  return (
    <>
      <Text maxWidth="prose">
        Please sign in to see your orders{features.has('WISHLIST') && ', favorites'}
        {features.has('SELL_TO_US') && ', quotes'} and more.
      </Text>
      <SignInButtons />
      {links.length > 0 && (
        <p>
          Without an account:{' '}
          {links.map(({ to, label }, index) => (
            <Fragment key={to}>
              {index > 0 && ' · '}
              <TextLink to={to}>{label}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
