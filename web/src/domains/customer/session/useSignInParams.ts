import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  LOGGED_OUT_NOTICE,
  readSignInParams,
  withoutSignInParams,
} from '#lib/session/signInParams.ts';
import { session, useSession } from '#lib/session/useSession.ts';
import { toaster } from '#ui/toaster.ts';
import { signOut } from './sessionCalls.ts';

/**
 * Does what `logout` and `loggedout` in an address ask for (spec §2). Going back to such an address in the history asks
 * for nothing: whoever has signed in meanwhile stays signed in.
 *
 * @param isFirstPage nobody has gone on from the address the browser came with
 */
export function useSignInParams(isFirstPage: boolean): void {
  const client = useApolloClient();
  const { search } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new query string asks for something new.
  useEffect(() => {
    const isReturn = navigationType === 'POP' && !isFirstPage;
    const params = readSignInParams(search, window.location.origin);
    if (isReturn || !(params.signsOut || params.showsNotice)) return;
    if (params.signsOut && session.getState().status === 'customer') {
      void signOut(client, session);
    }
    if (params.opensDialog) session.askToSignIn({ notice: LOGGED_OUT_NOTICE });
    else if (params.showsNotice) toaster.create({ description: LOGGED_OUT_NOTICE });
  }, [search, client]);

  useForgetWhenClosed();
}

/** Closing the dialog is an answer too: the address asks no more. */
function useForgetWhenClosed(): void {
  const { dialog, status } = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const wasOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the closing counts.
  useEffect(() => {
    const isClosing = wasOpen.current && dialog === null;
    wasOpen.current = dialog !== null;
    if (!isClosing || status === 'customer') return;
    const clean = withoutSignInParams(place);
    if (clean === `${place.pathname}${place.search}${place.hash}`) return;
    void navigate(clean, { replace: true, preventScrollReset: true });
  }, [dialog]);
}
