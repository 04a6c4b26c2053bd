import { persistence } from '#apollo/persist.ts';
import { session } from '#apollo/session/session.ts';
import { useCart } from '#domains/cart/index.ts';
import { counted } from '#lib/format/counts.ts';
import { type Rejection, toErrorMessage } from '#lib/forms/rejection.ts';
import { toaster } from '#ui/toaster.ts';
import {
  type SignIn_PayloadFragment,
  useSignInWithPasswordMutation,
} from '../session/Session.generated.ts';
import { setSessionEnd } from '../session/sessionEnd.ts';
import { afterSignOut } from '../session/useSignOut.ts';

const SIGN_IN_FAILURE = 'Login email or password was incorrect. Try again.';

/** The id of the guest cart to merge at sign-in; null for a customer who signs in again. */
export function useGuestCartId(): () => string | null {
  const { currentCartId } = useCart();
  return () => (session.getState().status === 'customer' ? null : currentCartId());
}

/** Merges the guest cart, starts the session and closes the dialog. Never rejects. */
export function useSignIn() {
  const guestCartId = useGuestCartId();
  const [signIn] = useSignInWithPasswordMutation({ fetchPolicy: 'no-cache' });
  return async (credentials: { email: string; password: string }): Promise<Rejection | null> => {
    try {
      await afterSignOut();
      const email = credentials.email.trim();
      const input = { ...credentials, email, guestCartId: guestCartId() };
      const { data } = await signIn({ variables: { input } });
      const payload = data?.customerSignIn;
      if (payload?.customer) return await beginSession(payload);
      const [userError] = payload?.userErrors ?? [];
      const isLimited = userError?.code === 'RATE_LIMITED';
      return { field: null, message: isLimited ? userError.message : SIGN_IN_FAILURE };
    } catch (error) {
      return { field: null, message: toErrorMessage(error) };
    }
  };
}

/** Starts the session after a successful sign-in, and reports the result of the cart merge. */
export async function beginSession(payload: SignIn_PayloadFragment): Promise<null> {
  // Ensures that the session is persisted even if the page is left immediately.
  await persistence.preload();
  const { firstName = '', id, sessionEndsAt = null } = payload.customer ?? {};
  session.begin(firstName, id);
  setSessionEnd(sessionEndsAt);
  void persistence.flush();
  const description = mergeText(payload);
  if (description) toaster.create({ title: 'Your shopping bag', description });
  return null;
}

/** The result of the cart merge as text; empty if there is nothing to report. */
function mergeText({ merge, userErrors }: SignIn_PayloadFragment): string {
  const problem = userErrors[0]?.message;
  if (problem || !merge) return problem ?? '';
  const items = (skus: readonly string[]) => counted(skus.length, 'item');
  return [
    merge.kept.length > 0 && `${items(merge.kept)} added from this visit.`,
    merge.duplicate.length > 0 && `${items(merge.duplicate)} already in your bag.`,
    merge.dropped.length > 0 && `${items(merge.dropped)} sold in the meantime.`,
  ]
    .filter(Boolean)
    .join(' ');
}
