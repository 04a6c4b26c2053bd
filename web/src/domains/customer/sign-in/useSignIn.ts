import { useApolloClient } from '@apollo/client/react';
import { useCart } from '#domains/cart/index.ts';
import { failureText } from '#lib/forms/failureText.ts';
import { session } from '#lib/session/useSession.ts';
import { toaster } from '#ui/toaster.ts';
import {
  SessionBegin,
  type SessionBegin_PayloadFragment,
} from '../session/SessionBegin.generated.ts';
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
  const { currentCartId } = useCart();
  return async (email, password) => {
    try {
      await afterLeaving();
      const input = { email: email.trim(), password, guestCartId: currentCartId() };
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
  if (text) toaster.create({ title: 'Your shopping bag', description: text });
  return null;
}
