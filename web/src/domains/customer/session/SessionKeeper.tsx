import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { forgetCustomer, forgetOnPage } from '#apollo/forget.ts';
import { holdDraft } from '#domains/cart/index.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { isAccountPage, lostPath } from '#lib/session/lostPath.ts';
import { session } from '#lib/session/useSession.ts';
import { afterSignIn } from './afterSignIn.ts';
import { confirmSession, takeCookieBack } from './sessionCalls.ts';
import { useSignInParams } from './useSignInParams.ts';

/** Where somebody is, or is on the way to: a link that was clicked is never taken back. */
interface Place {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/**
 * Keeps the page in step with the session; it shows nothing.
 *
 * @param props.isFirstPage nobody has gone on from the address the browser came with
 */
export function SessionKeeper({ isFirstPage }: { isFirstPage: boolean }) {
  const client = useApolloClient();
  const here = useLocation();
  const { location = here } = useNavigation();
  const place = { location, navigate: useNavigate() };
  const newest = useRef(place);
  newest.current = place;

  useEffect(() => {
    const stop = session.on((event) => {
      if (event === 'signed-in') return goOn(newest.current);
      if (event === 'lost') {
        const giveBack = holdDraft(client.cache);
        void forgetCustomer(client);
        giveBack();
        return askAgain(client, newest.current);
      }
      if (event === 'gone') forgetOnPage(client);
      else void forgetCustomer(client);
      leaveAccount(newest.current);
    });
    const confirm = () => {
      if (session.getState().status === 'customer') void confirmSession(client, session);
    };
    confirm();
    const stopLooking = onBfcacheRestore(confirm);
    return () => {
      stop();
      stopLooking();
    };
  }, [client]);

  useSignInParams(isFirstPage);
  return null;
}

/** Whether the browser's own address is this already: that of the page which is left is not to be lost from the history. */
const hasArrived = (location: Location): boolean =>
  createPath(location) === createPath(window.location);

/** Goes on with what the sign-in was for. Whoever stays on the page keeps what is open on it, such as a menu. */
function goOn({ location, navigate }: Place): void {
  const target = afterSignIn(location, session.intents);
  if (target !== createPath(location)) {
    const stays = hasArrived(location);
    void navigate(target, { replace: stays, preventScrollReset: stays });
  }
  session.intents.release();
}

/** The session has ended by itself (spec §4, HTTP 401): a page that needs a customer is left, to come back to. */
function askAgain(client: ApolloClient, { location, navigate }: Place): void {
  const target = lostPath(location);
  const cameFrom = `${location.pathname}${location.search}`;
  if (target === '/?logout=true') session.intents.keep({ kind: 'return', value: cameFrom });
  void takeCookieBack(client);
  const replace = hasArrived(location);
  void navigate(target, { replace, preventScrollReset: replace && target !== '/?logout=true' });
}

function leaveAccount({ location, navigate }: Place): void {
  if (isAccountPage(location.pathname)) void navigate('/', { replace: true });
}
