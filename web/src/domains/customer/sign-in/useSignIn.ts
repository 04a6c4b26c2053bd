import { useApolloClient } from '@apollo/client/react';
import type { SessionBegin_PayloadFragment } from '../../../generated/documents.ts';
import { SessionBegin } from '../../../generated/documents.ts';
import { failureText } from '../../../shared/failureText.ts';
import { session } from '../../../shared/session/useSession.ts';
import { showToast } from '../../../ui/Toast.tsx';
import { guestCartId } from '../../cart/index.ts';
import { afterLeaving } from '../session/sessionCalls.ts';
import { mergeText } from './mergeText.ts';

/** Word for word (spec §8). */
const SIGN_IN_FAILURE = 'Login email or password was incorrect. Try again.';

/**
 * Signs in with mail address and password; the guest's bag comes along. Null when it is done: the session has begun and
 * the dialog is closed. Otherwise what to tell. Never rejects.
 */
export function useSignIn(): (email: string, password: string) => Promise<string | null> {
  const client = useApolloClient();
  return async (email, password) => {
    try {
      await afterLeaving();
      const input = { email: email.trim(), password, guestCartId: guestCartId(client) };
      const { data } = await client.mutate({ mutation: SessionBegin, variables: { input } });
      const payload = data?.customerSignIn;
      if (payload?.customer) return begin(payload);
      const refusal = payload?.userErrors[0];
      return refusal?.code === 'RATE_LIMITED' ? refusal.message : SIGN_IN_FAILURE;
    } catch (error) {
      return failureText(error);
    }
  };
}

/** Starts the session that the gateway has opened, and says what became of the guest's bag. */
export function begin(payload: SessionBegin_PayloadFragment): null {
  session.begin(payload.customer?.firstName ?? '');
  const text = mergeText(payload);
  if (text) showToast({ title: 'Your shopping bag', text });
  return null;
}
