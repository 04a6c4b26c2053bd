import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { clearCustomerData, clearPageData } from '#apollo/clearCustomerData.ts';
import { persistence } from '#apollo/persist.ts';
import { dropOthersFormDraft, holdFormDraft } from '#apollo/session/formDraft.ts';
import { LOGGED_OUT_NOTICE, type SessionEvent, session } from '#apollo/session/session.ts';
import { holdDraft } from '#domains/cart/index.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import {
  isAccountPage,
  lostPath,
  readSignInParams,
  redirectTarget,
  withoutSignInParams,
} from '#lib/session/sessionUrls.ts';
import { toaster } from '#ui/toaster.ts';
import { onSessionEnding, setSessionEnd } from './sessionEnd.ts';
import { useConfirmSession, useDeleteSessionCookie, useSignOut } from './useSignOut.ts';

/** The current location, or the target of a pending navigation, so that redirects never cancel it. */
interface Router {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/** Applies session events to the page; renders nothing. `isFirstPage` is true until the first navigation. */
export function SessionEffects({ isFirstPage }: { isFirstPage: boolean }) {
  const client = useApolloClient();
  const here = useLocation();
  const { location = here } = useNavigation();
  const navigate = useNavigate();
  const deleteSessionCookie = useDeleteSessionCookie();
  const confirmSession = useConfirmSession();
  const onSessionEvent = useEffectEvent((event: SessionEvent) => {
    if (event === 'signed-in') {
      dropOthersFormDraft(client.cache);
      return continueAfterSignIn({ location, navigate });
    }
    setSessionEnd(null);
    if (event === 'lost') {
      const restoreDrafts = [holdDraft(client.cache), holdFormDraft(client.cache)];
      void clearCustomerData(client);
      for (const restore of restoreDrafts) restore();
      void deleteSessionCookie();
      return leaveForSignIn({ location, navigate });
    }
    if (event === 'signed-out') void clearCustomerData(client);
    else clearPageData(client);
    if (event === 'replaced') return void persistence.flush().then(() => window.location.reload());
    if (isAccountPage(location.pathname)) void navigate('/', { replace: true });
  });
  useEffect(() => {
    const confirm = () => {
      if (session.getState().status === 'customer') void confirmSession();
    };
    const stops = [
      session.on((event) => onSessionEvent(event)),
      onBfcacheRestore(confirm),
      onSessionEnding(confirm),
    ];
    confirm();
    void persistence.preload();
    return () => {
      for (const stop of stops) stop();
    };
  }, [confirmSession]);
  useSignInParams(isFirstPage);
  return null;
}

/**
 * Whether the browser's URL is already this location. While a navigation is pending, replacing the history entry would
 * lose the page being left.
 */
const hasArrived = (location: Location): boolean =>
  createPath(location) === createPath(window.location);

/** Continues after a sign-in. If the location is unchanged, open elements such as menus stay open. */
function continueAfterSignIn({ location, navigate }: Router): void {
  const target = targetAfterSignIn(location);
  if (target !== createPath(location)) {
    const stays = hasArrived(location);
    void navigate(target, { replace: stays, preventScrollReset: stays });
  }
}

/**
 * The target after a sign-in: `redirect`, else the page from which the session was lost, else /account if on /logout,
 * else none. The item of `wishlist` becomes the next intent.
 */
function targetAfterSignIn(location: Location): string {
  const { origin } = window.location;
  const { redirect, wishlist } = readSignInParams(location.search, origin);
  if (wishlist) session.storeIntent({ kind: 'favorite', value: wishlist });
  const stay = location.pathname === '/logout' ? '/account' : withoutSignInParams(location);
  return redirect ?? redirectTarget(session.consumeIntent('return'), origin) ?? stay;
}

/** The session was lost: leaves a page that requires a customer and returns after the sign-in. */
function leaveForSignIn({ location, navigate }: Router): void {
  const target = lostPath(location);
  const cameFrom = `${location.pathname}${location.search}`;
  if (target === '/?logout=true') session.storeIntent({ kind: 'return', value: cameFrom });
  const replace = hasArrived(location);
  void navigate(target, { replace, preventScrollReset: replace && target !== '/?logout=true' });
}

/** Handles `logout` and `loggedout` in the URL, but not on Back and Forward: a customer may have signed in since. */
function useSignInParams(isFirstPage: boolean): void {
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const signOut = useSignOut();
  const onSearch = useEffectEvent((search: string) => {
    const isReturn = navigationType === 'POP' && !isFirstPage;
    const params = readSignInParams(search, window.location.origin);
    if (isReturn || !(params.signsOut || params.showsNotice)) return;
    if (params.signsOut && session.getState().status === 'customer') void signOut();
    if (params.opensDialog) session.askToSignIn({ notice: LOGGED_OUT_NOTICE });
    else if (params.showsNotice) toaster.create({ description: LOGGED_OUT_NOTICE });
  });
  useEffect(() => onSearch(search), [search]);
}
