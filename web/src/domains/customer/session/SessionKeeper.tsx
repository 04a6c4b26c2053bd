import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetCustomer } from '../../../apollo/forget.ts';
import { isAccountPage, lostPath } from '../../../shared/session/lostPath.ts';
import { session } from '../../../shared/session/useSession.ts';
import { afterSignIn } from './afterSignIn.ts';
import { confirmSession, takeCookieBack } from './sessionCalls.ts';
import { useSignInParams } from './useSignInParams.ts';

/** Keeps the page in step with the session; it shows nothing. */
export function SessionKeeper() {
  const client = useApolloClient();
  const place = { location: useLocation(), navigate: useNavigate() };
  const newest = useRef(place);
  newest.current = place;

  useEffect(() => {
    const stop = session.on((event) => {
      const { location, navigate } = newest.current;
      if (event === 'signed-in') {
        const target = afterSignIn(location, session.intents);
        void navigate(target, { replace: true, preventScrollReset: true });
        session.intents.release();
        return;
      }
      void forgetCustomer(client);
      if (event === 'lost') {
        const target = lostPath(location);
        const cameFrom = `${location.pathname}${location.search}`;
        if (target === '/?logout=true') session.intents.keep({ kind: 'return', value: cameFrom });
        void takeCookieBack(client);
        void navigate(target, { replace: true, preventScrollReset: target !== '/?logout=true' });
      } else if (isAccountPage(location.pathname)) void navigate('/', { replace: true });
    });
    if (session.getState().status === 'customer') void confirmSession(client, session);
    return stop;
  }, [client]);

  useSignInParams();
  return null;
}
